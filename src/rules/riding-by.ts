import type { Refusal, View } from '../engine/contract';
import { isRefusal, refusal } from '../engine/refusal';
import type { Combatant } from '../engine/state';
import { isInReach } from '../grid/reach';
import { sameSquare } from '../grid/square';
import { type ArgsOf, flag, optional, path, type SquarePair, square, text, toSquare } from './arguments';
import { reachOptions, reachWith } from './attack-context';
import { isDead, placementOf, spaceOf } from './body';
import { chargingBody, whyMountSpent } from './mounted-charge';
import { mountOf } from './riding';
import { walkPlan } from './walk-plan';
import { whyNotWalked } from './walked-blind';
import { isMelee, type Wielded, wielded } from './wielding';

// The plan of a charge on horseback that goes straight on after the blow (X-FEAT-26).

const ID = 'ride-by-attack';
const CLAUSE = 'X-FEAT-26';
export const RIDE_BY_FIELDS = {
  on: text,
  path,
  at: optional(square),
  weapon: optional(text),
  nonlethal: flag,
  lethal: flag,
};
export type RideByArgs = ArgsOf<typeof RIDE_BY_FIELDS>;

/** Why nobody in this state could ride by at all, or null. */
export function whyNoRideBy(view: View, who: Combatant): Refusal | null {
  if (!who.sheet.feats.includes(ID)) return refusal('feat-needed', { who: who.id, effect: ID }, CLAUSE);
  if (!mountOf(view, who)) return refusal('not-mounted', { who: who.id }, CLAUSE);
  const [denial] = view.denials(who, 'charge');
  if (denial) return refusal('cannot-charge', { who: who.id, effect: denial.effect }, CLAUSE);
  return whyMountSpent(view, who);
}

/** After how many squares the blow falls: at the place named, else at the first in reach; 10 feet on at least, and not at the end (X-CHG-1). */
function turningOf(view: View, who: Combatant, args: RideByArgs, { weapon }: Wielded): number | Refusal {
  const target = view.combatant(args.on);
  const space = spaceOf(chargingBody(view, who));
  const reaches = (at: SquarePair): boolean =>
    isInReach(
      { at: toSquare(at), space },
      placementOf(target),
      reachWith(who, weapon),
      reachOptions(view, weapon),
    );
  const isNamed = (at: SquarePair): boolean =>
    args.at === null || sameSquare(toSquare(at), toSquare(args.at));
  const last = args.path.length - 1;
  const index = args.path.findIndex((at, i) => i >= 1 && i < last && isNamed(at) && reaches(at));
  return index < 0 ? refusal('no-place-to-strike', { on: args.on }, CLAUSE) : index + 1;
}

/** What it strikes with, and when. */
export function rideByPlan(
  view: View,
  who: Combatant,
  args: RideByArgs,
): { held: Wielded; after: number } | Refusal {
  const target = view.find(args.on);
  if (!target || target.id === who.id) return refusal('unknown-combatant', { id: args.on });
  if (isDead(view, target)) return refusal('target-dead', { on: target.id });
  if (!who.turn.sawAtStart.includes(target.id)) return refusal('charge-unseen', { on: target.id }, 'X-CHG-4');
  const held = wielded(who, args.weapon);
  if (!held || !isMelee(held.weapon))
    return refusal('no-such-weapon', { who: who.id, weapon: args.weapon ?? '' }, CLAUSE);
  const after = turningOf(view, who, args, held);
  return isRefusal(after) ? after : { held, after };
}

/** Everything that speaks against riding by so, or null. */
export function whyNotRiddenBy(view: View, who: Combatant, args: RideByArgs): Refusal | null {
  const unable = whyNoRideBy(view, who);
  if (unable) return unable;
  const made = rideByPlan(view, who, args);
  if (isRefusal(made)) return made;
  const body = chargingBody(view, who);
  const plan = walkPlan(view, body, 'charge', {});
  if (isRefusal(plan)) return plan;
  return whyNotWalked(view, body, args.path.map(toSquare), { ...plan, straight: true });
}
