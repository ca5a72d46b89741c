import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { NO_MODIFIERS } from '../effects-common';

const ARMOR_CLASS = [modifier('untyped', -2, 'condition.blinded')];
const CHECK = [modifier('untyped', -4, 'condition.blinded')];
/** Search and the skills of Strength and Dexterity. */
const HAMPERED = new Set([
  'search',
  'balance',
  'climb',
  'escape-artist',
  'hide',
  'jump',
  'move-silently',
  'open-lock',
  'ride',
  'sleight-of-hand',
  'swim',
  'tumble',
  'use-rope',
]);

/** No opportunity: everyone has total concealment from the blind (X-CON-9). Who perceives without eyes loses nothing. */
export default defineEffect({
  id: 'blinded',
  kind: 'condition',
  clause: 'X-CND-1',
  denies: ['see', 'dexterity', 'opportunity'],
  modifiers({ stat, detail }, { holder }, view) {
    if (stat === 'armor-class') return view.can(holder, 'see') ? NO_MODIFIERS : ARMOR_CLASS;
    if (stat !== 'check' || detail === null || !HAMPERED.has(detail)) return NO_MODIFIERS;
    return view.can(holder, 'see') ? NO_MODIFIERS : CHECK;
  },
  // X-FEAT-24: Blind-Fight halves the loss of speed.
  speedFactor({ holder }, view) {
    if (view.can(holder, 'see')) return 1;
    return view.has(holder, 'blind-fight') ? 0.75 : 0.5;
  },
});
