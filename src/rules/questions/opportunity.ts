import type { View } from '../../engine/contract';
import { isRefusal } from '../../engine/refusal';
import type { Combatant, Decision } from '../../engine/state';
import { attackContext, PLAIN_ATTACK, reaches } from '../attack-context';
import { attackOdds, type Odds } from '../attack-odds';
import { chargeFor } from '../opportunity-blow';
import { spellContext } from '../spell-attack';
import { bodiesOf } from '../taking-opportunity';
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
  { by, on, because, about }: Decision,
  weapon: string | null,
): OpportunityAnswer | null {
  const enemy = view.find(by);
  if (enemy === null || on === null || view.find(on) === null) return null;
  const blows = bodiesOf(view, on, about['also']).flatMap((body) => usable(view, enemy, body));
  const chosen = blows.find((blow) => blow.weapon === weapon) ?? blows[0];
  if (chosen === undefined) return null;
  const weapons = [...new Set(blows.map((blow) => blow.weapon))];
  const charge = weapon === null ? chargeFor(view, enemy, chosen.weapon) : null;
  if (charge) {
    const attack = spellContext(view, enemy, chosen.body, { spell: charge, touch: 'melee' });
    return { weapons, weapon: chosen.weapon, odds: attackOdds(view, enemy, chosen.body, attack) };
  }
  const request = {
    ...PLAIN_ATTACK,
    weapon: chosen.weapon,
    cause: 'attack-of-opportunity',
    provokedBy: because,
  };
  const made = attackContext(view, enemy, chosen.body, request);
  if (isRefusal(made)) return null;
  return { weapons, weapon: chosen.weapon, odds: attackOdds(view, enemy, chosen.body, made.attack) };
}

/** The weapons that reach the target where it stands. */
function usable(view: View, enemy: Combatant, body: Combatant): { weapon: string; body: Combatant }[] {
  return threateningWeapons(view, enemy)
    .filter(({ weapon }) => reaches(view, enemy, weapon, body))
    .map(({ weapon }) => ({ weapon: weapon.id, body }));
}
