import type { View } from '../../engine/contract';
import { isRefusal } from '../../engine/refusal';
import type { Combatant, Decision } from '../../engine/state';
import { attackContext, PLAIN_ATTACK, reaches } from '../attack-context';
import { attackOdds, type Odds } from '../attack-odds';
import { threateningWeapons } from '../wielding';

/** An attack of opportunity that waits for its decision: with what it may be struck, and at what odds. */
export interface OpportunityAnswer {
  /** Ids of the weapons that reach, the one used unasked first. */
  readonly weapons: readonly string[];
  readonly weapon: string;
  readonly odds: Odds;
}

/** What striking with `weapon` (null: the one used unasked) would be like (AOO-14). Null where nothing can be struck with. */
export function askOpportunity(
  view: View,
  { by, on, because }: Decision,
  weapon: string | null,
): OpportunityAnswer | null {
  const enemy = view.find(by);
  const target = on === null ? null : view.find(on);
  if (enemy === null || target === null) return null;
  const weapons = usable(view, enemy, target);
  const chosen = weapons.find((id) => id === weapon) ?? weapons[0];
  if (chosen === undefined) return null;
  const request = { ...PLAIN_ATTACK, weapon: chosen, cause: 'attack-of-opportunity', provokedBy: because };
  const made = attackContext(view, enemy, target, request);
  if (isRefusal(made)) return null;
  return { weapons, weapon: chosen, odds: attackOdds(view, enemy, target, made.attack) };
}

function usable(view: View, enemy: Combatant, target: Combatant): readonly string[] {
  return threateningWeapons(view, enemy)
    .filter(({ weapon }) => reaches(view, enemy, weapon, target))
    .map(({ weapon }) => weapon.id);
}
