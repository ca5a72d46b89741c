import type { Play, StepFrame } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { isRefusal } from '../../engine/refusal';
import { type ArgsOf, argsParser, flag, optional, path, text } from '../arguments';
import { chargeRoute } from '../charging';
import { isLimited } from '../economy';
import { PLAIN_WALK } from '../movement';
import { PLAIN_GAIT } from '../provoking-steps';
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
    return isRefusal(route) ? route : null;
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
    strike(play, { actor, args }) {
      takeStance(play, actor, 'charging');
      const maneuver = args.with !== null && play.rules.actions.has(args.with) ? args.with : null;
      if (maneuver) {
        play.push(actor, maneuver, { on: args.on, reaction: true, charging: true });
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
