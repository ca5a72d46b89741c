import type { View } from '../engine/contract';
import type { Combatant, CombatantId } from '../engine/state';
import type { Square } from '../grid/square';
import { type Distribution, mean, sumOf } from './damage-distribution';
import { isUpWith } from './forecast';
import { opportunityBlow } from './opportunity-blow';

/**
 * Who has struck a mover so far and how hard, the order left out: two ways with the same past face the same future, so only their damage and
 * their cost tell them apart.
 */
export interface History {
  /** Blows in it: the attacks of opportunity of the way. */
  readonly count: number;
  readonly struck: ReadonlySet<CombatantId>;
  /** Chance that the mover is still up after them. */
  readonly up: number;
  readonly taken: Distribution;
  readonly next: Map<string, Added>;
}
/** A past with one blow more. */
export interface Added {
  readonly past: History;
  /** Mean damage that the blow adds while the mover is up. */
  readonly damage: number;
}
/** All pasts of one search; the same blows in any order are the same object. */
export interface Histories {
  readonly none: History;
  /** The past after `by` strikes at the mover leaving `at`. */
  after(past: History, by: CombatantId, at: Square): Added;
}

interface Blow {
  /** The same text for blows that deal the same with the same chances. */
  readonly name: string;
  readonly deals: Distribution;
}

const NO_DAMAGE: Distribution = new Map([[0, 1]]);
const nameOf = (deals: Distribution): string =>
  [...deals]
    .map(([amount, chance]) => `${amount}:${chance.toPrecision(12)}`)
    .sort()
    .join(' ');

function sumOfChances(distribution: Distribution): number {
  let sum = 0;
  for (const chance of distribution.values()) sum += chance;
  return sum;
}

/** Opens the books for one mover. */
export function blowHistories(view: View, who: Combatant): Histories {
  const blows = new Map<string, Blow>();
  const known = new Map<string, History>();
  const none: History = { count: 0, struck: new Set(), up: 1, taken: NO_DAMAGE, next: new Map() };
  const names = new Map<History, readonly string[]>([[none, []]]);

  const blowOf = (by: CombatantId, at: Square): Blow => {
    const key = `${by} ${at.x} ${at.y}`;
    const found = blows.get(key);
    if (found) return found;
    const deals = opportunityBlow(view, by, who, at)?.deals ?? NO_DAMAGE;
    const blow = { name: `${by} ${nameOf(deals)}`, deals };
    blows.set(key, blow);
    return blow;
  };
  const joined = (past: History, by: CombatantId, blow: Blow): History => {
    const sorted = [...(names.get(past) ?? []), blow.name].sort();
    const key = sorted.join('|');
    const found = known.get(key);
    if (found) return found;
    const taken = stillUp(who, sumOf(past.taken, blow.deals));
    const made: History = {
      count: past.count + 1,
      struck: new Set([...past.struck, by]),
      up: sumOfChances(taken),
      taken,
      next: new Map(),
    };
    known.set(key, made);
    names.set(made, sorted);
    return made;
  };

  return {
    none,
    after(past, by, at) {
      const blow = blowOf(by, at);
      const found = past.next.get(blow.name);
      if (found) return found;
      const added = { past: joined(past, by, blow), damage: past.up * mean(blow.deals) };
      past.next.set(blow.name, added);
      return added;
    },
  };
}

/** What was taken, as far as the mover is still up with it: whoever falls is struck no further. */
const stillUp = (who: Combatant, taken: Distribution): Distribution =>
  new Map([...taken].filter(([amount]) => isUpWith(who, amount)));
