import type { View } from '../engine/contract';
import type { Combatant, CombatantId } from '../engine/state';
import { footprintsOverlap } from '../grid/footprint';
import type { Square } from '../grid/square';
import { isVerySmall } from './bodies-in-the-way';
import { areEnemies, inOrder, placementOf, sortedByOrder, spaceOf } from './body';
import { opportunists, opportunistsAt, whyNoOpportunity } from './opportunity';
import { canSee } from './sight';

/** How someone moves, as far as opportunities are concerned. */
export interface Gait {
  /** `withdraw`: the first square is not threatened for enemies that are seen (WDR-3). `safe`: never provokes (5-foot step). */
  readonly kind: 'plain' | 'withdraw' | 'safe';
  /** Enemies that get nothing for this movement (spring attack's target, tumbled past). */
  readonly exempt: readonly CombatantId[];
}
export const PLAIN_GAIT: Gait = { kind: 'plain', exempt: [] };
export const SAFE_GAIT: Gait = { kind: 'safe', exempt: [] };

const NOBODY: readonly CombatantId[] = [];

/** X-SIZE-3, X-THRU-6: the very small that enter an enemy's square open their guard to it. */
function entered(view: View, mover: Combatant, to: Square): readonly CombatantId[] {
  if (!isVerySmall(mover)) return NOBODY;
  const arrival = { at: to, space: spaceOf(mover) };
  return inOrder(view).filter((id) => {
    const enemy = view.combatant(id);
    if (!areEnemies(enemy, mover) || isVerySmall(enemy)) return false;
    return (
      footprintsOverlap(arrival, placementOf(enemy)) &&
      whyNoOpportunity(view, enemy, { ...mover, at: to }) === null
    );
  });
}

/**
 * Who may strike as `mover` takes this step, in initiative order: enemies that threaten a square it leaves (AOO-10, D4), each once a round
 * for movement (AOO-24); a 5-foot step gives nothing (STEP-2, D16). `mover.at` is the place being left. `already`: enemies that had their chance.
 */
export function provokedByStep(
  view: View,
  mover: Combatant,
  step: { readonly to: Square; readonly isFirst: boolean },
  { gait, already }: { readonly gait: Gait; readonly already: readonly CombatantId[] },
): readonly CombatantId[] {
  if (gait.kind === 'safe')
    return view.encounter.houseRules.steppingIntoEnemyProvokes
      ? entered(view, mover, step.to).filter((id) => !already.includes(id))
      : [];
  const here = opportunistsAt(view, mover, mover.at);
  const leaving =
    gait.kind === 'withdraw' && step.isFirst
      ? here.filter((id) => !canSee(view, mover, view.combatant(id)))
      : here;
  const entering = entered(view, mover, step.to);
  const all = entering.length === 0 ? leaving : sortedByOrder(view, [...leaving, ...entering]);
  // Most steps provoke nobody, and most that do provoke all of these.
  if (all.length === 0 || (already.length === 0 && gait.exempt.length === 0)) return all;
  return all.filter((id) => !already.includes(id) && !gait.exempt.includes(id));
}

/**
 * Who may strike at one that crawls to a square, in initiative order: everyone who threatens it before or after (MOV-8), each once a round
 * for movement (AOO-24).
 */
export function provokedByCrawl(view: View, crawler: Combatant, to: Square): readonly CombatantId[] {
  const here = opportunists(view, crawler);
  const there = opportunists(view, { ...crawler, at: to });
  return sortedByOrder(view, [...here, ...there]).filter((id) => !crawler.turn.provokedByMoving.includes(id));
}
