import type { Refusal, View } from '../engine/contract';
import { isRefusal } from '../engine/refusal';
import type { Combatant, JsonRecord } from '../engine/state';
import { canAct } from './body';
import type { Side } from './check';
import { disarmTarget, type Grasped, whyNotDisarmed } from './disarming';
import { maneuverContext, whyNotManeuver } from './maneuver';
import { duelSide, holdingOn } from './opposed-attack';

export interface DisarmArgs extends JsonRecord {
  readonly on: string;
  readonly weapon: string | null;
  readonly item: string | null;
}
/** What is fought for, and what the attack that is given up brings along. */
export interface DisarmTry {
  readonly thing: Grasped;
  readonly options: JsonRecord;
}

/** The opposed attack rolls of a disarm, and the weapon it is tried with (X-DIS-2, X-DIS-5, X-DIS-6); or why there are none. */
export function disarmDuel(
  view: View,
  who: Combatant,
  args: DisarmArgs,
  { thing, options }: DisarmTry,
): { readonly sides: readonly [Side, Side]; readonly weapon: string } | Refusal {
  const against = view.combatant(args.on);
  const attack = maneuverContext(view, who, args, { id: 'disarm', touch: false, options });
  if (isRefusal(attack)) return attack;
  const holding = holdingOn(view, against, who, thing.item);
  const extra = [...holding.extra, ...thing.resisting];
  return {
    sides: [
      duelSide(view, { who, against, attack, maneuver: 'disarm', extra: thing.snatching }),
      duelSide(view, { ...holding, maneuver: 'resist-disarm', extra }),
    ],
    weapon: attack.weapon.id,
  };
}

/** Why a disarm cannot be tried, or null. */
export const whyNotDisarm = (view: View, who: Combatant, args: DisarmArgs): Refusal | null =>
  whyNotManeuver(view, who, args, 'disarm') ?? whyNotDisarmed(view, view.combatant(args.on), args.item);

/** X-DIS-4: the try in turn of whoever kept its thing, at what the other tried with; null where it cannot, or the other holds nothing. */
export function counterDisarm(
  view: View,
  actor: Combatant,
  args: DisarmArgs,
): { readonly args: DisarmArgs; readonly thing: Grasped } | null {
  const defender = view.combatant(args.on);
  const back: DisarmArgs = { on: actor.id, weapon: null, item: null };
  if (!canAct(view, defender)) return null;
  const thing = disarmTarget(actor, args.weapon);
  return thing && !whyNotDisarm(view, defender, back) ? { args: back, thing } : null;
}
