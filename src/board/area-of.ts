import type { Combatant, CombatantId, Encounter } from '../engine/state';
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

/** A board of at most this many squares a side is shown whole. */
const SMALL_BOARD = 30;

/** The whole board where it is small, else everyone on it. */
export function fightArea({ board: { columns, rows }, combatants }: Encounter): Area {
  const all = Object.values(combatants);
  if (all.length === 0 || Math.max(columns, rows) <= SMALL_BOARD)
    return { x: 0, y: 0, width: columns, height: rows };
  const area = areaOf(all);
  const x = Math.max(0, area.x - 3);
  const y = Math.max(0, area.y - 3);
  return {
    x,
    y,
    width: Math.min(columns, area.x + area.width + 3) - x,
    height: Math.min(rows, area.y + area.height + 3) - y,
  };
}

/** Who must answer, and whom it is about; where nobody must, who aims and who is aimed at. */
export function talkedOf(
  { current, decisions, combatants }: Encounter,
  target: CombatantId | null,
): readonly Combatant[] {
  const aiming = target === null ? [] : [current, target];
  const asked = decisions.flatMap(({ by, on }) => [by, on]);
  return (asked.length > 0 ? asked : aiming).flatMap((id) => combatants[id ?? ''] ?? []);
}
