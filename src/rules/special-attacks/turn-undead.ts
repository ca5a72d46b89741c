import type { Play, Refusal, View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import type { Combatant } from '../../engine/state';
import { abilityModifier } from '../abilities';
import { type ArgsOf, argsParser, flag } from '../arguments';
import { die, endAll } from '../hit-points';
import { forRounds } from '../stance';
import {
  isMastered,
  TURNING_FEET,
  turnedBy,
  turningDamageModifiers,
  turningModifiers,
  undeadNear,
} from '../turning';

const FIELDS = { rebuke: flag };
type Args = ArgsOf<typeof FIELDS>;
const ROUNDS = 10;

const usesOf = (view: View, who: Combatant): number => Math.max(0, 3 + abilityModifier(view, who, 'cha'));
const usedBy = (who: Combatant): number => Number(who.memory['turnings'] ?? 0);

function whyNotTurned(view: View, who: Combatant): Refusal | null {
  if (usedBy(who) >= usesOf(view, who))
    return refusal('no-turning-left', { who: who.id, uses: usesOf(view, who) }, 'X-TURN-1');
  return undeadNear(view, who).length === 0
    ? refusal('no-undead-near', { feet: TURNING_FEET }, 'X-TURN-1')
    : null;
}

/** X-TURN-4, X-TURN-5: destroyed if weak enough, else it flees; rebuked it cowers in awe. */
function affect(play: Play, who: Combatant, undead: Combatant, rebuke: boolean): void {
  const mastered = isMastered(who, undead);
  if (mastered && !rebuke) {
    die(play, undead.id);
    return;
  }
  const id = rebuke ? 'cowering' : 'turned';
  endAll(play, undead.id, id, 'replaced');
  play.gain(undead.id, { id, by: who.id, ends: forRounds(play, who.id, ROUNDS), data: { mastered } });
}

/** Channels the power of faith against undead: a check for how strong, 2d6 for how many (X-TURN-1 to X-TURN-5). */
export default defineAction<Args>({
  id: 'turn-undead',
  clause: 'X-TURN-1',
  cost: 'standard',
  needs: 'nothing',
  parse: argsParser(FIELDS),
  refuse: whyNotTurned,
  steps: {
    start(play, { actor, args }) {
      const who = play.combatant(actor);
      play.emit({ type: 'remembered', who: actor, key: 'turnings', value: usedBy(who) + 1 });
      const turning = { who: actor, what: 'turning' } as const;
      const strength = turningModifiers(play, who);
      const check = play.roll({ ...turning, purpose: 'check', dice: 'd20', modifiers: strength }).total;
      const modifiers = turningDamageModifiers(play, who);
      const amount = play.roll({ ...turning, purpose: 'other', dice: '2d6', modifiers }).total;
      for (const undead of turnedBy(undeadNear(play, who), who, { check, amount }))
        affect(play, who, undead, args.rebuke);
      return DONE;
    },
  },
});
