import type { Play, StepFrame } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import type { CombatantId, JsonRecord } from '../../engine/state';
import { toPair } from '../arguments';
import { leaveTurnToTable } from '../felled-turn';
import { opportunityStands } from '../opportunity';
import { bodiesOf, OPPORTUNITY, takeOpportunity, whyNotTaken } from '../taking-opportunity';

const stands = (play: Play, frame: StepFrame, by: CombatantId): boolean =>
  play.find(by) !== null &&
  bodiesOf(play, frame.actor, frame.args['also']).some((body) =>
    opportunityStands(play, play.combatant(by), body),
  );

/** The enemies that answer by themselves, and are still to do so. */
const waiting = (frame: StepFrame): string[] =>
  Array.isArray(frame.memo['always']) ? [...(frame.memo['always'] as string[])] : [];

function ask(play: Play, frame: StepFrame, by: CombatantId): void {
  const { at } = play.combatant(frame.actor);
  const about = { at: toPair(at), also: frame.args['also'] ?? null };
  const because = String(frame.args['because']);
  play.ask(frame, { by, kind: OPPORTUNITY, on: frame.actor, because, options: ['attack', 'pass'], about });
}

/** Closes what is no longer possible; it spends nothing. */
function closeImpossible(play: Play, frame: StepFrame): void {
  const gone = play.openDecisions(frame).filter(({ by }) => !stands(play, frame, by));
  for (const { id } of gone) play.withdraw(id);
  if (gone.length > 0) leaveTurnToTable(play, frame.actor);
}

/** D5, the option: whoever declined may strike at the next exit. */
function offerAgain(play: Play, { actor }: StepFrame, by: CombatantId): void {
  const provokedByMoving = play.combatant(actor).turn.provokedByMoving.filter((id) => id !== by);
  play.emit({ type: 'turnChanged', who: actor, changes: { provokedByMoving }, cost: null });
}

/**
 * The attacks of opportunity of one trigger: all decisions open at once in initiative order, answered in any (AOO-16, AOO-19, D7).
 * The actor of the frame is the one who provoked. One that is no longer possible closes by itself and spends nothing.
 */
export default defineAction<{ readonly because: string; readonly by: readonly string[] }>({
  id: 'opportunities',
  clause: 'AOO-19',
  cost: 'none',
  needs: 'nothing',
  internal: true,
  parse: () => refusal('only-as-reaction', {}),
  refuse: () => null,
  answers: { [OPPORTUNITY]: whyNotTaken },
  steps: {
    start(play, frame) {
      const always: string[] = [];
      for (const by of frame.args.by) {
        const policy = play.combatant(by).reactions[OPPORTUNITY] ?? 'ask';
        if (!stands(play, frame, by)) continue;
        if (policy === 'never') play.emit({ type: 'declined', who: by, kind: OPPORTUNITY, on: frame.actor });
        else if (policy === 'always') always.push(by);
        else ask(play, frame, by);
      }
      frame.memo['always'] = always;
      return 'next';
    },
    next(play, frame) {
      closeImpossible(play, frame);
      const [first, ...rest] = waiting(frame);
      if (first !== undefined) {
        frame.memo['always'] = rest;
        if (stands(play, frame, first)) takeOpportunity(play, frame, first, {});
        return 'next';
      }
      if (play.openDecisions(frame).length > 0) return '?answered';
      for (const hit of (frame.memo['hits'] as JsonRecord[] | undefined) ?? [])
        play.tell(frame.parent, 'reactions', hit);
      return DONE;
    },
    answered(play, frame) {
      const { answer } = frame;
      if (answer?.choice.answer === 'attack') takeOpportunity(play, frame, answer.by, answer.choice);
      else if (answer) {
        play.emit({ type: 'declined', who: answer.by, kind: OPPORTUNITY, on: frame.actor });
        if (play.encounter.houseRules.declinedOpportunityReturns) offerAgain(play, frame, answer.by);
      }
      return 'next';
    },
    recheck: () => 'next',
  },
});
