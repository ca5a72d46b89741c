import type { Combatant } from '../engine/state';
import { spaceSquares } from '../grid/size';
import type { Area } from './camera';

/** Whether any of it shows on a screen of these squares; halos and badges reach a little over its space. */
export function isInSight(combatant: Combatant, visible: Area): boolean {
  const space = spaceSquares(combatant.sheet.size);
  const { x, y } = combatant.at;
  return (
    x + space > visible.x - 1 &&
    x < visible.x + visible.width + 1 &&
    y + space > visible.y - 1 &&
    y < visible.y + visible.height + 1
  );
}
