import type { Play } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { isRefusal, refusal } from '../../engine/refusal';
import type { Combatant, JsonRecord } from '../../engine/state';
import { type CastArgs, castingOf } from '../cast-args';
import { type Casting, spend, tellCast } from '../casting';
import { check } from '../check';
import { DISPEL_MAGIC } from '../countering';

interface Args extends JsonRecord {
  readonly args: CastArgs;
  /** The frame of the spell that is to be cancelled. */
  readonly against: number;
}

/** The same spell has to be known for what it is; dispel magic works on any, against the caster's level. */
function cancels(
  play: Play,
  [who, mine]: readonly [Combatant, Casting],
  [caster, theirs]: readonly [Combatant, Casting],
): boolean {
  if (mine.spell.name === DISPEL_MAGIC) {
    const level = modifier('base', Math.min(10, who.sheet.casterLevel), 'caster-level');
    const dc = 11 + caster.sheet.casterLevel;
    return check(play, { who: who.id, kind: 'caster-level', dc, against: caster.id, extra: [level] });
  }
  if (who.sheet.skills['spellcraft'] === undefined) return false;
  const dc = 15 + theirs.spell.level;
  return check(play, { who: who.id, kind: 'spellcraft', dc, against: caster.id, extra: [] });
}

/** A readied spell that cancels another as it is cast (X-RDY-7). */
export default defineAction<Args>({
  id: 'counterspell',
  clause: 'X-RDY-7',
  cost: 'none',
  needs: 'nothing',
  internal: true,
  parse: () => refusal('only-as-reaction', {}),
  refuse: () => null,
  steps: {
    start(play, { actor, args: { args, against } }) {
      const frame = play.encounter.stack.find(({ id }) => id === against);
      if (!frame) return DONE;
      const [who, caster] = [play.combatant(actor), play.combatant(frame.actor)];
      const mine = castingOf(who, args);
      const theirs = castingOf(caster, frame.args as CastArgs);
      if (isRefusal(mine) || isRefusal(theirs)) return DONE;
      const countered = cancels(play, [who, mine], [caster, theirs]);
      spend(play, actor, mine);
      tellCast(play, actor, mine, countered ? 'kept' : 'lost');
      if (countered) play.tell(against, 'countered', actor);
      return DONE;
    },
  },
});
