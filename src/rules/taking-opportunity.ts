import type { Play, Refusal, StepFrame, View } from '../engine/contract';
import { isRefusal, refusal } from '../engine/refusal';
import type { Answer, Combatant, CombatantId, Decision, JsonRecord } from '../engine/state';
import { type SquarePair, toSquare } from './arguments';
import { reaches } from './attack-context';
import { costOf } from './economy';
import { chargeFor } from './opportunity-blow';
import { strayTarget } from './stray';
import { threateningWeapons } from './wielding';

export const OPPORTUNITY = 'attack-of-opportunity';

/** Where the blow may meet its target: where it is, and for a crawl also the square it is about to enter (MOV-8). */
export function bodiesOf(
  view: View,
  target: CombatantId,
  also: JsonRecord[string] | undefined,
): readonly Combatant[] {
  const here = view.combatant(target);
  return Array.isArray(also) ? [here, { ...here, at: toSquare(also as unknown as SquarePair) }] : [here];
}

/** The weapon an opportunity is taken with unless another is named: the first that reaches. */
function weaponFor(
  view: View,
  enemy: CombatantId,
  bodies: readonly Combatant[],
  named: string | null,
): string | null {
  const wielder = view.combatant(enemy);
  const usable = threateningWeapons(view, wielder).filter(({ weapon }) =>
    bodies.some((body) => reaches(view, wielder, weapon, body)),
  );
  return usable.find(({ weapon }) => named === null || weapon.id === named)?.weapon.id ?? null;
}

/** Strikes: one opportunity less, and the blow or the maneuver in its place is pushed (AOO-14, AOO-15, FN-72). */
export function takeOpportunity(play: Play, frame: StepFrame, by: CombatantId, choice: JsonRecord): void {
  const { opportunities } = play.combatant(by).turn;
  play.emit({
    type: 'turnChanged',
    who: by,
    changes: { opportunities: opportunities + 1 },
    cost: OPPORTUNITY,
  });
  const maneuver = typeof choice['maneuver'] === 'string' ? choice['maneuver'] : null;
  const named = typeof choice['weapon'] === 'string' ? choice['weapon'] : null;
  const because = String(frame.args['because']);
  const on = strayTarget(play, by, frame.actor);
  if (maneuver) {
    const args = maneuverArgs(play, by, choice, on);
    if (!isRefusal(args)) play.push(by, maneuver, { ...args, reaction: true, provokedBy: because });
    return;
  }
  const also = on === frame.actor ? frame.args['also'] : undefined;
  const weapon = weaponFor(play, by, bodiesOf(play, on, also), named);
  if (named === null && chargeFor(play, play.combatant(by), weapon)) {
    play.push(by, 'touch', { on, reaction: true, provokedBy: because });
    return;
  }
  const options = { nonlethal: choice['nonlethal'] === true, lethal: choice['lethal'] === true };
  play.push(
    by,
    'strike',
    { on, weapon, cause: OPPORTUNITY, provokedBy: because, ...options },
    { step: 'announced' },
  );
}

/** The arguments of a maneuver in place of the blow: what the answer says of it. FN-72: only what replaces a melee attack. */
function maneuverArgs(
  view: View,
  by: CombatantId,
  choice: JsonRecord,
  on: CombatantId | null,
): JsonRecord | Refusal {
  const { answer: _answer, maneuver, ...rest } = choice;
  const action = view.rules.actions.get(String(maneuver));
  const notOne = refusal('not-an-attack', { action: String(maneuver) }, 'AOO-14');
  if (!action) return notOne;
  const args = action.parse({ ...rest, on });
  if (isRefusal(args)) return args;
  return costOf(view, view.combatant(by), action, args) === 'attack' ? args : notOne;
}

/** Why an opportunity cannot be taken in the way answered, or null. */
export function whyNotTaken(view: View, decision: Decision, choice: Answer['choice']): Refusal | null {
  if (choice.answer !== 'attack' || decision.on === null) return null;
  const { maneuver } = choice;
  if (maneuver !== undefined) return maneuverRefusal(view, decision, choice);
  const named = typeof choice['weapon'] === 'string' ? choice['weapon'] : null;
  const bodies = bodiesOf(view, decision.on, decision.about['also']);
  if (weaponFor(view, decision.by, bodies, named) !== null) return null;
  return refusal('weapon-cannot-strike', { by: decision.by, weapon: named ?? '' }, 'AOO-14');
}

/** FN-72, D17: what takes the place of a melee attack may be an attack of opportunity; nothing else may. */
function maneuverRefusal(view: View, decision: Decision, choice: Answer['choice']): Refusal | null {
  const maneuver = String(choice['maneuver']);
  if (maneuver === 'sunder' && view.encounter.houseRules.noSunderOpportunity)
    return refusal('not-an-attack', { action: maneuver }, 'AOO-14');
  const args = maneuverArgs(view, decision.by, choice, decision.on);
  if (isRefusal(args)) return args;
  const reaction = { ...args, reaction: true };
  return view.rules.actions.get(maneuver)?.refuse(view, view.combatant(decision.by), reaction) ?? null;
}
