import type { View } from '../engine/contract';
import { modifier, total } from '../engine/modifiers';
import type { Combatant, CombatantId } from '../engine/state';
import type { Square } from '../grid/square';
import { checkModifiers } from './check';
import { checkChance } from './hit-chance';
import { tumbledPast, tumbledThrough } from './tumble';

/** The checks of a tumble in the order in which they are rolled, with their DCs (X-TUM-1 to X-TUM-4). */
export function tumbleChecks(
  view: View,
  who: Combatant,
  path: readonly Square[],
): readonly { readonly against: CombatantId; readonly dc: number; readonly through: boolean }[] {
  const through = tumbledThrough(view, who, path);
  const past = tumbledPast(view, who, path);
  const order = [...past, ...through.filter((id) => !past.includes(id))];
  return order.map((against, index) => {
    const goesThrough = through.includes(against);
    return { against, dc: (goesThrough ? 25 : 15) + 2 * index, through: goesThrough };
  });
}

/** -10 on the check at full speed (X-TUM-4). */
export const tumbleHurry = (accelerated: boolean) =>
  accelerated ? [modifier('untyped', -10, 'tumble-at-full-speed')] : [];

/** Chance that each enemy's check fails, and so its opportunity comes, from 0 to 1. */
export function tumbleFailures(
  view: View,
  who: Combatant,
  path: readonly Square[],
  accelerated: boolean,
): ReadonlyMap<CombatantId, number> {
  const bonus = total(checkModifiers(view, who, 'tumble', tumbleHurry(accelerated)));
  return new Map(
    tumbleChecks(view, who, path).map(({ against, dc }) => [against, 1 - checkChance(bonus, dc)]),
  );
}
