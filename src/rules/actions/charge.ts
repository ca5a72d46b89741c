import type { Play, StepFrame } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { isRefusal } from '../../engine/refusal';
import { type ArgsOf, argsParser, flag, optional, path, text, whole } from '../arguments';
import { type AttackArgs, takeTactics, whyNotTactic } from '../attack-args';
import { canAct } from '../body';
import { endInBlow, endInManeuver } from '../charge-end';
import { chargeRouteAsKnown, endingManeuver, whyNoCharge } from '../charging';
import { isLimited } from '../economy';
import { plainArgs } from '../maneuver';
import { spendMount } from '../mounted-charge';
import { PLAIN_WALK } from '../movement';
import { openGuard } from '../open-guard';
import { PLAIN_GAIT } from '../provoking-steps';
import { BLOW, raiseReadied } from '../readiness';
import { takeStance } from '../stance';
import { type Walk, walkSteps } from '../walking';

const FIELDS = {
  on: text,
  path: optional(path),
  with: optional(text),
  weapon: optional(text),
  nonlethal: flag,
  lethal: flag,
  power: optional(whole),
  stunning: flag,
  smite: flag,
};
type Args = ArgsOf<typeof FIELDS>;

/** The blow at the end. */
const blowOf = ({ on, weapon, with: other, path: _path, ...how }: Args): AttackArgs => ({
  ...plainArgs(on, weapon ?? other),
  ...how,
});

const walkOf = (_play: Play, frame: StepFrame<Args>): Walk => ({
  path: (frame.memo['route'] as [number, number][] | undefined) ?? [],
  gait: PLAIN_GAIT,
  options: PLAIN_WALK,
  mode: 'charge',
});

/** Straight at the opponent, at least 10 feet and at most twice the speed, then one attack at +2; -2 AC until the next turn (X-CHG-1 to X-CHG-7). */
export default defineAction<Args>({
  id: 'charge',
  clause: 'X-CHG-1',
  cost: (view, actor) => (isLimited(view, actor) ? 'standard' : 'full-round'),
  needs: 'creature',
  precheck: whyNoCharge,
  parse: argsParser(FIELDS),
  refuse(view, actor, args) {
    const route = chargeRouteAsKnown(view, actor, args);
    if (isRefusal(route)) return route;
    const ending = endingManeuver(view, args);
    return isRefusal(ending) ? ending : whyNotTactic(view, actor, blowOf(args));
  },
  steps: {
    start(play, frame) {
      const { actor, args } = frame;
      play.emit({ type: 'turnChanged', who: actor, changes: { fiveFootStep: false }, cost: null });
      const route = chargeRouteAsKnown(play, play.combatant(actor), args);
      // Overruled: there may be no legal route; then the blow is struck from where it stands.
      frame.memo['route'] = isRefusal(route) ? [] : route.map(({ x, y }) => [x, y]);
      if (isRefusal(route)) return 'strike';
      const { rides } = play.combatant(actor);
      if (rides === null) return 'leave';
      spendMount(play, rides);
      play.push(rides, 'carry', { path: frame.memo['route'], exempt: [] }, { step: 'start' });
      return 'ridden';
    },
    ...walkSteps<Args>(walkOf, 'strike'),
    /** X-MNT-7: on horseback; a mount that was stopped on the way ends the charge. */
    ridden(play, { actor, memo }) {
      const { at, rides } = play.combatant(actor);
      const [x, y] = (memo['route'] as readonly [number, number][]).at(-1) ?? [at.x, at.y];
      if (rides === null || at.x !== x || at.y !== y) return DONE;
      takeStance(play, rides, 'charging');
      return 'strike';
    },
    strike(play, frame) {
      const { actor, args, memo } = frame;
      // What was readied against an attack comes before the blow, when the charger has arrived.
      if (memo['arrived'] !== true) {
        memo['arrived'] = true;
        takeStance(play, actor, 'charging');
        if (raiseReadied(play, frame, BLOW)) return 'strike';
      }
      if (!canAct(play, play.combatant(actor))) return DONE;
      const ending = endingManeuver(play, args);
      if (ending) {
        if (!isRefusal(ending)) endInManeuver(play, frame, ending);
        return DONE;
      }
      takeTactics(play, actor, blowOf(args));
      // UNA-2, X-RCH-2: bare hands and whips open the guard here too.
      openGuard(play, actor, blowOf(args), 'charge');
      return 'blow';
    },
    blow(play, frame) {
      if (canAct(play, play.combatant(frame.actor))) endInBlow(play, frame, blowOf(frame.args));
      return DONE;
    },
  },
});
