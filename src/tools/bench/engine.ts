import { commandRows } from './commands';
import { historyRows } from './history';
import { hoverRows } from './hover';
import type { Row } from './rows';
import { safestRows } from './safest';
import { searchRows } from './searches';
import { sharingRows } from './sharing';
import { threatRows } from './threats';

/** What the engine does without a page, by the name of its group. */
export const ENGINE: Readonly<Record<string, () => readonly Row[]>> = {
  hover: hoverRows,
  threat: threatRows,
  search: searchRows,
  safest: safestRows,
  command: commandRows,
  history: historyRows,
  sharing: sharingRows,
};
