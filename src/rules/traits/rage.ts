import { defineEffect } from '../../engine/define';

/** The power to rage. When a rage ends it leaves its owner fatigued for the rest of the encounter. */
export default defineEffect({
  id: 'rage',
  kind: 'trait',
  clause: 'X-CLS-4',
  on: {
    effectEnded({ who, id }, { holder }, play) {
      if (who === holder.id && id === 'raging')
        play.gain(who, { id: 'fatigued', by: null, ends: null, data: {} });
    },
  },
});
