import type { Combatant } from '../engine/state';

// What armour and loads slow: both alike, and the worse of the two counts (X-DIST-6, X-DIST-7, SPD-4 to SPD-7).

/** Traits of a combatant that carries much. */
const LOADS: ReadonlySet<string> = new Set(['medium-load', 'heavy-load']);

/** Feet a slowed creature goes: a third less, rounded up to a square (30 becomes 20, 20 becomes 15). */
export const slowedSpeed = (feet: number): number => Math.ceil((feet * 2) / 15) * 5;

/** Feet it would go unslowed, as nearly as the slowed speed tells: among those that fit, the one that is a multiple of 10. */
export function unslowedSpeed(feet: number): number {
  const fits: number[] = [];
  for (let free = feet; slowedSpeed(free) <= feet; free += 5) if (slowedSpeed(free) === feet) fits.push(free);
  return fits.find((free) => free % 10 === 0) ?? fits.at(-1) ?? feet;
}

const isLaden = ({ sheet }: Combatant): boolean => sheet.traits.some((trait) => LOADS.has(trait));

/** Whether armour or load slows it; a dwarf is slowed by neither (SPD-5). */
export const isSlowed = (who: Combatant): boolean =>
  who.sheet.race !== 'dwarf' && ((who.sheet.armor?.kind ?? 'light') !== 'light' || isLaden(who));

/** RUN-3, X-DIST-7: in heavy armour or under a heavy load one runs slower. */
export const isHeavilyBurdened = ({ sheet }: Combatant): boolean =>
  sheet.armor?.kind === 'heavy' || sheet.traits.includes('heavy-load');
