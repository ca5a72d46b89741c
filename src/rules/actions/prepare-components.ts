import { DONE, defineAction } from '../../engine/define';
import { argsParser, optional, text } from '../arguments';

/** Gets out what a spell needs; nothing that is not unusually large or awkward takes time (SPELL-10, TBL-58, FN-61). */
export default defineAction({
  id: 'prepare-components',
  clause: 'SPELL-10',
  cost: 'free',
  needs: 'nothing',
  parse: argsParser({ spell: optional(text) }),
  refuse: () => null,
  steps: { start: () => DONE },
});
