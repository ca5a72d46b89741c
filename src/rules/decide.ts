import type { Play, StepFrame } from '../engine/contract';
import type { Decision } from '../engine/state';

type Question = Omit<Decision, 'id' | 'frame'>;

/**
 * Asks someone to choose between doing something (the first option) and letting it be (the second), unless it has said once and for
 * all how it answers. The step returns what this gives; the answer is read at `then` with `answered`.
 */
export function decide(play: Play, frame: StepFrame, question: Question, then: string): string {
  const { by, kind, on, options } = question;
  const policy = play.combatant(by).reactions[kind] ?? 'ask';
  const [yes = '', no = ''] = options;
  delete frame.memo['settled'];
  if (policy === 'ask') {
    play.ask(frame, question);
    return `?${then}`;
  }
  if (policy === 'never') play.emit({ type: 'declined', who: by, kind, on });
  frame.memo['settled'] = policy === 'always' ? yes : no;
  return then;
}

/** The word that was answered to the frame's last question; null where it fell away unanswered. */
export function answered(play: Play, frame: StepFrame): string | null {
  const { settled } = frame.memo;
  if (typeof settled === 'string') return settled;
  const { answer } = frame;
  if (!answer) return null;
  const word = answer.choice.answer;
  if (word === 'pass') play.emit({ type: 'declined', who: answer.by, kind: answer.kind, on: frame.actor });
  return word;
}
