import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import type { JsonRecord } from '../../engine/state';
import { argsParser } from '../arguments';
import { endAll } from '../hit-points';

/** Standing up from prone; blows for it meet someone still prone (STAND-1, D9, D10). */
export default defineAction({
  id: 'stand-up',
  clause: 'STAND-1',
  cost: 'move',
  provokes: 'everyone',
  needs: 'nothing',
  parse: argsParser({}),
  refuse: (view, actor) =>
    view.has(actor, 'prone') ? null : refusal('not-prone', { who: actor.id }, 'STAND-1'),
  steps: {
    start(play, { actor, memo }) {
      const reactions = Array.isArray(memo['reactions']) ? (memo['reactions'] as JsonRecord[]) : [];
      if (reactions.some(({ tripped }) => tripped === true)) return DONE;
      endAll(play, actor, 'prone', 'stood-up');
      return DONE;
    },
  },
});
