import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { refusal } from '../../engine/refusal';
import { NO_MODIFIERS } from '../effects-common';
import { dexterityAsZero } from '../helpless-dexterity';

const SOURCE = 'condition.helpless';
const MELEE = modifier('untyped', -4, SOURCE);

const DENIED = [
  'threaten',
  'opportunity',
  'dexterity',
  'walk',
  'attack',
  'run',
  'charge',
  'somatic',
] as const;
/** What takes no free limb, and the trying to get loose. */
const OPEN: ReadonlySet<string> = new Set([
  'escape-grapple',
  'escape-net',
  'use-skill',
  'end-turn',
  'delay',
  'act-now',
  'speak',
  'cast',
  'counter-cast',
  'concentrate',
  'cease-concentration',
  'dismiss',
  'direct-spell',
  'use-ability',
  'lower-resistance',
  'drop',
]);

/** X-HLP-1, X-HLP-2, X-ACM-8: at the mercy of whoever is near. */
export default defineEffect({
  id: 'helpless',
  kind: 'condition',
  clause: 'X-CND-15',
  denies: DENIED,
  // Who can do nothing at all is told so by what that comes from.
  forbids: ({ id }, { holder }, view) =>
    OPEN.has(id) || !view.can(holder, 'act') ? null : refusal('helpless', { who: holder.id }, 'X-HLP-1'),
  modifiers({ stat, attack }, { holder }, view) {
    if (stat !== 'armor-class') return NO_MODIFIERS;
    const rigid = dexterityAsZero(view, holder, SOURCE);
    return attack?.kind === 'melee' ? [rigid, MELEE] : [rigid];
  },
});
