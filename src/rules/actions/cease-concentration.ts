import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import { argsParser, optional, text } from '../arguments';
import { CASTING, tellCast } from '../casting';
import { endAll } from '../hit-points';
import { spellIn } from '../spell';
import { CONCENTRATING } from '../spell-keys';
import type { Aim } from '../spell-targets';

/** Lets go of the spell that is concentrated on, or of the one being cast, which is lost (FREE-7, SPELL-25, TBL-55). */
export default defineAction({
  id: 'cease-concentration',
  clause: 'FREE-7',
  cost: 'free',
  needs: 'nothing',
  mental: true,
  parse: argsParser({ spell: optional(text) }),
  refuse: (view, actor) =>
    view.has(actor, CONCENTRATING) || view.has(actor, CASTING)
      ? null
      : refusal('no-spell-kept-up', { who: actor.id }, 'FREE-7'),
  steps: {
    start(play, { actor }) {
      endAll(play, actor, CONCENTRATING, 'ceased');
      const casting = play.combatant(actor).effects.find(({ id }) => id === CASTING);
      if (!casting) return DONE;
      endAll(play, actor, CASTING, 'ceased');
      const { spell, aim } = casting.data as { spell: never; aim: never };
      tellCast(play, actor, { spell: spellIn(spell), aim: aim as Aim }, 'lost');
      return DONE;
    },
  },
});
