import type { Refusal } from '../engine/contract';
import type { KeptFight, SavedEncounter } from './database';
import type { Room } from './room';

/** `elsewhere`: another tab has saved or removed the encounter since this one last saw it, and nothing was written. */
export type Saving = { readonly is: 'saved'; readonly name: string } | { readonly is: 'elsewhere' };
/** Puts back what was deleted. */
export type PutBack = () => Promise<void>;
/** What a file brought into the library. */
export interface Brought {
  readonly encounters: number;
  readonly templates: number;
  readonly fights: number;
  /** What was there already, and was left alone. */
  readonly known: number;
}

/** What can be done with files and with what the browser keeps. Whatever fails throws: `refusalOf` tells why, and nothing has changed. */
export interface Desk {
  /** Latest first. */
  encounters(): Promise<readonly SavedEncounter[]>;
  /** Latest first. */
  fights(): Promise<readonly KeptFight[]>;
  /** The kept fight that is open in this tab. */
  openFight(): string | null;
  room(): Promise<Room | null>;

  /** Begins a new fight from a saved encounter; the one before it stays kept. */
  begin(id: string): Promise<void>;
  /** Saves the fight as it stands under a new name. */
  saveNew(name: string): Promise<Saving>;
  /** Saves the fight as it stands over the encounter it belongs to; under its name anew where it belongs to none. */
  saveAgain(): Promise<Saving>;
  rename(id: string, name: string): Promise<void>;
  duplicate(id: string): Promise<void>;
  remove(id: string): Promise<PutBack>;
  removeFight(id: string): Promise<PutBack>;

  /** One file of a saved encounter with its picture. */
  encounterFile(id: string): Promise<Blob>;
  /** One file of the fight as it stands, with its history and its pictures. */
  fightFile(): Promise<Blob>;
  /** One file of everything that is kept. */
  backupFile(): Promise<Blob>;
  /** Puts a file's encounter into the library, or all that a backup holds; nothing there is replaced. */
  bring(file: File): Promise<Brought>;
  /** Opens such a file as a fight; a backup is brought into the library. The refusal tells what could not be restored. */
  open(file: Blob): Promise<Refusal | null>;

  /** An address that carries the encounter in itself, without its picture. */
  link(): Promise<string>;
  /** What a link carries, checked; nothing is opened yet. */
  linked(hash: string): Promise<Linked>;
}
export interface Linked {
  readonly title: string;
  readonly combatants: number;
  open(): void;
}
