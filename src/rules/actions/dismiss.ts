import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import { type ArgsOf, argsParser, optional, text } from '../arguments';
import { endEffect } from '../effects-common';
import { type InForce, spellsInForce } from '../spells-in-force';

const FIELDS = { spell: optional(text), on: optional(text) };
type Args = ArgsOf<typeof FIELDS>;

/** All that one casting left behind: the spell of this name, on whomever it is. */
const sameSpell = (list: readonly InForce[]): readonly InForce[] =>
  list.filter(({ effect }) => effect.data['name'] === list[0]?.effect.data['name']);

/** Ends a spell of one's own that is in force: the one named, else the latest (SPELL-32, TBL-9). */
export default defineAction<Args>({
  id: 'dismiss',
  clause: 'SPELL-32',
  cost: 'standard',
  needs: 'nothing',
  parse: argsParser(FIELDS),
  refuse: (view, actor, { spell }) =>
    spellsInForce(view, actor.id, spell).length > 0
      ? null
      : refusal('no-spell-in-force', { who: actor.id, spell: spell ?? '' }, 'SPELL-32'),
  steps: {
    start(play, { actor, args }) {
      const found = sameSpell(spellsInForce(play, actor, args.spell));
      for (const { on, effect } of found)
        if (args.on === null || on === args.on) endEffect(play, on, effect, 'dismissed');
      return DONE;
    },
  },
});
