import { defineEffect } from '../../engine/define';

/** Silenced by a gag or a spell: no word, no spell with V. */
export default defineEffect({ id: 'gagged', kind: 'condition', clause: 'SPELL-5', denies: ['speak'] });
