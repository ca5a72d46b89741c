import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { NO_MODIFIERS } from '../effects-common';

const BONUS = [modifier('untyped', 4, 'feat.improved-bull-rush')];

/** X-BULL-2: the defender gets no opportunity; everyone else does. */
export default defineEffect({
  id: 'improved-bull-rush',
  kind: 'feat',
  clause: 'X-FEAT-9',
  modifiers: ({ stat, detail }) => (stat === 'maneuver' && detail === 'bull-rush' ? BONUS : NO_MODIFIERS),
  guards(action, by, { holder }, view) {
    if (action !== 'bull-rush') return false;
    const rush = view.encounter.stack.findLast((it) => it.actor === holder.id && it.args['on'] !== undefined);
    return rush?.args['on'] === by.id;
  },
});
