import type { View } from '../engine/contract';
import { followed } from '../engine/followed';
import type { Combatant, CombatantId } from '../engine/state';

type Ask = (view: View) => readonly CombatantId[];
const NOBODY: readonly CombatantId[] = [];

/** Who has an effect of this name on it, in the order of the table. */
export const holdersOf = (effect: string): Ask =>
  fewWho({ isOne: ({ effects }) => effects.some(({ id }) => id === effect), by: ({ effects }) => effects });

/** Who has an effect on it that ends by itself. */
export const withEndingEffects: Ask = fewWho({
  isOne: ({ effects }) => effects.some(({ ends }) => ends !== null),
  by: ({ effects }) => effects,
});

/** Who rides somebody. */
export const ridersIn: Ask = fewWho({ isOne: ({ rides }) => rides !== null, by: ({ rides }) => rides });

interface Kind {
  readonly isOne: (who: Combatant) => boolean;
  /** What that is seen by. */
  readonly by: (who: Combatant) => unknown;
}

/** Those of a kind that few are of, followed from table to table: asking costs nothing where nobody is. */
function fewWho({ isOne, by }: Kind): Ask {
  const found = followed<Map<number, CombatantId>, null>({
    build: (all) =>
      new Map(all.flatMap((who, rank): [number, CombatantId][] => (isOne(who) ? [[rank, who.id]] : []))),
    replace(made, { before, after, rank }) {
      if (by(before) === by(after)) return;
      if (isOne(after)) made.set(rank, after.id);
      else made.delete(rank);
    },
  });
  return ({ encounter: { combatants } }) => {
    const made = found(combatants, null, null);
    return made.size === 0 ? NOBODY : [...made].sort(([a], [b]) => a - b).map(([, id]) => id);
  };
}
