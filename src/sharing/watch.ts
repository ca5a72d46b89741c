import type { CombatantId } from '../engine/state';
import type { Stir } from './perceivers';

const NOBODY: ReadonlySet<CombatantId> = new Set();

/** Who is perceived by whom, the other way round too, so that only those are asked about again of whom it may have changed. */
export class Watch {
  readonly #by = new Map<CombatantId, CombatantId | null>();
  readonly #of = new Map<CombatantId | null, Set<CombatantId>>();

  /** `by`: one who perceives it, null for nobody; undefined: it is not there any more. */
  note(id: CombatantId, by: CombatantId | null | undefined): void {
    const last = this.#by.get(id);
    if (last === by) return;
    if (last !== undefined) this.#of.get(last)?.delete(id);
    if (by === undefined) {
      this.#by.delete(id);
      return;
    }
    this.#by.set(id, by);
    const seen = this.#of.get(by);
    if (seen === undefined) this.#of.set(by, new Set([id]));
    else seen.add(id);
  }

  /** Of whom what was noted may not hold any more. */
  doubtful({ who, hasEyes }: Stir): ReadonlySet<CombatantId> {
    const found = new Set<CombatantId>(who);
    for (const by of who) for (const id of this.#of.get(by) ?? NOBODY) found.add(id);
    if (hasEyes) for (const id of this.#of.get(null) ?? NOBODY) found.add(id);
    return found;
  }
}
