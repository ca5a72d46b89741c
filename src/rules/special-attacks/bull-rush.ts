import type { Play, Refusal, StepFrame, View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import type { Combatant, JsonRecord } from '../../engine/state';
import { areAdjacent, footprintsOverlap } from '../../grid/footprint';
import type { Square } from '../../grid/square';
import { type ArgsOf, argsParser, text } from '../arguments';
import { canAct, isDead, placementOf, placeOf } from '../body';
import { answered, decide } from '../decide';
import { knockDown } from '../falling-prone';
import { whyNoBody, whyTooBig } from '../maneuver';
import { bodyOf, canShift, directionAway, provokeByPush, shift, squaresPossible } from '../pushing';
import { shoveContest } from '../toppling';

const FIELDS = { on: text };
type Args = ArgsOf<typeof FIELDS>;
type RushFrame = StepFrame<Args>;

function refuse(view: View, who: Combatant, { on }: Args): Refusal | null {
  const target = view.find(on);
  if (!target) return refusal('unknown-combatant', { id: on });
  if (on === who.id) return refusal('not-oneself', { who: who.id });
  if (isDead(view, target)) return refusal('target-dead', { on });
  const [denial] = view.denials(who, 'walk');
  if (denial) return refusal('cannot-walk', { who: who.id, effect: denial.effect }, 'X-GEN-6');
  if (!areAdjacent(placeOf(view, who), placeOf(view, target)))
    return refusal('not-adjacent', { on }, 'X-BULL-2');
  return whyNoBody(view, who, on) ?? whyTooBig(view, who, on, 'X-BULL-1');
}

/** X-BULL-7: back where it came from; prone if somebody is there. */
function fallBack(play: Play, { actor }: RushFrame): string {
  const who = bodyOf(play, actor);
  const isTaken = Object.values(play.encounter.combatants).some(
    (it) =>
      it.id !== who.id &&
      it.rides !== who.id &&
      !isDead(play, it) &&
      footprintsOverlap(placementOf(it), placementOf(who)),
  );
  if (isTaken) knockDown(play, actor);
  return DONE;
}

/** Strength against Strength to push someone straight back, going along (X-BULL-1 to X-BULL-7). */
export default defineAction<Args>({
  id: 'bull-rush',
  clause: 'X-BULL-1',
  cost: 'standard',
  provokes: 'everyone',
  needs: 'creature',
  parse: argsParser(FIELDS),
  refuse,
  answers: {
    'bull-rush-push': (_view, { about }, { feet }) =>
      feet === undefined ||
      (Number.isInteger(feet) && Number(feet) % 5 === 0 && inRange(Number(feet), about['most']))
        ? null
        : refusal('push-feet', { most: Number(about['most']) }, 'X-BULL-5'),
  },
  steps: {
    start(play, frame) {
      const { actor, args } = frame;
      const { passed, margin } = shoveContest(play, actor, args.on, 'bull-rush');
      if (!passed) return fallBack(play, frame);
      const charging = (args as JsonRecord)['charging'] === true;
      const pair = [bodyOf(play, actor), bodyOf(play, args.on)] as const;
      const squares = squaresPossible(play, pair, { margin, charging });
      frame.memo['squares'] = squares;
      const { x, y } = directionAway(...pair);
      frame.memo['step'] = [x, y];
      if (squares <= 1) return 'leave';
      const question = { by: actor, kind: 'bull-rush-push', on: args.on, because: 'bull-rush' };
      return decide(play, frame, { ...question, options: ['push'], about: { most: 5 * squares } }, 'chosen');
    },
    chosen(play, frame) {
      answered(play, frame);
      const feet = frame.answer?.choice['feet'];
      if (typeof feet === 'number') frame.memo['squares'] = feet / 5;
      return 'leave';
    },
    leave(play, { actor, args, memo }) {
      if (Number(memo['squares']) <= 0) return DONE;
      provokeByPush(play, actor, args.on, stepOf(memo));
      provokeByPush(play, args.on, actor, stepOf(memo));
      return 'shift';
    },
    shift(play, { actor, args, memo }) {
      const [rusher, pushed, step] = [bodyOf(play, actor), bodyOf(play, args.on), stepOf(memo)];
      if (!canAct(play, play.combatant(actor)) || !canShift(play, pushed, step, rusher.id)) return DONE;
      shift(play, pushed, step, 'pushed');
      if (!canShift(play, rusher, step, pushed.id)) return DONE;
      shift(play, rusher, step, 'bull-rush');
      memo['squares'] = Number(memo['squares']) - 1;
      return 'leave';
    },
  },
});

function stepOf(memo: RushFrame['memo']): Square {
  const [x = 0, y = 0] = memo['step'] as readonly number[];
  return { x, y };
}
const inRange = (feet: number, most: unknown): boolean => feet >= 5 && feet <= Number(most);
