import type { View } from '../engine/contract';
import type { Combatant } from '../engine/state';
import { whyNotPaid } from './economy';
import type { TurnLeft } from './questions/answers';
import { hasStep } from './walk-plan';

/** What can still be taken now. A move action also in place of the standard one; a 5-foot step while no distance was covered. */
export function turnLeft(view: View, who: Combatant): TurnLeft {
  const acts = view.can(who, 'act');
  const { turn } = who;
  return {
    standard: acts && whyNotPaid(view, who, 'standard') === null,
    move: acts && whyNotPaid(view, who, 'move') === null,
    fullRound: acts && whyNotPaid(view, who, 'full-round') === null,
    swift: acts && turn.swift,
    fiveFootStep: acts && hasStep(view, who) && turn.movedFeet === 0,
  };
}
