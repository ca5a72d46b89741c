import type { Play, StepFrame } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import { argsParser } from '../arguments';
import {
  CAST_FIELDS,
  type CastArgs,
  castingCost,
  castingOf,
  castingProvokes,
  isAnyTime,
  isCastingOn,
  isOfTheMind,
  QUICKENED,
  whyNotCast,
} from '../cast-args';
import { cast, castOn, spend, tellCast } from '../casting';
import { BROKEN_OFF } from '../long-casting';
import { castingTime } from '../spell';

/** FREE-9, X-ACT-2: what a quick spell uses up. */
function takeTime(play: Play, { actor, args }: StepFrame<CastArgs>): void {
  const casting = castingOf(play.combatant(actor), args);
  if (isRefusal(casting)) return;
  const time = castingTime(casting.spell, casting.quickened);
  const { marks } = play.combatant(actor).turn;
  if (time === 'free')
    play.emit({
      type: 'turnChanged',
      who: actor,
      changes: { marks: { ...marks, [QUICKENED]: true } },
      cost: null,
    });
  if (time === 'immediate' && play.encounter.current !== actor)
    play.gain(actor, { id: 'immediate-action-used', by: actor, ends: null, data: {} });
}

/** Casts a spell (SPELL-1 to SPELL-42, TOUCH-1 to TOUCH-15, FREE-8 to FREE-11, META-1 to META-6); cast on the defensive it provokes nobody. */
export default defineAction<CastArgs>({
  id: 'cast',
  clause: 'SPELL-1',
  cost: castingCost,
  provokes: (_view, actor, args) => castingProvokes(actor, args),
  usualCost: 'standard',
  needs: 'spell',
  anyTime: isAnyTime,
  mental: (_view, actor, args) => isOfTheMind(actor, args),
  precheck: (_view, { id, sheet }) =>
    sheet.spells.length > 0 ? null : refusal('no-spells', { who: id }, 'SPELL-1'),
  parse: argsParser(CAST_FIELDS),
  refuse: whyNotCast,
  steps: {
    start(play, frame) {
      const caster = play.combatant(frame.actor);
      const casting = castingOf(caster, frame.args);
      if (isRefusal(casting)) return DONE;
      if (isCastingOn(caster, frame.args)) {
        castOn(play, frame.actor);
        return DONE;
      }
      const isBroken = caster.turn.marks[BROKEN_OFF] === casting.spell.name;
      if (isBroken && frame.memo['reactions'] !== undefined) return DONE;
      takeTime(play, frame);
      cast(play, frame.actor, casting, frame.memo);
      return DONE;
    },
    lost(play, frame) {
      const casting = castingOf(play.combatant(frame.actor), frame.args);
      if (isRefusal(casting)) return DONE;
      spend(play, frame.actor, casting);
      tellCast(play, frame.actor, casting, 'lost');
      return DONE;
    },
  },
});
