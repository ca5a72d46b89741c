import type { Refusal, View } from '../engine/contract';
import { modifier, total } from '../engine/modifiers';
import { refusal } from '../engine/refusal';
import type { Combatant, CombatantId } from '../engine/state';
import type { Square } from '../grid/square';
import { areEnemies, canAct, isDead, sortedByOrder, squaresOf } from './body';
import { coverFrom } from './cover';
import { perState } from './per-state';
import { isOutOfSight } from './sight';
import { threatens } from './threat';
import { nearbyThreats } from './threat-map';

/** Attacks of opportunity it may make in a round (AOO-15, AOO-21). */
export const opportunitiesAllowed = (view: View, who: Combatant): number =>
  total([
    modifier('base', 1, 'base'),
    ...view.modifiers({ stat: 'opportunities', of: who, against: null, detail: null, attack: null }),
  ]);

/** Attacks of opportunity it has left until its next turn (D6). */
export const opportunitiesLeft = (view: View, who: Combatant): number =>
  Math.max(0, opportunitiesAllowed(view, who) - who.turn.opportunities);

/**
 * Why `enemy` may not strike at `target` where it stands, or null. Covers every reason the rules know: sides, states that take
 * opportunities away (INI-11, DEF-6, UNA-6, SPELL-41, X-GRP-7), none left, not threatened, cover (X-COV-5), not seen (X-CON-9).
 * `target.at` is the square being left.
 */
export function whyNoOpportunity(view: View, enemy: Combatant, target: Combatant): Refusal | null {
  if (!areEnemies(enemy, target) || enemy.rides === target.id)
    return refusal('not-enemies', { by: enemy.id, on: target.id });
  const [denial] = [...view.denials(enemy, 'act'), ...view.denials(enemy, 'opportunity')];
  if (denial) return refusal('opportunity-denied', { by: enemy.id, effect: denial.effect }, 'AOO-13');
  if (opportunitiesLeft(view, enemy) === 0)
    return refusal('no-opportunities-left', { by: enemy.id }, 'AOO-15');
  if (!threatens(view, enemy, squaresOf(view, target)))
    return refusal('not-threatened', { by: enemy.id }, 'AOO-2');
  const cover = coverFrom(view, enemy, target, true);
  if (cover !== 'none') return refusal('opportunity-cover', { by: enemy.id, on: target.id }, 'X-COV-5');
  if (isOutOfSight(view, enemy, target, true))
    return refusal('opportunity-unseen', { by: enemy.id, on: target.id }, 'X-CON-9');
  return null;
}

/** Whether an opportunity already given still stands: the enemy may strike and the one who gave it is still up. */
export const opportunityStands = (view: View, enemy: Combatant, target: Combatant): boolean =>
  !isDead(view, target) && canAct(view, target) && whyNoOpportunity(view, enemy, target) === null;

/** Everyone who may strike at `target` where it stands, in initiative order (D7). */
export const opportunists = (view: View, target: Combatant): readonly CombatantId[] =>
  sortedByOrder(view, nearbyThreats(view, target)).filter((id) => {
    const enemy = view.combatant(id);
    return enemy.side !== target.side && whyNoOpportunity(view, enemy, target) === null;
  });

const strikers = perState<Map<number, readonly CombatantId[]>>();
const bySquare = (): Map<number, readonly CombatantId[]> => new Map();

/** The same for a mover that would stand at `at`, worked out once a state. */
export function opportunistsAt(view: View, mover: Combatant, at: Square): readonly CombatantId[] {
  const known = strikers(view, mover.id, bySquare);
  const key = at.y * 65536 + at.x;
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = opportunists(view, { ...mover, at });
  known.set(key, made);
  return made;
}
