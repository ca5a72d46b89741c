import type { Effect } from '../engine/contract';
import { modifier } from '../engine/modifiers';
import { amountIn, NO_MODIFIERS } from './effects-common';

/** The points of each score in an effect's `data` are off that score (X-ABL-2). */
export const lowersAbilities =
  (source: string): NonNullable<Effect['modifiers']> =>
  ({ stat, detail }, { data }) => {
    const points = stat === 'ability' && detail !== null ? amountIn(data, detail) : 0;
    return points > 0 ? [modifier('untyped', -points, source)] : NO_MODIFIERS;
  };
