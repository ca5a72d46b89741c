import { defineEffect } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import { abilityModifier } from '../abilities';
import { endEffect } from '../effects-common';
import { endAll } from '../hit-points';
import { forRounds } from '../stance';

const RAGING = 'raging';
/** Memory: one rage an encounter. */
const RAGED = 'raged';
const ROUNDS = 3;
/** What the rage itself adds to the Constitution modifier. */
const MORE = 2;

/** The power to rage, taken up and given up in its owner's turn by use. When a rage ends it leaves its owner fatigued for the rest of the encounter. */
export default defineEffect({
  id: 'rage',
  kind: 'trait',
  clause: 'X-CLS-4',
  use: {
    cost: 'free',
    refuse: ({ holder }, view) =>
      !view.has(holder, RAGING) && (holder.memory[RAGED] === true || view.has(holder, 'fatigued'))
        ? refusal('rage-spent', { who: holder.id }, 'X-CLS-4')
        : null,
    begin({ holder }, play) {
      if (play.has(holder, RAGING)) {
        endAll(play, holder.id, RAGING, 'given-up');
        return;
      }
      const rounds = Math.max(1, ROUNDS + MORE + abilityModifier(play, holder, 'con'));
      play.emit({ type: 'remembered', who: holder.id, key: RAGED, value: true });
      play.gain(holder.id, {
        id: RAGING,
        by: holder.id,
        ends: forRounds(play, holder.id, rounds),
        data: {},
      });
    },
  },
  on: {
    phaseChanged({ phase }, { holder }, play) {
      if (phase !== 'over') return;
      play.emit({ type: 'remembered', who: holder.id, key: RAGED, value: null });
      for (const effect of holder.effects)
        if (effect.data[RAGED] === true) endEffect(play, holder.id, effect, 'encounter-over');
    },
    effectEnded({ who, id }, { holder }, play) {
      if (who === holder.id && id === RAGING)
        play.gain(who, { id: 'fatigued', by: null, ends: null, data: { [RAGED]: true } });
    },
  },
});
