import type { Combatant } from '../engine/state';

const RANKS = 5;

/** X-FEAT-7: 5 ranks in Tumble. The sheet tells totals only, so a total of 5 is taken for them. */
export const isTumbler = (who: Combatant): boolean => (who.sheet.skills['tumble'] ?? 0) >= RANKS;
