import type { View } from '../engine/contract';
import { followed } from '../engine/followed';
import type { Combatant } from '../engine/state';
import { areEnemies, isDead } from './body';

/** Some of one side in the order of the table, and the place of each in it. */
interface Members {
  readonly ranks: readonly number[];
  readonly all: readonly Combatant[];
}
const NOBODY: Members = { ranks: [], all: [] };

/** The living by side. Lists are not changed, only others put in their place. */
const living = followed<Map<string, Members>, View>({
  build(all, view) {
    const made = new Map<string, { readonly ranks: number[]; readonly all: Combatant[] }>();
    for (const [rank, who] of all.entries()) {
      if (isDead(view, who)) continue;
      const members = made.get(who.side) ?? { ranks: [], all: [] };
      members.ranks.push(rank);
      members.all.push(who);
      made.set(who.side, members);
    }
    return made;
  },
  replace(made, { before, after, rank }, view) {
    const isIn = !isDead(view, after);
    if (before.side !== after.side || !isIn) change(made, before.side, rank, null);
    if (isIn) change(made, after.side, rank, after);
  },
});

/** Puts somebody at its place; null takes away who is there. */
function change(made: Map<string, Members>, side: string, rank: number, who: Combatant | null): void {
  const { ranks, all } = made.get(side) ?? NOBODY;
  const at = placeIn(ranks, rank);
  const isThere = ranks[at] === rank;
  if (who === null) {
    if (isThere) made.set(side, { ranks: ranks.toSpliced(at, 1), all: all.toSpliced(at, 1) });
  } else if (isThere) made.set(side, { ranks, all: all.with(at, who) });
  else made.set(side, { ranks: ranks.toSpliced(at, 0, rank), all: all.toSpliced(at, 0, who) });
}

/** Where a number stands in a rising list, or would. */
function placeIn(ranks: readonly number[], rank: number): number {
  let [from, to] = [0, ranks.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ranks[middle] ?? 0) < rank) from = middle + 1;
    else to = middle;
  }
  return from;
}

const livingIn = (view: View): ReadonlyMap<string, Members> =>
  living(view.encounter.combatants, view.rules, view);

/** Those of a side who have eyes. The same list as long as none of them has changed. */
export const livingOf = (view: View, side: string): readonly Combatant[] =>
  (livingIn(view).get(side) ?? NOBODY).all;

/** Whoever lives and is an enemy, in the order of the table. */
export function livingEnemies(view: View, who: Combatant): readonly Combatant[] {
  const theirs = [...livingIn(view).values()].filter(
    ({ all: [first] }) => first !== undefined && areEnemies(who, first),
  );
  const [only, ...more] = theirs;
  if (only === undefined || more.length === 0) return only?.all ?? NOBODY.all;
  const placed = theirs.flatMap(({ ranks, all }) => all.map((it, at) => ({ it, rank: ranks[at] ?? 0 })));
  return placed.sort((a, b) => a.rank - b.rank).map(({ it }) => it);
}
