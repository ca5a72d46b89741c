import type { CombatantId } from '../engine/state';
import type { IsSecret } from './scrub';

type Ids = readonly CombatantId[];

/**
 * Long lists of ids (whom somebody saw as its turn began), scrubbed once as long as the same names are a secret: in a large fight each
 * combatant carries one.
 */
export class LongLists {
  #scrubbed = new WeakMap<Ids, Ids>();
  /** Who is in a list. */
  readonly #members = new WeakMap<Ids, ReadonlySet<CombatantId>>();

  without(ids: Ids, isSecret: IsSecret): Ids {
    const known = this.#scrubbed.get(ids);
    if (known !== undefined) return known;
    const made = ids.some((id) => isSecret(id)) ? ids.filter((id) => !isSecret(id)) : ids;
    this.#scrubbed.set(ids, made);
    return made;
  }

  /** Other names are a secret now. */
  forget(): void {
    this.#scrubbed = new WeakMap();
  }

  namesAny(ids: Ids, some: ReadonlySet<CombatantId>): boolean {
    const members = this.#members.get(ids) ?? new Set(ids);
    this.#members.set(ids, members);
    for (const id of some) if (members.has(id)) return true;
    return false;
  }
}
