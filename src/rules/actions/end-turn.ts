import { DONE, defineAction } from '../../engine/define';
import { argsParser } from '../arguments';
import { nextTurn } from '../turns';

/** The turn is over; the next in the order begins (RND-2, RND-3). */
export default defineAction({
  id: 'end-turn',
  clause: 'RND-3',
  cost: 'none',
  needs: 'nothing',
  evenHelpless: true,
  parse: argsParser({}),
  refuse: () => null,
  steps: {
    start(play) {
      nextTurn(play);
      return DONE;
    },
  },
});
