import type { Play, StepFrame } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import type { CombatantId, JsonRecord } from '../../engine/state';
import { cleavable, cleaveCause, isDown, mayCleave, whyNotCleft } from '../cleaving';
import { answered, decide } from '../decide';
import { leaveTurnToTable } from '../felled-turn';
import { forwardHits, plainArgs } from '../maneuver';

const KIND = 'cleave';

/** The one named, else the only or the first in reach. */
function chosen(play: Play, { actor, args, answer }: StepFrame): CombatantId | null {
  const named = answer?.choice['on'];
  if (typeof named === 'string') return named;
  return cleavable(play, play.combatant(actor), args)[0] ?? null;
}

function strike(play: Play, { actor, args }: StepFrame, on: CombatantId): void {
  const marks = { ...play.combatant(actor).turn.marks, cleaved: true };
  play.emit({ type: 'turnChanged', who: actor, changes: { marks }, cost: null });
  const blow = { ...plainArgs(on, String(args['weapon'])), options: args['options'] ?? {} };
  const cause = cleaveCause(String(args['cause']));
  play.push(actor, 'strike', { ...blow, cause, provokedBy: null }, { step: 'start' });
}

/** The further blow that a felled foe leaves over, in its own turn or not (X-FEAT-2, FULL-13, D31). */
export default defineAction<JsonRecord>({
  id: KIND,
  clause: 'X-FEAT-2',
  cost: 'none',
  needs: 'creature',
  internal: true,
  parse: () => refusal('only-as-reaction', {}),
  refuse: () => null,
  answers: {
    [KIND](view, { by, about }, { answer, on }) {
      if (answer !== 'attack' || on === undefined) return null;
      const why = whyNotCleft(view, view.combatant(by), String(on), about);
      return isRefusal(why) ? why : null;
    },
  },
  steps: {
    start(play, frame) {
      const { actor, args } = frame;
      const felled = play.find(String(args['felled']));
      const who = play.combatant(actor);
      if (!felled || !isDown(play, felled) || !mayCleave(play, who)) return DONE;
      if (cleavable(play, who, args).length === 0) return DONE;
      leaveTurnToTable(play, felled.id);
      const question = { by: actor, kind: KIND, on: null, because: KIND, about: args };
      return decide(play, frame, { ...question, options: ['attack', 'pass'] }, 'answered');
    },
    answered(play, frame) {
      const on = answered(play, frame) === 'attack' ? chosen(play, frame) : null;
      if (on === null) return DONE;
      strike(play, frame, on);
      return 'after';
    },
    after(play, frame) {
      forwardHits(play, frame);
      return DONE;
    },
  },
});
