import type { Command } from '../../engine/contract';
import type { Encounter, Json } from '../../engine/state';

// What the server keeps of a table, whatever the database. Everything but pictures is JSON.

/** An accepted command as it is stored. `commandId` is the sender's own number for it, so that it is never played twice. */
export interface StoredEntry {
  readonly by: string;
  readonly commandId: string;
  readonly command: Command;
}
export interface StoredSnapshot {
  /** The number of entries that had been played. */
  readonly at: number;
  readonly encounter: Encounter;
}
/** A table with all that is needed to go on in the middle of whatever was pending. */
export interface StoredTable {
  readonly id: string;
  /** Participants, rights, settings, chat's end: the table's own words, which the storage does not read. */
  readonly facts: Json;
  /** The number of the last thing each sender had carried out. */
  readonly numbers: Readonly<Record<string, number>>;
  readonly start: Encounter;
  readonly entries: readonly StoredEntry[];
  readonly cursor: number;
  /** A state that was written whole, so that not every command has to be played again. Null: play from the start. */
  readonly snapshot: StoredSnapshot | null;
}
/** What one step of a table adds. All of it is written, or nothing. */
export interface Change {
  /** From entry number `from` on the log reads `entries`; what stood there is gone. `cut`: something may stand there. */
  readonly log?: { readonly from: number; readonly entries: readonly StoredEntry[]; readonly cut: boolean };
  readonly cursor?: number;
  readonly facts?: Json;
  /** Of those senders only; null: it is forgotten. */
  readonly numbers?: Readonly<Record<string, number | null>>;
  readonly snapshot?: StoredSnapshot;
  /** Lines said at the table since: chat and its dice. */
  readonly said?: readonly Json[];
  /** Codes that lead to this table from now on, as hashes; those that stood before lead nowhere. */
  readonly codes?: readonly string[];
}
export interface StoredPicture {
  readonly kind: string;
  readonly bytes: Uint8Array;
}

/** Thrown when another process has taken the table since: this one must not write it any more. */
export class LeaseLost extends Error {
  constructor(table: string) {
    super(`another process plays table ${table}`);
  }
}

/** A table that this process has the right to write, until another claims it. */
export interface Claim {
  readonly lease: number;
  readonly table: StoredTable;
}

/**
 * Where the server keeps tables. A write resolves only when it is on the disk: what is acknowledged to a player after it
 * outlives the process, whenever that is killed.
 */
export interface Storage {
  /** @throws where the id is taken */
  create(table: StoredTable, codes: readonly string[]): Promise<Claim>;
  /** Takes the right to write away from whoever has it. Null: there is no such table. */
  claim(id: string): Promise<Claim | null>;
  /** @throws LeaseLost */
  write(id: string, lease: number, change: Change): Promise<void>;
  /** A table's own words as they stand on the disk, without taking it from whoever plays it. */
  facts(id: string): Promise<Json | null>;
  /** The table that a code's hash leads to. */
  tableOfCode(hash: string): Promise<string | null>;
  /** The last `count` lines said at a table, oldest first. */
  said(id: string, count: number): Promise<readonly Json[]>;
  remove(id: string): Promise<void>;
  /** Tables nobody has written since `before` (milliseconds since 1970). */
  idleSince(before: number): Promise<readonly string[]>;
  putPicture(table: string, id: string, picture: StoredPicture): Promise<void>;
  picture(table: string, id: string): Promise<StoredPicture | null>;
  /** Bytes of all pictures of a table. */
  pictureBytes(table: string): Promise<number>;
  /** Resolves if the database answers. @throws otherwise */
  ping(): Promise<void>;
  close(): Promise<void>;
}
