import type { AttackContext, View } from '../engine/contract';
import { isRefusal } from '../engine/refusal';
import type { Combatant } from '../engine/state';
import { attackContext, PLAIN_ATTACK, reaches } from './attack-context';
import { attackOdds, type Odds } from './attack-odds';
import { threateningWeapons } from './wielding';

/** The blow an enemy would strike at someone standing at its `at`, and its odds. */
export function opportunityBlow(
  view: View,
  enemy: Combatant,
  target: Combatant,
  because: string,
): { attack: AttackContext; odds: Odds } | null {
  const usable = threateningWeapons(view, enemy).find(({ weapon }) => reaches(view, enemy, weapon, target));
  if (!usable) return null;
  const request = {
    ...PLAIN_ATTACK,
    weapon: usable.weapon.id,
    cause: 'attack-of-opportunity',
    provokedBy: because,
  };
  const made = attackContext(view, enemy, target, request);
  return isRefusal(made) ? null : { attack: made.attack, odds: attackOdds(view, enemy, target, made.attack) };
}
