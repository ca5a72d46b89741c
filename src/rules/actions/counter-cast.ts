import type { Play } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { isRefusal, refusal } from '../../engine/refusal';
import type { CombatantId, JsonRecord } from '../../engine/state';
import { type CastArgs, castingOf, castingProvokes } from '../cast-args';
import { isKept, spend, tellCast } from '../casting';
import { check } from '../check';
import { isDispelMagic } from '../countering';

interface Args extends JsonRecord {
  readonly args: CastArgs;
  /** The frame of the spell that is to be cancelled. */
  readonly against: number;
}

/** Dispel magic has to beat the other's caster level; the same spell needs no more. */
function overcomes(play: Play, who: CombatantId, spell: string, caster: CombatantId): boolean {
  if (!isDispelMagic(spell)) return true;
  const level = Math.min(10, play.combatant(who).sheet.casterLevel);
  const extra = [modifier('base', level, 'caster-level')];
  const dc = 11 + play.combatant(caster).sheet.casterLevel;
  return check(play, { who, kind: 'caster-level', dc, against: caster, extra });
}

/** The spell that answers another is cast as any is: it opens the guard and may be disturbed (X-RDY-7, SPELL-27, SPELL-28). */
export default defineAction<Args>({
  id: 'counter-cast',
  clause: 'X-RDY-7',
  cost: 'none',
  provokes: (_view, who, { args }) => castingProvokes(who, args),
  needs: 'nothing',
  internal: true,
  parse: () => refusal('only-as-reaction', {}),
  refuse: () => null,
  steps: {
    start(play, { actor, args: { args, against }, memo }) {
      const frame = play.encounter.stack.find(({ id }) => id === against);
      const mine = castingOf(play.combatant(actor), args);
      if (!frame || isRefusal(mine)) return DONE;
      spend(play, actor, mine);
      const kept = isKept(play, actor, mine, memo) && overcomes(play, actor, mine.spell.name, frame.actor);
      tellCast(play, actor, mine, kept ? 'kept' : 'lost');
      if (kept) play.tell(against, 'countered', actor);
      return DONE;
    },
    lost(play, { actor, args: { args } }) {
      const mine = castingOf(play.combatant(actor), args);
      if (isRefusal(mine)) return DONE;
      spend(play, actor, mine);
      tellCast(play, actor, mine, 'lost');
      return DONE;
    },
  },
});
