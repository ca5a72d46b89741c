import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import { type ArgsOf, argsParser, optional, square, text } from '../arguments';
import { spellsInForce } from '../spells-in-force';

const FIELDS = { spell: optional(text), on: optional(text), at: optional(square) };
type Args = ArgsOf<typeof FIELDS>;

/** Turns a spell in force to another target or place; no concentration is needed (DIR-1, DIR-2, TBL-30). */
export default defineAction<Args>({
  id: 'direct-spell',
  clause: 'DIR-1',
  cost: 'move',
  needs: 'nothing',
  mental: true,
  parse: argsParser(FIELDS),
  refuse(view, actor, { spell, on }) {
    if (on !== null && !view.find(on)) return refusal('unknown-combatant', { id: on });
    return spellsInForce(view, actor.id, spell).length > 0
      ? null
      : refusal('no-spell-in-force', { who: actor.id, spell: spell ?? '' }, 'DIR-1');
  },
  steps: {
    start(play, { actor, args: { spell, on, at } }) {
      const [found] = spellsInForce(play, actor, spell);
      if (!found) return DONE;
      const data = { ...found.effect.data, directedOn: on, directedAt: at };
      play.emit({ type: 'effectChanged', who: found.on, uid: found.effect.uid, data });
      return DONE;
    },
  },
});
