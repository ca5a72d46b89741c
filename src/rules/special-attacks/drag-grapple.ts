import type { Play, StepFrame } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { refusal } from '../../engine/refusal';
import type { SquarePair } from '../arguments';
import { beatsAll, grappleSide } from '../grapple-check';
import { partnersOf, pinOf } from '../grappling';
import { carryRiders } from '../mounting';
import { PLAIN_WALK } from '../movement';
import { PLAIN_GAIT } from '../provoking-steps';
import { type Walk, walkSteps } from '../walking';

interface Args {
  readonly [key: string]: readonly SquarePair[];
  readonly path: readonly SquarePair[];
}

const walkOf = (play: Play, { actor, args }: StepFrame<Args>): Walk => {
  const through = partnersOf(play, play.combatant(actor));
  return { path: args.path, gait: PLAIN_GAIT, options: { ...PLAIN_WALK, through }, mode: 'grapple' };
};

const PINNED = modifier('untyped', 4, 'opponent-pinned');

/** X-GRP-12: moves the whole grapple at half speed, by a check that beats everyone else in it; +4 against a lone pinned opponent. */
export default defineAction<Args>({
  id: 'drag-grapple',
  clause: 'X-GRP-12',
  cost: 'none',
  needs: 'path',
  internal: true,
  parse: () => refusal('only-as-reaction', {}),
  refuse: () => null,
  steps: {
    start(play, frame) {
      const who = play.combatant(frame.actor);
      const others = partnersOf(play, who);
      const [only] = others;
      const lonePin = others.length === 1 && only !== undefined && pinOf(play.combatant(only))?.by === who.id;
      if (!beatsAll(play, grappleSide(play, who.id, lonePin ? [PINNED] : []), others)) return DONE;
      frame.memo['free'] = true;
      return 'leave';
    },
    ...walkSteps<Args>(walkOf, 'along'),
    along(play, { actor }) {
      const { at } = play.combatant(actor);
      for (const id of partnersOf(play, play.combatant(actor))) {
        const from = play.combatant(id).at;
        play.emit({ type: 'moved', who: id, from, to: at, feet: 0, mode: 'pushed' });
        carryRiders(play, id);
      }
      return DONE;
    },
  },
});
