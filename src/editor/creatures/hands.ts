import type { Size } from '../../grid/size';
import { inventoryOf } from '../../notation/build/inventory';
import { withCreature } from '../../notation/build/overlay';
import type { CombatantBlock } from '../../notation/schema/combatant';

/** Of everyone whose arms nobody counts. */
export const HANDS = 2;

/** How many hands the things in a combatant's hands and its shield take together. */
export function handsTaken(block: CombatantBlock): number {
  const whole = withCreature(block);
  const size: Size = whole.size ?? 'medium';
  const { hands, shield } = inventoryOf(whole, size);
  return hands.reduce((sum, held) => sum + held.hands, 0) + (shield?.shield.fillsHand ? 1 : 0);
}
