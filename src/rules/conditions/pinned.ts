import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { refusal } from '../../engine/refusal';
import { NO_MODIFIERS } from '../effects-common';
import { dexterityAsZero } from '../helpless-dexterity';

const SOURCE = 'condition.pinned';
const MELEE = modifier('untyped', -4, SOURCE);
const DENIED = new Set([
  'threaten',
  'opportunity',
  'dexterity',
  'walk',
  'run',
  'charge',
  'somatic',
  'attack',
]);
/** What takes no free limb. */
const OPEN = new Set([
  'escape-grapple',
  'release',
  'end-turn',
  'speak',
  'cast',
  'concentrate',
  'cease-concentration',
  'dismiss',
  'direct-spell',
  'use-ability',
  'lower-resistance',
  'drop',
]);

/** X-GRP-17, X-ACM-10: held immobile by `by`. `data.silenced`: the pinner lets it say nothing (X-GRP-16). */
export default defineEffect({
  id: 'pinned',
  kind: 'condition',
  clause: 'X-CND-21',
  denies: (what, { data }) => DENIED.has(what) || (what === 'speak' && data['silenced'] === true),
  forbids: ({ id }, { holder, instance }) =>
    OPEN.has(id) ? null : refusal('pinned', { who: holder.id, by: instance?.by ?? '' }, 'X-GRP-17'),
  modifiers({ stat, attack, against }, { holder, instance }, view) {
    // Who is helpless as well has these from that (X-GEN-6).
    if (stat !== 'armor-class' || view.has(holder, 'helpless')) return NO_MODIFIERS;
    const rigid = dexterityAsZero(view, holder, SOURCE);
    const byPinner = against !== null && against.id === instance?.by;
    return attack?.kind === 'melee' && !byPinner ? [rigid, MELEE] : [rigid];
  },
});
