import type { View } from '../engine/contract';
import type { Combatant, CombatantId } from '../engine/state';
import type { Square } from '../grid/square';
import { isSoleAction } from './forecast';
import { type OpportunityBlow, opportunityBlow } from './opportunity-blow';
import { type Deals, type Sapped, UNSAPPED } from './sapped';
import { type NextBlow, NOBODY, struckOnce } from './struck';
import { damageIn, type Fates, fateWith, type Wounds } from './wounds';

/**
 * Who has struck a mover so far and how hard, the order left out: two ways with the same past face the same future, so only their damage and
 * their cost tell them apart.
 */
export interface History {
  /** Blows in it: the attacks of opportunity of the way. */
  readonly count: number;
  readonly struck: ReadonlySet<CombatantId>;
  /** How the mover may stand after them, while it is up. */
  readonly up: Deals;
  /** Nothing can be off its scores. */
  readonly isWhole: boolean;
  /** Of its blows. */
  readonly names: readonly string[];
  readonly next: Map<string, Added>;
}
/** A past with one opening more. */
export interface Added {
  readonly past: History;
  /** Mean damage that its blows add while the mover is up. */
  readonly damage: number;
}
/** All pasts of one search; the same blows in any order are the same object. */
export interface Histories {
  readonly none: History;
  /** The past after all of `by`, one after the other, strike at the mover leaving `at`. */
  after(past: History, by: readonly CombatantId[], at: Square): Added;
}

interface Blow extends Pick<NextBlow, 'on'> {
  /** The same text for blows that deal the same with the same chances. */
  readonly name: string;
  /** Mean damage of the blow at a mover that has nothing off its scores. */
  readonly mean: number;
  /** Which of several comes first makes a difference: what it takes off a score, the one blow that a rider turns. */
  readonly isOrdered: boolean;
}

const UNTOUCHED: Deals = new Map([[UNSAPPED, new Map([[0, 1]])]]);
const nameOf = (deals: Deals): string =>
  [...(deals.get(UNSAPPED) ?? [])]
    .map(([amount, chance]) => `${amount}:${chance.toPrecision(12)}`)
    .sort()
    .join(' ');
const sapsNothing = (deals: Deals): boolean => [...deals.keys()].every((sapped) => sapped === UNSAPPED);
const sumOver = (deals: Deals, weigh: (wounds: Wounds) => number): number => {
  let sum = 0;
  for (const its of deals.values()) for (const [wounds, chance] of its) sum += weigh(wounds) * chance;
  return sum;
};
const meanOf = (deals: Deals): number => sumOver(deals, damageIn);
const chanceIn = (deals: Deals): number => sumOver(deals, () => 1);
const NO_BLOW: Pick<OpportunityBlow, 'deals' | 'guarded'> = { deals: UNTOUCHED, guarded: null };

type BlowOf = (isWhole: boolean, by: CombatantId, at: Square) => Blow;

/** The blows at one mover, by who strikes and where; `isWhole`: nothing is off its scores. */
function blowsAt(view: View, who: Combatant): BlowOf {
  const blows = new Map<string, Blow>();
  return (isWhole, by, at) => {
    const key = `${by} ${at.x} ${at.y} ${isWhole}`;
    const found = blows.get(key);
    if (found) return found;
    const on = (sapped: Sapped) => opportunityBlow(view, by, who, { at, sapped });
    const { deals, guarded } = on(UNSAPPED) ?? NO_BLOW;
    const isPlain = isWhole && sapsNothing(deals);
    const name = isPlain ? `${by} ${nameOf(deals)}` : `${by} ${at.x} ${at.y}`;
    const blow = { name, on, mean: meanOf(deals), isOrdered: !isPlain || guarded !== null };
    blows.set(key, blow);
    return blow;
  };
}

/** The blows one after the other: how the mover may stand then, and the mean damage. */
function struckBy(blows: readonly Blow[], before: Deals, fate: Fates): { up: Deals; damage: number } {
  let now = { up: before, halted: NOBODY, damage: 0 };
  for (const { on } of blows) {
    const after = struckOnce(now, { on, comes: 1, fate });
    now = { ...after, damage: now.damage + after.damage };
  }
  return now;
}

function namesAfter({ names }: History, blows: readonly Blow[]): readonly string[] {
  const all = [...names, ...blows.map(({ name }) => name)];
  return blows.some(({ isOrdered }) => isOrdered) ? all : all.sort();
}

/** Opens the books for one mover. `wholeRound`: it walks by an action that takes the whole round. */
export function blowHistories(view: View, who: Combatant, wholeRound: boolean): Histories {
  const fate = fateWith(view, who, isSoleAction(who, wholeRound));
  const blowOf = blowsAt(view, who);
  const known = new Map<string, History>();
  const added = (past: History, by: readonly CombatantId[], blows: readonly Blow[]): Added => {
    const names = namesAfter(past, blows);
    const key = names.join('|');
    const found = known.get(key);
    const [only, ...more] = blows;
    // Where such a past is known already, only the mean of one plain blow is wanted.
    if (found && only && more.length === 0 && !only.isOrdered)
      return { past: found, damage: chanceIn(past.up) * only.mean };
    const { up, damage } = struckBy(blows, past.up, fate);
    if (found) return { past: found, damage };
    const count = past.count + by.length;
    const struck = new Set([...past.struck, ...by]);
    const made = { count, struck, up, isWhole: sapsNothing(up), names, next: new Map() };
    known.set(key, made);
    return { past: made, damage };
  };
  return {
    none: { count: 0, struck: new Set(), up: UNTOUCHED, isWhole: true, names: [], next: new Map() },
    after(past, by, at) {
      const blows = by.map((id) => blowOf(past.isWhole, id, at));
      const [only] = blows;
      const name = only && blows.length === 1 ? only.name : blows.map((it) => it.name).join('|');
      const found = past.next.get(name);
      if (found) return found;
      const made = added(past, by, blows);
      past.next.set(name, made);
      return made;
    },
  };
}
