import type { Combatant, CombatantId } from '../engine/state';
import type { Square } from '../grid/square';

const NOBODY: readonly CombatantId[] = [];

/** A number for a square: cheaper than its text where thousands are asked for. */
const keyOf = ({ x, y }: Square): number => y * 65536 + x;

/** Names by square, always in the order of the table of combatants, however they came in. */
export class RankLists {
  private readonly ids: readonly CombatantId[];
  private readonly ranks: ReadonlyMap<CombatantId, number>;
  private readonly bySquare = new Map<number, CombatantId[]>();

  constructor(all: readonly Combatant[]) {
    this.ids = all.map(({ id }) => id);
    this.ranks = new Map(this.ids.map((id, rank) => [id, rank]));
  }
  at(square: Square): readonly CombatantId[] {
    return this.bySquare.get(keyOf(square)) ?? NOBODY;
  }
  add(rank: number, squares: readonly Square[]): void {
    const id = this.ids[rank] ?? '';
    for (const square of squares) {
      const key = keyOf(square);
      const there = this.bySquare.get(key);
      if (there === undefined) this.bySquare.set(key, [id]);
      else there.splice(this.placeIn(there, rank), 0, id);
    }
  }
  remove(rank: number, squares: readonly Square[]): void {
    const id = this.ids[rank] ?? '';
    for (const square of squares) {
      const there = this.bySquare.get(keyOf(square));
      const place = there?.indexOf(id) ?? -1;
      if (place >= 0) there?.splice(place, 1);
    }
  }
  /** From the end: whoever comes last in the table comes in last when it is made. */
  private placeIn(there: readonly CombatantId[], rank: number): number {
    let place = there.length;
    while (place > 0 && (this.ranks.get(there[place - 1] ?? '') ?? -1) > rank) place -= 1;
    return place;
  }
}
