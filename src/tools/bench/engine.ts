import { commandRows } from './commands';
import { historyRows } from './history';
import { firstHoverRow, hoverRows } from './hover';
import type { Row } from './rows';
import { searchRows } from './searches';
import { threatRows } from './threats';

/** What the engine does without a page, by the name of its group. */
export const ENGINE: Readonly<Record<string, () => readonly Row[]>> = {
  hover: () => [...hoverRows(200, 200), ...hoverRows(50, 50), firstHoverRow()],
  threat: threatRows,
  search: searchRows,
  command: commandRows,
  history: historyRows,
};
