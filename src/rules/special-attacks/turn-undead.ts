import type { Play, Refusal, View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { refusal } from '../../engine/refusal';
import type { Combatant } from '../../engine/state';
import { abilityLine, abilityModifier } from '../abilities';
import { type ArgsOf, argsParser, flag } from '../arguments';
import { feetApart, isDead } from '../body';
import { die, endAll } from '../hit-points';
import { hasLineOfEffect } from '../sight';
import { forRounds } from '../stance';
import { turningStep } from '../turning';

const FIELDS = { rebuke: flag };
type Args = ArgsOf<typeof FIELDS>;
const RANGE_FEET = 60;
const ROUNDS = 10;

const usesOf = (view: View, who: Combatant): number => Math.max(0, 3 + abilityModifier(view, who, 'cha'));
const usedBy = (who: Combatant): number => Number(who.memory['turnings'] ?? 0);

/** X-TURN-1: undead in range and line of effect, the nearest first. */
function undeadNear(view: View, who: Combatant): readonly Combatant[] {
  return Object.values(view.encounter.combatants)
    .filter((it) => it.id !== who.id && it.side !== who.side && view.has(it, 'undead') && !isDead(view, it))
    .filter((it) => feetApart(view, who, it) <= RANGE_FEET && hasLineOfEffect(view, who, it))
    .sort((a, b) => feetApart(view, who, a) - feetApart(view, who, b));
}

function whyNotTurned(view: View, who: Combatant): Refusal | null {
  if (usedBy(who) >= usesOf(view, who))
    return refusal('no-turning-left', { who: who.id, uses: usesOf(view, who) }, 'X-TURN-1');
  return undeadNear(view, who).length === 0
    ? refusal('no-undead-near', { feet: RANGE_FEET }, 'X-TURN-1')
    : null;
}

/** X-TURN-4, X-TURN-5: destroyed if weak enough, else it flees; rebuked it cowers in awe. */
function affect(play: Play, who: Combatant, undead: Combatant, rebuke: boolean): void {
  const mastered = who.sheet.level >= 2 * undead.sheet.level;
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
      const charisma = abilityLine(play, who, 'cha');
      const turning = { who: actor, purpose: 'check', what: 'turning', dice: 'd20' } as const;
      const highest = who.sheet.level + turningStep(play.roll({ ...turning, modifiers: [charisma] }).total);
      const modifiers = [modifier('base', who.sheet.level, 'level'), charisma];
      const amount = { who: actor, purpose: 'other', what: 'turning', dice: '2d6' } as const;
      let left = play.roll({ ...amount, modifiers }).total;
      for (const undead of undeadNear(play, who)) {
        const { level } = undead.sheet;
        if (level > highest || level > left) continue;
        left -= level;
        affect(play, who, undead, args.rebuke);
      }
      return DONE;
    },
  },
});
