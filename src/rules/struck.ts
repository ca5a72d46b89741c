import type { Distribution } from './damage-distribution';
import { dealsAfter, type OpportunityBlow } from './opportunity-blow';
import type { Deals, Sapped } from './sapped';
import { damageIn, type Fate, type Wounds } from './wounds';

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
  readonly fate: (wounds: Wounds, sapped: Sapped) => Fate;
}

export const NOBODY: Deals = new Map();

/** Some of the mover's states struck: where they go, and the mean damage. */
function strike(states: Deals, { on, comes, fate }: NextBlow, into: Record<'on' | 'halt', Growing>): number {
  let damage = 0;
  for (const [sapped, all] of states) {
    const blow = on(sapped);
    for (const [taken, p] of all) {
      const missed = blow === null ? 1 : 1 - comes;
      if (missed > 0) place(into, fate(taken, sapped), { sapped, wounds: taken, chance: p * missed });
      if (blow === null || comes === 0) continue;
      for (const [left, deals] of dealsAfter(blow, taken))
        for (const [wounds, q] of deals) {
          const chance = p * q * comes;
          damage += damageIn(wounds) * chance;
          place(into, fate(taken + wounds, left), { sapped: left, wounds: taken + wounds, chance });
        }
    }
  }
  return damage;
}

type Growing = Map<Sapped, Map<Wounds, number>>;
interface State {
  readonly sapped: Sapped;
  readonly wounds: Wounds;
  readonly chance: number;
}
function place(into: Record<'on' | 'halt', Growing>, fate: Fate, { sapped, wounds, chance }: State): void {
  if (fate === 'down') return;
  const its = into[fate].get(sapped) ?? new Map<Wounds, number>();
  into[fate].set(sapped, its.set(wounds, (its.get(wounds) ?? 0) + chance));
}

/** One blow more at a mover, and the mean damage that it adds. Whoever is down is struck no further. */
export function struckOnce(before: Struck, blow: NextBlow): Struck & { readonly damage: number } {
  const into = { on: new Map(), halt: new Map() } satisfies Record<'on' | 'halt', Growing>;
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
