import type { Combatant, CombatantId } from './state';
import { type Combatants, differingIn, type Journal, journalOf } from './table';

/** One combatant that is another than before. `rank`: its place in the table. */
export interface Replaced {
  readonly before: Combatant;
  readonly after: Combatant;
  readonly rank: number;
}
/** Something worked out from everyone, and how it goes on when one of them changes. Both must come to the same. */
export interface Derivation<Made, About> {
  /** `last`: what was made before for others or another key; its memory may be used again, it is not asked any more. */
  build(all: readonly Combatant[], about: About, last: Made | null): Made;
  /** Changes `made` in place. */
  replace(made: Made, replaced: Replaced, about: About): void;
}

interface Followed<Made> {
  table: Combatants;
  journal: Journal;
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
    if (last?.table === table && last.key === key && last.seen === last.journal.changed.length)
      return last.made;
    // Nothing is kept of an attempt that fails.
    kept = null;
    const isBrought = last?.key === key && bring(last, table, derivation, about);
    kept = isBrought ? last : madeAnew(derivation, last, table, { key, about });
    return kept.made;
  };
}

function madeAnew<Made, About>(
  derivation: Derivation<Made, About>,
  last: Followed<Made> | null,
  table: Combatants,
  { key, about }: { readonly key: object | null; readonly about: About },
): Followed<Made> {
  const all = Object.values(table);
  const made = derivation.build(all, about, last?.made ?? null);
  const journal = journalOf(table);
  return { table, journal, seen: journal.changed.length, all, ranks: ranksOf(all, last), key, made };
}

/** Places in the table by id: the same as last time where the same are in the fight. */
function ranksOf(
  all: readonly Combatant[],
  last: Followed<unknown> | null,
): ReadonlyMap<CombatantId, number> {
  const isSame = last?.all.length === all.length && all.every(({ id }, rank) => id === last.all[rank]?.id);
  return isSame ? last.ranks : new Map(all.map(({ id }, rank) => [id, rank]));
}

/** Goes through who is another than when it was last asked; false where it is not worth following. */
function bring<Made, About>(
  kept: Followed<Made>,
  table: Combatants,
  derivation: Derivation<Made, About>,
  about: About,
): boolean {
  const journal = kept.table === table ? kept.journal : journalOf(table);
  const ids = idsToLookAt(kept, journal);
  const now = ids === null ? Object.values(table) : null;
  if (now !== null && !isAlike(kept.all, now)) return false;
  const count = ids?.length ?? kept.all.length;
  for (let i = journal === kept.journal ? kept.seen : 0; i < count; i++) {
    const id = ids?.[i];
    const rank = id === undefined ? i : (kept.ranks.get(id) ?? -1);
    const after = id === undefined ? now?.[i] : table[id];
    const before = kept.all[rank];
    if (before === undefined || after === undefined || before === after) continue;
    kept.all[rank] = after;
    derivation.replace(kept.made, { before, after, rank }, about);
  }
  kept.table = table;
  kept.journal = journal;
  kept.seen = journal.changed.length;
  return true;
}

/** The only ones who may be others, from `seen` on where the table is the same; null: anyone. */
function idsToLookAt({ journal, seen }: Followed<unknown>, now: Journal): readonly CombatantId[] | null {
  if (journal === now) return now.changed;
  return seen === journal.changed.length ? differingIn(journal, now) : null;
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
