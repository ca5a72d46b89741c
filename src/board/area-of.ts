import type { Combatant } from '../engine/state';
import { spaceSquares } from '../grid/size';
import type { Area } from './camera';

/** The squares that these creatures take up together. */
export function areaOf(all: readonly Combatant[]): Area {
  const x = Math.min(...all.map(({ at }) => at.x));
  const y = Math.min(...all.map(({ at }) => at.y));
  const right = Math.max(...all.map(({ at, sheet }) => at.x + spaceSquares(sheet.size)));
  const bottom = Math.max(...all.map(({ at, sheet }) => at.y + spaceSquares(sheet.size)));
  return { x, y, width: right - x, height: bottom - y };
}
