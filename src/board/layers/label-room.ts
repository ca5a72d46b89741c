import type { CombatantId } from '../../engine/state';
import type { Square } from '../../grid/square';

/** A creature's space: its top-left square and its side in squares. */
export interface Standing {
  readonly id: CombatantId;
  readonly at: Square;
  readonly space: number;
}
/** Squares a name takes at most. */
const WIDEST = 4;
/** Squares kept free between a name and a token beside it. */
const AIR = 0.1;

/**
 * How many squares wide the name below each of them may be without meeting another's. It follows from where they stand alone, never from
 * which names are shown: so no name comes or goes because another does. `clear`: nor does it lie over whoever stands below.
 */
export function roomsForNames(all: readonly Standing[], clear: boolean): ReadonlyMap<CombatantId, number> {
  const named = rowsOf(all, ({ at, space }) => [at.y + space]);
  const bodies = clear
    ? rowsOf(all, ({ at, space }) => Array.from({ length: space }, (_, row) => at.y + row))
    : null;
  return new Map(
    all.map((who) => {
      const row = who.at.y + who.space;
      const beside = (named.get(row) ?? []).map((other) => (other === who ? WIDEST : between(who, other)));
      const below = (bodies?.get(row) ?? []).map(
        (other) => 2 * (between(who, other) - other.space / 2 - AIR),
      );
      return [who.id, Math.max(0, Math.min(WIDEST, ...beside, ...below))];
    }),
  );
}

/** From middle to middle, across. */
const between = (a: Standing, b: Standing): number => Math.abs(a.at.x + a.space / 2 - (b.at.x + b.space / 2));

function rowsOf(
  all: readonly Standing[],
  rows: (who: Standing) => readonly number[],
): ReadonlyMap<number, readonly Standing[]> {
  const found = new Map<number, Standing[]>();
  for (const who of all)
    for (const row of rows(who)) {
      const list = found.get(row) ?? [];
      list.push(who);
      found.set(row, list);
    }
  return found;
}
