import type { Play } from '../../engine/contract';
import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { NO_MODIFIERS } from '../effects-common';
import { settleHitPoints } from '../hit-points';

const SOURCE = 'stance.raging';
const SCORE = [modifier('untyped', 4, SOURCE)];
const WILL = [modifier('morale', 2, SOURCE)];
const ARMOR_CLASS = [modifier('untyped', -2, SOURCE)];
/** Hit points per level that 4 points of Constitution are worth (X-TMP-3, X-ABL-3). */
const HIT_POINTS = 2;

/** They come and go with the score, at the full total and at what one has now. */
function changeTotal(play: Play, id: string, sign: 1 | -1): void {
  const { sheet } = play.combatant(id);
  if (sheet.abilities.con === null) return;
  const hitPoints = sheet.hitPoints + sign * HIT_POINTS * Math.max(1, sheet.level);
  play.emit({ type: 'sheetSet', who: id, sheet: { hitPoints } });
  settleHitPoints(play, id, sign < 0);
}

/** No patience for spells, and more strength and stamina than armour. */
export default defineEffect({
  id: 'raging',
  kind: 'stance',
  clause: 'X-CLS-4',
  denies: ['cast', 'concentrate'],
  modifiers({ stat, detail }) {
    if (stat === 'armor-class') return ARMOR_CLASS;
    if (stat === 'ability') return detail === 'str' || detail === 'con' ? SCORE : NO_MODIFIERS;
    return stat === 'save' && detail === 'will' ? WILL : NO_MODIFIERS;
  },
  over: ({ holder }, _reason, play) => changeTotal(play, holder.id, -1),
  on: {
    effectGained({ who, effect }, { holder, instance }, play) {
      if (who === holder.id && effect.uid === instance?.uid) changeTotal(play, who, 1);
    },
  },
});
