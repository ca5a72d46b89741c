import { DONE, defineAction } from '../../engine/define';
import { argsParser } from '../arguments';
import { readyShield, whyNotReadied } from '../shield';

/** Straps the shield on, and has its bonus (SHLD-1, TBL-39). */
export default defineAction({
  id: 'ready-shield',
  clause: 'SHLD-1',
  cost: 'move',
  needs: 'nothing',
  parse: argsParser({}),
  refuse: (_view, actor) => whyNotReadied(actor, false),
  steps: {
    start(play, { actor }) {
      readyShield(play, actor, true);
      return DONE;
    },
  },
});
