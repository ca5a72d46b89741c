import type { Play, StepFrame } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { isRefusal } from '../../engine/refusal';
import { sameSquare } from '../../grid/square';
import { argsParser } from '../arguments';
import { requestOf, whyNotAttack } from '../attack-args';
import { canAct } from '../body';
import { plainArgs } from '../maneuver';
import { spendMount } from '../mounted-charge';
import { BLOW, raiseReadied } from '../readiness';
import { chargeFactor } from '../riding';
import { RIDE_BY_FIELDS, type RideByArgs, rideByPlan, whyNoRideBy, whyNotRiddenBy } from '../riding-by';
import { takeStance } from '../stance';
import { wielded } from '../wielding';

/** Sends the mount along a part of the way; its target has nothing from that. */
function carry(play: Play, { actor, args }: StepFrame<RideByArgs>, from: number, to?: number): void {
  const { rides } = play.combatant(actor);
  if (rides === null) return;
  play.push(rides, 'carry', { path: args.path.slice(from, to), exempt: [args.on] }, { step: 'start' });
}

/** A charge on horseback that goes straight on after the blow (X-FEAT-26). */
export default defineAction<RideByArgs>({
  id: 'ride-by-attack',
  clause: 'X-FEAT-26',
  cost: 'full-round',
  needs: 'path',
  parse: argsParser(RIDE_BY_FIELDS),
  precheck: whyNoRideBy,
  refuse: whyNotRiddenBy,
  steps: {
    start(play, frame) {
      const { actor, args } = frame;
      const who = play.combatant(actor);
      const made = rideByPlan(play, who, args);
      const after = isRefusal(made) ? args.path.length : made.after;
      frame.memo['after'] = after;
      if (who.rides !== null) {
        spendMount(play, who.rides);
        takeStance(play, who.rides, 'charging');
      }
      takeStance(play, actor, 'charging');
      carry(play, frame, 0, after);
      return 'strike';
    },
    strike(play, frame) {
      const { actor, args, memo } = frame;
      const who = play.combatant(actor);
      const [x, y] = args.path[Number(memo['after']) - 1] ?? [-1, -1];
      if (!canAct(play, who) || !sameSquare(who.at, { x, y })) return DONE;
      // What was readied against an attack comes before the blow, where it is struck from.
      if (memo['aimed'] !== true) {
        memo['aimed'] = true;
        if (raiseReadied(play, frame, BLOW)) return 'strike';
      }
      const { on, weapon, nonlethal, lethal } = args;
      const attack = { ...plainArgs(on, weapon), nonlethal, lethal };
      if (whyNotAttack(play, who, attack, requestOf(attack, 'charge')) !== null) return 'ride-on';
      const multiplier = chargeFactor(play, who, wielded(who, weapon)?.weapon.traits ?? []);
      const blow = { on, weapon, nonlethal, lethal, cause: 'charge', provokedBy: null };
      play.push(actor, 'strike', { ...blow, options: { multiplier } }, { step: 'start' });
      return 'ride-on';
    },
    'ride-on'(play, frame) {
      carry(play, frame, Number(frame.memo['after']));
      return 'arrived';
    },
    arrived: () => DONE,
  },
});
