import type { View } from '../engine/contract';
import type { Combatant, CombatantId } from '../engine/state';
import type { Square } from '../grid/square';
import { type Distribution, mapped, mean } from './damage-distribution';
import { isSoleAction } from './forecast';
import { dealsAfter, type OpportunityBlow, opportunityBlow } from './opportunity-blow';
import { damageIn, isTurningSpent, upWith, type Wounds } from './wounds';

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

interface Blow extends Pick<OpportunityBlow, 'deals' | 'guarded'> {
  /** The same text for blows that deal the same with the same chances. */
  readonly name: string;
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

/** What was taken with one blow more. Whoever falls is struck no further. */
function added(taken: Distribution, blow: Blow, goesOn: (wounds: Wounds) => boolean): Distribution {
  const sums = new Map<Wounds, number>();
  for (const [before, p] of taken)
    for (const [wounds, q] of dealsAfter(blow, before))
      if (goesOn(before + wounds)) sums.set(before + wounds, (sums.get(before + wounds) ?? 0) + p * q);
  return sums;
}

/** Mean damage that one blow more adds. */
function meanAfter(taken: Distribution, blow: Blow): number {
  const means = [blow.deals, blow.guarded ?? blow.deals].map((deals) => mean(mapped(deals, damageIn)));
  const [spent = 0, open = 0] = means;
  let sum = 0;
  for (const [before, chance] of taken) sum += chance * (isTurningSpent(before) ? spent : open);
  return sum;
}

/** Opens the books for one mover. `wholeRound`: it walks by an action that takes the whole round. */
export function blowHistories(view: View, who: Combatant, wholeRound: boolean): Histories {
  const goesOn = upWith(view, who, isSoleAction(who, wholeRound));
  const blows = new Map<string, Blow>();
  const known = new Map<string, History>();
  const none: History = { count: 0, struck: new Set(), up: 1, taken: NO_DAMAGE, next: new Map() };
  const names = new Map<History, readonly string[]>([[none, []]]);

  const blowOf = (by: CombatantId, at: Square): Blow => {
    const key = `${by} ${at.x} ${at.y}`;
    const found = blows.get(key);
    if (found) return found;
    const { deals, guarded } = opportunityBlow(view, by, who, at) ?? { deals: NO_DAMAGE, guarded: null };
    const blow = { name: `${by} ${nameOf(deals)}`, deals, guarded };
    blows.set(key, blow);
    return blow;
  };
  const joined = (past: History, by: CombatantId, blow: Blow): History => {
    const all = [...(names.get(past) ?? []), blow.name];
    // Which blow the rider of a mount turns depends on which is first.
    const sorted = blow.guarded === null ? all.sort() : all;
    const key = sorted.join('|');
    const found = known.get(key);
    if (found) return found;
    const taken = added(past.taken, blow, goesOn);
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
      const made = { past: joined(past, by, blow), damage: meanAfter(past.taken, blow) };
      past.next.set(blow.name, made);
      return made;
    },
  };
}
