import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Encounter, Json } from '../engine/state';
import type { PictureKind } from './pixels';
import type { LogLine } from './save-file';
import type { SavedAs } from './ui-state';

// What the browser keeps, in one IndexedDB. Every change of the form is a migration below; none is ever changed afterwards.

/** What is known of a kept fight without opening it. `writer`: the tab that may write. */
export interface KeptFight {
  readonly id: string;
  readonly title: string;
  readonly cursor: number;
  readonly length: number;
  readonly writer: string;
  /** Milliseconds since 1970 of the last writing. */
  readonly at: number;
  /** The encounter of the library it belongs to; version 1 did not write it. */
  readonly saved?: SavedAs | null;
}
/** The state after the first `cursor` commands. */
export interface Snapshot {
  readonly cursor: number;
  readonly encounter: Encounter;
}
/** Everything the shelf has of a fight, to be put back or into a backup. */
export interface WholeFight {
  readonly facts: KeptFight;
  readonly start: Encounter;
  readonly snapshot: Snapshot;
  readonly log: readonly LogLine[];
}
/** A picture by the SHA-256 of its bytes (lower-case hex). Width and height in pixels. */
export interface StoredPicture {
  readonly id: string;
  readonly kind: PictureKind;
  readonly width: number;
  readonly height: number;
  readonly bytes: ArrayBuffer;
  /** Milliseconds since 1970 when it was last given. */
  readonly at: number;
}
/** An encounter under a name. `text` is the notation; the figures stand beside it so that a list need not read it. */
export interface SavedEncounter {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly pictures: readonly string[];
  /** Milliseconds since 1970 of the last saving. */
  readonly at: number;
  /** Counts the savings; who saves says which one they began from. */
  readonly revision: number;
  readonly combatants: number;
  /** Squares. */
  readonly width: number;
  readonly height: number;
}
/** A combatant under a name; `block` as in the notation. */
export interface SavedCombatant {
  readonly id: string;
  readonly name: string;
  readonly block: Json;
  readonly at: number;
}
export interface Shelves extends DBSchema {
  fights: { key: string; value: KeptFight };
  starts: { key: string; value: Encounter };
  snapshots: { key: string; value: Snapshot };
  entries: { key: [string, number]; value: LogLine };
  pictures: { key: string; value: StoredPicture; indexes: { at: number } };
  library: { key: string; value: SavedEncounter };
  templates: { key: string; value: SavedCombatant };
}
export type Database = IDBPDatabase<Shelves>;

export const DATABASE = 'fivefoot';

/** One for each version, in order: what the version has beyond the one before it. */
const MIGRATIONS: readonly ((database: Database) => void)[] = [
  (database) => {
    database.createObjectStore('fights', { keyPath: 'id' });
    database.createObjectStore('starts');
    database.createObjectStore('snapshots');
    database.createObjectStore('entries');
  },
  (database) => {
    database.createObjectStore('pictures', { keyPath: 'id' }).createIndex('at', 'at');
    database.createObjectStore('library', { keyPath: 'id' });
    database.createObjectStore('templates', { keyPath: 'id' });
  },
];
export const DATABASE_VERSION = MIGRATIONS.length;

/** Opens what the browser keeps and brings it to the present form. `closed` hears when the connection is gone. @throws where the browser forbids storage, or a later version of the program has been here */
export async function openDatabase(
  name: string = DATABASE,
  closed: () => void = () => {},
): Promise<Database> {
  return openDB<Shelves>(name, DATABASE_VERSION, {
    upgrade(database, from) {
      for (const migrate of MIGRATIONS.slice(from)) migrate(database);
    },
    // A later version in another tab must not wait for this one.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      closed();
    },
    terminated: closed,
  });
}

let shared: Promise<Database> | null = null;

/** The connection of this page, opened when it is first asked for. @throws as `openDatabase` */
export function database(): Promise<Database> {
  if (shared !== null) return shared;
  const forget = () => {
    shared = null;
  };
  shared = openDatabase(DATABASE, forget);
  shared.catch(forget);
  return shared;
}
