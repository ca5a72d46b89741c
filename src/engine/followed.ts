import type { Combatant, CombatantId } from './state';
import { type Combatants, changesIn } from './table';

/** One combatant that is another than before. `rank`: its place in the table. */
export interface Replaced {
  readonly before: Combatant;
  readonly after: Combatant;
  readonly rank: number;
}
/** Something worked out from everyone, and how it goes on when one of them changes. Both must come to the same. */
export interface Derivation<Made, About> {
  build(all: readonly Combatant[], about: About): Made;
  /** Changes `made` in place. */
  replace(made: Made, replaced: Replaced, about: About): void;
}

interface Followed<Made> {
  table: Combatants;
  /** How many of the changes in the table are in. */
  seen: number;
  readonly all: Combatant[];
  readonly ranks: ReadonlyMap<CombatantId, number>;
  readonly key: object | null;
  readonly made: Made;
}

/**
 * Keeps one thing made from all combatants and brings it to the table that is asked about by what differs; a table that differs in much,
 * or another `key`, makes it anew. The answer holds until the next call.
 */
export function followed<Made, About>(
  derivation: Derivation<Made, About>,
): (table: Combatants, key: object | null, about: About) => Made {
  let kept: Followed<Made> | null = null;
  return (table, key, about) => {
    const last = kept;
    if (last !== null && last.table === table && last.key === key && last.seen === changesIn(table).length)
      return last.made;
    // Nothing is kept of an attempt that fails.
    kept = null;
    const replaced = last?.key === key ? replacedIn(last, table) : null;
    if (last !== null && replaced !== null) {
      for (const it of replaced) derivation.replace(last.made, it, about);
      kept = last;
      return last.made;
    }
    const all = Object.values(table);
    const made = derivation.build(all, about);
    const ranks = new Map(all.map(({ id }, rank) => [id, rank]));
    kept = { table, seen: changesIn(table).length, all, ranks, key, made };
    return made;
  };
}

/** Who is another than when it was last asked; null where it is not worth following. */
function replacedIn(kept: Followed<unknown>, table: Combatants): readonly Replaced[] | null {
  const replaced: Replaced[] = [];
  const differ = (rank: number, after: Combatant): void => {
    const before = kept.all[rank];
    if (before === undefined || before === after) return;
    kept.all[rank] = after;
    replaced.push({ before, after, rank });
  };
  const changes = changesIn(table);
  if (kept.table === table) {
    for (; kept.seen < changes.length; kept.seen++) {
      const id = changes[kept.seen] ?? '';
      const after = table[id];
      if (after !== undefined) differ(kept.ranks.get(id) ?? -1, after);
    }
    return replaced;
  }
  const now = Object.values(table);
  if (!isAlike(kept.all, now)) return null;
  for (const [rank, after] of now.entries()) differ(rank, after);
  kept.table = table;
  kept.seen = changes.length;
  return replaced;
}

/** The same combatants in the same order, most of them unchanged. */
function isAlike(all: readonly Combatant[], now: readonly Combatant[]): boolean {
  if (all.length !== now.length) return false;
  let others = 0;
  for (let rank = 0; rank < now.length; rank++) {
    const [before, after] = [all[rank], now[rank]];
    if (before === after) continue;
    if (before?.id !== after?.id) return false;
    others += 1;
  }
  return others <= 4 + now.length / 4;
}
