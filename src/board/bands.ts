import type { Square } from '../grid/square';

/** Where a creature can get: squares by what it takes. */
export interface Bands {
  readonly step: readonly Square[];
  readonly move: readonly Square[];
  readonly double: readonly Square[];
  readonly run: readonly Square[];
}
export const NO_BANDS: Bands = { step: [], move: [], double: [], run: [] };
