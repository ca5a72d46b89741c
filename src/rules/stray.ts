import type { Play, View } from '../engine/contract';
import type { CombatantId } from '../engine/state';
import { squaresOf } from './body';
import { threatens } from './threat';

const CHANCE = 25;

/** The other party of the bull rush someone is in, while it lasts; null outside of one. */
export function otherInBullRush(view: View, of: CombatantId): CombatantId | null {
  for (const { action, actor, args } of view.encounter.stack.toReversed()) {
    const on = args['on'];
    if (action !== 'bull-rush' || typeof on !== 'string') continue;
    if (actor === of) return on;
    if (on === of) return actor;
  }
  return null;
}

const isInReach = (view: View, by: CombatantId, other: CombatantId): boolean =>
  view.find(other) !== null && threatens(view, view.combatant(by), squaresOf(view, view.combatant(other)));

/** X-BULL-3: whom an opportunity at one party of a bull rush strikes: 1 to 25 of d100 the other, unless that one strikes itself. */
export function strayTarget(play: Play, by: CombatantId, at: CombatantId): CombatantId {
  const other = otherInBullRush(play, at);
  if (other === null || other === by || !isInReach(play, by, other)) return at;
  const { total } = play.roll({ who: by, purpose: 'stray', what: 'bull-rush', dice: 'd100', modifiers: [] });
  return total <= CHANCE ? other : at;
}
