import { DONE, defineAction } from '../../engine/define';
import { argsParser, optional, text } from '../arguments';
import { whyBusyPinning } from '../grapple-check';

/** Gets out what a spell needs; nothing that is not unusually large or awkward takes time (SPELL-10, TBL-58, FN-61), but in a grapple a whole round (X-GRP-15). */
export default defineAction({
  id: 'prepare-components',
  clause: 'SPELL-10',
  cost: (view, who) => (view.has(who, 'grappling') ? 'full-round' : 'free'),
  usualCost: 'free',
  needs: 'nothing',
  parse: argsParser({ spell: optional(text) }),
  refuse: whyBusyPinning,
  steps: { start: () => DONE },
});
