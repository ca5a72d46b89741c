import type { Play, StepFrame } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { isRefusal } from '../../engine/refusal';
import { type ArgsOf, argsParser, flag, optional, path, text } from '../arguments';
import { canAct } from '../body';
import { chargeRoute, endingManeuver } from '../charging';
import { isLimited } from '../economy';
import { PLAIN_WALK } from '../movement';
import { PLAIN_GAIT } from '../provoking-steps';
import { raiseReadied } from '../readiness';
import { takeStance } from '../stance';
import { type Walk, walkSteps } from '../walking';

const FIELDS = {
  on: text,
  path: optional(path),
  with: optional(text),
  weapon: optional(text),
  nonlethal: flag,
  lethal: flag,
};
type Args = ArgsOf<typeof FIELDS>;

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
  parse: argsParser(FIELDS),
  refuse(view, actor, args) {
    const route = chargeRoute(view, actor, args);
    if (isRefusal(route)) return route;
    const ending = endingManeuver(view, args);
    return isRefusal(ending) ? ending : null;
  },
  steps: {
    start(play, frame) {
      const { actor, args } = frame;
      play.emit({ type: 'turnChanged', who: actor, changes: { fiveFootStep: false }, cost: null });
      const route = chargeRoute(play, play.combatant(actor), args);
      // Overruled: there may be no legal route; then the blow is struck from where it stands.
      frame.memo['route'] = isRefusal(route) ? [] : route.map(({ x, y }) => [x, y]);
      return isRefusal(route) ? 'strike' : 'leave';
    },
    ...walkSteps<Args>(walkOf, 'strike'),
    strike(play, frame) {
      const { actor, args, memo } = frame;
      // What was readied against an attack comes before the blow, when the charger has arrived.
      if (memo['arrived'] !== true) {
        memo['arrived'] = true;
        takeStance(play, actor, 'charging');
        if (raiseReadied(play, frame, new Set(['attack']))) return 'strike';
      }
      if (!canAct(play, play.combatant(actor))) return DONE;
      const ending = endingManeuver(play, args);
      if (ending) {
        if (!isRefusal(ending))
          play.push(actor, ending.id, { ...ending.args, reaction: true, charging: true });
        return DONE;
      }
      const weapon = args.weapon ?? args.with;
      const { on, nonlethal, lethal } = args;
      play.push(
        actor,
        'strike',
        { on, weapon, nonlethal, lethal, cause: 'charge', provokedBy: null },
        { step: 'start' },
      );
      return DONE;
    },
  },
});
