import type { Encounter } from '../engine/state';
import { type Database, database, type SavedEncounter } from './database';
import { freshId } from './fresh-id';
import { freeName, nameOf } from './names';

/** What is saved under a name. */
export type EncounterContent = Pick<SavedEncounter, 'text' | 'pictures' | 'combatants' | 'width' | 'height'>;

/** The content of an encounter whose notation is `text`. */
export function contentOf({ combatants, board, picture }: Encounter, text: string): EncounterContent {
  return {
    text,
    pictures: picture === null ? [] : [picture.id],
    combatants: Object.keys(combatants).length,
    width: board.columns,
    height: board.rows,
  };
}

/** Encounters under names. What two tabs do at the same time is told apart by the revision, inside the transaction that writes. */
export class Library {
  readonly #db: Database;
  readonly #clock: () => number;

  constructor(db: Database, clock: () => number = Date.now) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Latest first. */
  async list(): Promise<readonly SavedEncounter[]> {
    const all = await this.#db.getAll('library');
    return all.sort((a, b) => b.at - a.at);
  }

  async get(id: string): Promise<SavedEncounter | null> {
    return (await this.#db.get('library', id)) ?? null;
  }

  /** Saves under a new id; a name that is taken gets a number. */
  async add(name: string, content: EncounterContent): Promise<SavedEncounter> {
    const tx = this.#db.transaction('library', 'readwrite');
    const taken = (await tx.store.getAll()).map((other) => other.name);
    const free = freeName(nameOf(name), taken);
    const added = { ...content, id: freshId(), name: free, at: this.#clock(), revision: 1 };
    await Promise.all([tx.store.put(added), tx.done]);
    return added;
  }

  /** Saves again what was at `revision` when it was last read. Null, and nothing is written: it was saved or removed elsewhere since. */
  async save(id: string, revision: number, content: EncounterContent): Promise<SavedEncounter | null> {
    const tx = this.#db.transaction('library', 'readwrite');
    const found = await tx.store.get(id);
    if (found?.revision !== revision) {
      await tx.done;
      return null;
    }
    const saved = { ...found, ...content, at: this.#clock(), revision: revision + 1 };
    await Promise.all([tx.store.put(saved), tx.done]);
    return saved;
  }

  /** A name that is taken gets a number. Null: it is not there. */
  async rename(id: string, name: string): Promise<SavedEncounter | null> {
    const tx = this.#db.transaction('library', 'readwrite');
    const all = await tx.store.getAll();
    const found = all.find((it) => it.id === id);
    if (found === undefined) {
      await tx.done;
      return null;
    }
    const taken = all.flatMap((other) => (other.id === id ? [] : [other.name]));
    const renamed = { ...found, name: freeName(nameOf(name), taken) };
    await Promise.all([tx.store.put(renamed), tx.done]);
    return renamed;
  }

  /** The same once more under the next free name. Null: it is not there. */
  async duplicate(id: string): Promise<SavedEncounter | null> {
    const found = await this.get(id);
    return found === null ? null : this.add(found.name, found);
  }

  /** Puts one back that was removed, or takes one over as it is. */
  async put(encounter: SavedEncounter): Promise<void> {
    await this.#db.put('library', encounter);
  }

  /** @returns what was removed, for `put`; null where it was not there */
  async remove(id: string): Promise<SavedEncounter | null> {
    const found = await this.get(id);
    if (found !== null) await this.#db.delete('library', id);
    return found;
  }
}

/** The library of this browser. @throws where the browser forbids storage */
export const library = async (): Promise<Library> => new Library(await database());
