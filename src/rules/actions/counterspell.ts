import type { Play } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import type { CombatantId, JsonRecord } from '../../engine/state';
import { type CastArgs, castingOf } from '../cast-args';
import type { Casting } from '../casting';
import { check } from '../check';
import { isDispelMagic } from '../countering';

interface Args extends JsonRecord {
  readonly args: CastArgs;
  /** The frame of the spell that is to be cancelled. */
  readonly against: number;
}

/** The same spell has to be known for what it is; dispel magic works on any. */
function knows(play: Play, who: CombatantId, { spell }: Casting, level: number): boolean {
  if (isDispelMagic(spell.name)) return true;
  if (play.combatant(who).sheet.skills['spellcraft'] === undefined) return false;
  return check(play, { who, kind: 'spellcraft', dc: 15 + level, against: null, extra: [] });
}

/** A readied spell that is to cancel another as it is cast: known for what it is, it is answered; unknown, the readied one is kept (X-RDY-7). */
export default defineAction<Args>({
  id: 'counterspell',
  clause: 'X-RDY-7',
  cost: 'none',
  needs: 'nothing',
  internal: true,
  parse: () => refusal('only-as-reaction', {}),
  refuse: () => null,
  steps: {
    start(play, { actor, args }) {
      const frame = play.encounter.stack.find(({ id }) => id === args.against);
      if (!frame) return DONE;
      const mine = castingOf(play.combatant(actor), args.args);
      const theirs = castingOf(play.combatant(frame.actor), frame.args as CastArgs);
      if (isRefusal(mine) || isRefusal(theirs)) return DONE;
      if (knows(play, actor, mine, theirs.spell.level)) play.push(actor, 'counter-cast', args);
      return DONE;
    },
  },
});
