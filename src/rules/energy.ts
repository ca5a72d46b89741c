import { own } from '../engine/own';
import type { Combatant } from '../engine/state';

/** What an energy (`fire`) comes to before anything is taken off: half again as much where the trait `vulnerable-fire` is. */
export const vulnerably = ({ sheet }: Combatant, energy: string | undefined, amount: number): number =>
  energy !== undefined && sheet.traits.includes(`vulnerable-${energy}`) ? Math.floor(amount * 1.5) : amount;

/** How much of an energy its resistance takes off; all of it with the trait `immune-fire`. */
export function energyResisted({ sheet }: Combatant, energy: string | undefined): number {
  if (energy === undefined) return 0;
  if (sheet.traits.includes(`immune-${energy}`)) return Number.POSITIVE_INFINITY;
  return own(sheet.resistances, energy) ?? 0;
}
