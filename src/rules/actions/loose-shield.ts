import { DONE, defineAction } from '../../engine/define';
import { argsParser } from '../arguments';
import { readyShield, whyNotLoosened } from '../shield';

/** Unstraps the shield and drops it, which frees the hand (SHLD-2, TBL-39). */
export default defineAction({
  id: 'loose-shield',
  clause: 'SHLD-2',
  cost: 'move',
  needs: 'nothing',
  parse: argsParser({}),
  refuse: (_view, actor) => whyNotLoosened(actor),
  steps: {
    start(play, { actor }) {
      readyShield(play, actor, false);
      return DONE;
    },
  },
});
