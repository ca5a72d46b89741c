import type { View } from '../../engine/contract';
import { isRefusal } from '../../engine/refusal';
import type { Combatant, CombatantId } from '../../engine/state';
import { attackContext, PLAIN_ATTACK } from '../attack-context';
import { areEnemies, feetApart, isDead } from '../body';
import { coverFrom } from '../cover';
import { concealmentFrom } from '../sight';
import type { CoverAnswer } from './answers';

/** What stands between two enemies, either way. */
export interface CoverTowards {
  readonly on: CombatantId;
  /** What it has against the one who asks. */
  readonly theirs: CoverAnswer;
  /** What the one who asks has against it. */
  readonly own: CoverAnswer;
}

/** So many enemies at most: among hundreds the far ones would take longer than a hand that draws a path waits. */
export const MOST_COVERS = 30;

/**
 * Cover and concealment between one creature and each of its enemies (the nearest, where they are more than `MOST_COVERS`), each for the
 * attack made unasked (X-COV-1 to X-COV-10, X-CON-1 to X-CON-8). `who` may be a copy that stands elsewhere.
 */
export function askCovers(view: View, who: Combatant): readonly CoverTowards[] {
  return nearest(
    view,
    who,
    Object.values(view.encounter.combatants).filter((it) => areEnemies(who, it) && !isDead(view, it)),
  ).map((it) => ({ on: it.id, theirs: between(view, who, it), own: between(view, it, who) }));
}

function nearest(view: View, who: Combatant, all: readonly Combatant[]): readonly Combatant[] {
  if (all.length <= MOST_COVERS) return all;
  return all
    .map((it) => ({ it, feet: feetApart(view, who, it) }))
    .sort((a, b) => a.feet - b.feet)
    .slice(0, MOST_COVERS)
    .map(({ it }) => it);
}

function between(view: View, attacker: Combatant, target: Combatant): CoverAnswer {
  const made = attackContext(view, attacker, target, PLAIN_ATTACK);
  const melee = !isRefusal(made) && made.attack.kind === 'melee';
  return {
    cover: coverFrom(view, attacker, target, melee),
    concealment: concealmentFrom(view, attacker, target, melee),
  };
}
