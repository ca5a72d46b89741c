import type { Decision, Encounter } from '../engine/state';
import { GM } from '../session/authority';
import type { Switches } from '../sharing/to-table';

/** Time limits of the decisions that are open. Milliseconds of the server's clock. */
export class Deadlines {
  readonly #ends = new Map<number, number>();

  /** Goes after the decisions that are open now: players' ones get their time when they first appear, the game master has as long as it takes. */
  follow(encounter: Encounter, { decisionSeconds }: Switches, now: number): void {
    const open = new Set(encounter.decisions.map(({ id }) => id));
    for (const id of this.#ends.keys()) if (!open.has(id)) this.#ends.delete(id);
    if (decisionSeconds === null) this.#ends.clear();
    else this.#begin(encounter, now + decisionSeconds * 1000);
  }

  #begin(encounter: Encounter, end: number): void {
    for (const { id, by } of encounter.decisions) {
      const isPlayers = (encounter.combatants[by]?.controller ?? GM) !== GM;
      if (isPlayers && !this.#ends.has(id)) this.#ends.set(id, end);
    }
  }

  /** Seconds that are left for each, those over 0. */
  left(now: number): ReadonlyMap<number, number> {
    const left = [...this.#ends].map(([id, end]) => [id, Math.max(0, (end - now) / 1000)] as const);
    return new Map(left);
  }

  /** The first open decision whose time is over and that can be passed. */
  over(encounter: Encounter, now: number): Decision | null {
    const isOver = ({ id, options }: Decision) => {
      const end = this.#ends.get(id);
      return end !== undefined && end <= now && options.includes('pass');
    };
    return encounter.decisions.find(isOver) ?? null;
  }
}
