import type { SpellComponent } from '../engine/state';
import type { SpellBlock } from './stat-block';

/** How far a spell carries: SRD's close, medium and long, a fixed distance in feet, or nothing to say (self, touch). */
export type SpellRange = 'close' | 'medium' | 'long' | number | null;

/** What a row says beyond its columns. Numbers in brackets grow with the caster: see `grown`. */
export type SpellDetails = Omit<
  SpellBlock,
  'name' | 'level' | 'components' | 'range' | 'dc' | 'count' | 'time'
> & { readonly time?: string };

/** One spell: the lowest level at which a class of the SRD has it, its components, its range. */
export type SpellRow = readonly [
  level: number,
  components: string,
  range: SpellRange,
  details?: SpellDetails,
];

const COMPONENTS: readonly SpellComponent[] = ['V', 'S', 'M', 'F', 'DF', 'XP'];
const NUMBER = /\[level(?:\+(\d+))?(?:\/(\d+))?(?:\*(\d+))?(?::(\d+))?\]/;
const NUMBERS = new RegExp(NUMBER, 'g');

/**
 * A text with its growing numbers at a caster level: `[level+1/2:5]` is the level and 1, halved, rounded down, at least 1 and
 * at most 5; `[level*10]` ten times the level.
 */
export const grown = (text: string, casterLevel: number): string =>
  text.replaceAll(NUMBERS, (found) => String(numberAt(found, casterLevel)));

function numberAt(found: string, casterLevel: number): number {
  const [, more = '0', parts = '1', times = '1', most = 'Infinity'] = NUMBER.exec(found) ?? [];
  const whole = Math.floor((casterLevel + Number(more)) / Number(parts)) * Number(times);
  return Math.min(Number(most), Math.max(1, whole));
}

/** Feet of a range at a caster level: close 25 ft + 5 ft/2 levels, medium 100 ft + 10 ft/level, long 400 ft + 40 ft/level. */
export function rangeAt(range: SpellRange, casterLevel: number): number | null {
  if (range === 'close') return 25 + 5 * Math.floor(casterLevel / 2);
  if (range === 'medium') return 100 + 10 * casterLevel;
  return range === 'long' ? 400 + 40 * casterLevel : range;
}

export const componentsOf = (text: string): readonly SpellComponent[] =>
  COMPONENTS.filter((it) => text.split(' ').includes(it));
