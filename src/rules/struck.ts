import type { Distribution } from './damage-distribution';
import { dealsAfter, type OpportunityBlow } from './opportunity-blow';
import type { Deals, Sapped } from './sapped';
import { damageIn, type Fates, type Wounds } from './wounds';

/** How a mover may stand after some blows. */
export interface Struck {
  /** On its way. */
  readonly up: Deals;
  /** Brought to a halt by this opening, which may bring further blows. */
  readonly halted: Deals;
}
/** One more blow. */
export interface NextBlow {
  /** The blow by what is off the mover's scores; null: it does not come. */
  readonly on: (sapped: Sapped) => Pick<OpportunityBlow, 'deals' | 'guarded'> | null;
  /** Chance that it comes at all; 1 unless a check may keep it off. */
  readonly comes: number;
  readonly fate: Fates;
}

export const NOBODY: Deals = new Map();

type Growing = Map<Sapped, Map<Wounds, number>>;
interface Outcomes {
  readonly on: Growing;
  readonly halt: Growing;
}

function within(growing: Growing, sapped: Sapped): Map<Wounds, number> {
  const found = growing.get(sapped);
  if (found) return found;
  const made = new Map<Wounds, number>();
  growing.set(sapped, made);
  return made;
}

/** One state and what a blow deals it, spread over what may come of it; the mean damage. */
function spread(
  [taken, chance]: readonly [Wounds, number],
  deals: Distribution,
  sapped: Sapped,
  { fate, into }: { readonly fate: NextBlow['fate']; readonly into: Outcomes },
): number {
  const fateOf = fate(sapped);
  let damage = 0;
  let [up, halted]: (Map<Wounds, number> | null)[] = [null, null];
  for (const [wounds, q] of deals) {
    damage += damageIn(wounds) * q;
    const sum = taken + wounds;
    const fated = fateOf(sum);
    if (fated === 'down') continue;
    if (fated === 'on') up ??= within(into.on, sapped);
    else halted ??= within(into.halt, sapped);
    const its = fated === 'on' ? up : halted;
    its?.set(sum, (its.get(sum) ?? 0) + chance * q);
  }
  return damage * chance;
}

const NO_WOUND: Distribution = new Map([[0, 1]]);

/** Some of the mover's states struck: where they go, and the mean damage. */
function strike(states: Deals, { on, comes, fate }: NextBlow, into: Outcomes): number {
  let damage = 0;
  const its = { fate, into };
  for (const [sapped, all] of states) {
    const blow = comes === 0 ? null : on(sapped);
    const missed = blow === null ? 1 : 1 - comes;
    for (const [taken, chance] of all) {
      if (missed > 0) spread([taken, chance * missed], NO_WOUND, sapped, its);
      if (blow === null) continue;
      for (const [left, deals] of dealsAfter(blow, taken))
        damage += spread([taken, chance * comes], deals, left, its);
    }
  }
  return damage;
}

/** One blow more at a mover, and the mean damage that it adds. Whoever is down is struck no further. */
export function struckOnce(before: Struck, blow: NextBlow): Struck & { readonly damage: number } {
  const into: Outcomes = { on: new Map(), halt: new Map() };
  const damage = strike(before.up, blow, into) + strike(before.halted, blow, into);
  return { up: into.on, halted: into.halt, damage };
}

/** Everything that may have come of it, whatever it has cost in scores. */
export function woundsIn(deals: Deals): Distribution {
  const sum = new Map<Wounds, number>();
  for (const its of deals.values())
    for (const [wounds, chance] of its) sum.set(wounds, (sum.get(wounds) ?? 0) + chance);
  return sum;
}
