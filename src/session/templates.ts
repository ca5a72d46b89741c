import type { Json } from '../engine/state';
import { type Database, database, type SavedCombatant } from './database';
import { freshId } from './fresh-id';
import { freeName, nameOf } from './names';

/** Combatants under names, to be put into any fight. */
export class Templates {
  readonly #db: Database;
  readonly #clock: () => number;

  constructor(db: Database, clock: () => number = Date.now) {
    this.#db = db;
    this.#clock = clock;
  }

  /** By name. */
  async list(): Promise<readonly SavedCombatant[]> {
    const all = await this.#db.getAll('templates');
    return all.sort((a, b) => a.name.localeCompare(b.name));
  }

  /** Keeps a block of the notation; a name that is taken gets a number. */
  async add(name: string, block: Json): Promise<SavedCombatant> {
    const tx = this.#db.transaction('templates', 'readwrite');
    const taken = (await tx.store.getAll()).map((other) => other.name);
    const added = { id: freshId(), name: freeName(nameOf(name), taken), block, at: this.#clock() };
    await Promise.all([tx.store.put(added), tx.done]);
    return added;
  }

  /** Puts one back that was removed, or takes one over as it is. */
  async put(template: SavedCombatant): Promise<void> {
    await this.#db.put('templates', template);
  }

  /** @returns what was removed, for `put`; null where it was not there */
  async remove(id: string): Promise<SavedCombatant | null> {
    const found = await this.#db.get('templates', id);
    if (found === undefined) return null;
    await this.#db.delete('templates', id);
    return found;
  }
}

/** The templates of this browser. @throws where the browser forbids storage */
export const templates = async (): Promise<Templates> => new Templates(await database());
