import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import { argsParser, optional, text } from '../arguments';

/** A few sentences, also when it is not one's turn (FREE-5). */
export default defineAction({
  id: 'speak',
  clause: 'FREE-5',
  cost: 'free',
  needs: 'nothing',
  anyTime: true,
  parse: argsParser({ text: optional(text) }),
  refuse(view, actor) {
    const [denial] = view.denials(actor, 'speak');
    return denial ? refusal('cannot-speak', { who: actor.id, effect: denial.effect }, 'SPELL-4') : null;
  },
  steps: { start: () => DONE },
});
