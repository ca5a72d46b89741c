import type { Combatant, CombatantId, Encounter } from '../engine/state';
import { spaceSquares } from '../grid/size';
import type { Square } from '../grid/square';
import type { Ui } from './ui-state';

// Who is meant when several are selected. A group has one side: only those can be moved together.

/** Everyone whose space lies at least in part between these two squares: of whoever acts, if that side is there, else of the side with most. */
export function pickedBetween(encounter: Encounter, a: Square, b: Square): readonly CombatantId[] {
  const [left, top] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const [right, bottom] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const inside = Object.values(encounter.combatants).filter(({ at, sheet }) => {
    const last = spaceSquares(sheet.size) - 1;
    return at.x <= right && at.x + last >= left && at.y <= bottom && at.y + last >= top;
  });
  const side = sideMeant(encounter, inside);
  return inside.filter((who) => who.side === side).map(({ id }) => id);
}

function sideMeant({ combatants, current }: Encounter, inside: readonly Combatant[]): string | null {
  const acting = combatants[current ?? '']?.side;
  if (acting !== undefined && inside.some(({ side }) => side === acting)) return acting;
  const count = (side: string): number => inside.filter((who) => who.side === side).length;
  return inside.reduce<string | null>(
    (best, { side }) => (best === null || count(side) > count(best) ? side : best),
    null,
  );
}

/** What is selected once this one is added to it, or taken out. Who is of another side begins anew. */
export function toggled(
  { combatants }: Encounter,
  { group, selected }: Pick<Ui, 'group' | 'selected'>,
  who: CombatantId,
): readonly CombatantId[] {
  const before = group.length > 0 ? group : selected === null ? [] : [selected];
  if (before.includes(who)) return before.length === 1 ? before : before.filter((id) => id !== who);
  const side = combatants[who]?.side;
  return [...before.filter((id) => combatants[id]?.side === side), who];
}
