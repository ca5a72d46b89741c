import type { Play, Refusal, StepFrame, View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import type { Combatant, JsonRecord } from '../../engine/state';
import { areAdjacent, footprintsOverlap } from '../../grid/footprint';
import type { Square } from '../../grid/square';
import { type ArgsOf, argsParser, text } from '../arguments';
import { canAct, isDead, placementOf } from '../body';
import { answered, decide } from '../decide';
import { knockDown } from '../falling-prone';
import { whyNoBody, whyTooBig } from '../maneuver';
import { carryRiders } from '../mounting';
import { provokedByStep } from '../provoking-steps';
import { canShift, directionAway, squaresPossible, stepped } from '../pushing';
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
  if (!areAdjacent(placementOf(who), placementOf(target))) return refusal('not-adjacent', { on }, 'X-BULL-2');
  return whyNoBody(view, who, on) ?? whyTooBig(view, who, on, 'X-BULL-1');
}

/** X-BULL-7: back where it came from; prone if somebody is there. */
function fallBack(play: Play, { actor }: RushFrame): string {
  const who = play.combatant(actor);
  const isTaken = Object.values(play.encounter.combatants).some(
    (it) => it.id !== actor && !isDead(play, it) && footprintsOverlap(placementOf(it), placementOf(who)),
  );
  if (isTaken) knockDown(play, actor);
  return DONE;
}

/** X-BULL-6: what a step of the push provokes, from all but the other party. */
function provoke(play: Play, of: string, other: string, step: Square): void {
  const who = play.combatant(of);
  const gait = { kind: 'plain', exempt: [other] } as const;
  const going = { to: stepped(who.at, step), isFirst: false };
  const by = provokedByStep(play, who, going, { gait, already: who.turn.provokedByMoving });
  if (by.length === 0) return;
  play.emit({ type: 'provoked', who: of, because: 'movement', by, at: who.at });
  play.push(of, 'opportunities', { because: 'movement', by }, { step: 'start' });
}

const shift = (play: Play, who: Combatant, step: Square, mode: string): void => {
  const feet = mode === 'pushed' ? 0 : 5;
  play.emit({ type: 'moved', who: who.id, from: who.at, to: stepped(who.at, step), feet, mode });
  carryRiders(play, who.id);
};

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
      const pair = [play.combatant(actor), play.combatant(args.on)] as const;
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
      provoke(play, actor, args.on, stepOf(memo));
      provoke(play, args.on, actor, stepOf(memo));
      return 'shift';
    },
    shift(play, { actor, args, memo }) {
      const [rusher, pushed, step] = [play.combatant(actor), play.combatant(args.on), stepOf(memo)];
      if (!canAct(play, rusher) || !canShift(play, pushed, step, actor)) return DONE;
      shift(play, pushed, step, 'pushed');
      if (!canShift(play, rusher, step, args.on)) return DONE;
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
