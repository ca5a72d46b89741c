import { bestiary } from '../../content/bestiary';
import { findCreature, findEntry } from '../../content/creatures';
import { hitDiceOf } from '../../content/hit-dice';
import type { Size } from '../../grid/size';
import type { CombatantBlock } from '../../notation/schema/combatant';
import type { HitDice } from './hit-dice';
import type { Newcomer } from './newcomer';

/** A creature of the bestiary as the drawer lists it. */
export interface CreatureFacts {
  readonly id: string;
  readonly nameKey: string;
  readonly type: string;
  readonly size: Size;
  readonly challengeRating: number;
  readonly hitPoints: number;
}

/** What is looked for; null and '' leave open. Ratings are inclusive. */
export interface Wanted {
  readonly words: string;
  readonly type: string | null;
  readonly size: Size | null;
  readonly from: number | null;
  readonly to: number | null;
}
export const ANYTHING: Wanted = { words: '', type: null, size: null, from: null, to: null };

/** All creatures, by challenge rating. */
export const creatures: readonly CreatureFacts[] = bestiary.map((line) => {
  const hp = findCreature(line.id)?.hp;
  return {
    id: line.id,
    nameKey: line.nameKey,
    type: line.type,
    size: line.size,
    challengeRating: line.challengeRating,
    hitPoints: (typeof hp === 'object' ? hp.max : hp) ?? 1,
  };
});

export const creatureTypes: readonly string[] = [...new Set(creatures.map(({ type }) => type))].sort();
export const challengeRatings: readonly number[] = [
  ...new Set(creatures.map(({ challengeRating }) => challengeRating)),
].sort((a, b) => a - b);

/** Without accents and capitals. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What was typed taken apart: `4 goblins` are four, sought by `goblins`. Without a number in front it is null. */
export function soughtIn(typed: string): {
  readonly number: number | null;
  readonly words: readonly string[];
} {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const [first = '', ...rest] = words;
  const [, digits] = /^(\d{1,3})[x×]?$/.exec(first) ?? [];
  return digits === undefined ? { number: null, words } : { number: Number(digits), words: rest };
}

/** English plurals by the words that they may be of. */
const PLURALS: readonly (readonly [ending: RegExp, ...of: string[]])[] = [
  [/ves$/, 'f', 'fe'],
  [/ies$/, 'y'],
  [/es$/, 'e', ''],
  [/s$/, ''],
];
const singulars = (word: string): readonly string[] =>
  PLURALS.flatMap(([ending, ...of]) => (ending.test(word) ? of.map((it) => word.replace(ending, it)) : []));

/** What a creature is called, and what else it may be sought by: its type and size in the user's words. */
interface Naming {
  nameOf(creature: CreatureFacts): string;
  wordsOf?(creature: CreatureFacts): string;
}

/**
 * The creatures that fit; every word must stand in the name (accents and case aside), the type, the size or the id, or be the plural of one.
 * Names that begin with the words come first.
 */
export function matching(
  all: readonly CreatureFacts[],
  { words, type, size, from, to }: Wanted,
  { nameOf, wordsOf }: Naming,
): readonly CreatureFacts[] {
  const sought = soughtIn(words).words;
  const texts = new Map(
    all.map((it) => {
      const { id } = it;
      return [
        id,
        plain(`${nameOf(it)} ${id.replaceAll('-', ' ')} ${it.type} ${it.size} ${wordsOf?.(it) ?? ''}`),
      ];
    }),
  );
  const isThere = (word: string): boolean => [...texts.values()].some((text) => text.includes(word));
  // A word that nobody knows may be a plural.
  const known = sought.map((word) => [word, ...singulars(word)].find(isThere) ?? word);
  const fits = all.filter(
    (it) =>
      known.every((word) => texts.get(it.id)?.includes(word)) &&
      (type === null || it.type === type) &&
      (size === null || it.size === size) &&
      (from === null || it.challengeRating >= from) &&
      (to === null || it.challengeRating <= to),
  );
  if (sought.length === 0) return fits;
  const begins = (it: CreatureFacts): boolean => plain(nameOf(it)).startsWith(known.join(' '));
  return [...fits.filter(begins), ...fits.filter((it) => !begins(it))];
}

/** `1/3`, `12`. */
export function ratingText(rating: number): string {
  return rating > 0 && rating < 1 ? `1/${Math.round(1 / rating)}` : String(rating);
}

/** A creature of the bestiary as somebody to put on the board; null for an unknown id. */
export function fromBestiary(id: string, name: string): Newcomer | null {
  if (findCreature(id) === null) return null;
  return { name, block: { creature: id }, hitDice: hitDiceIn(id) };
}

/** A combatant that was kept. Its hit dice are those of its creature, where nothing was changed that they hang on. */
export function fromTemplate(name: string, block: CombatantBlock): Newcomer {
  const { creature, hp, level, abilities } = block;
  const isAsPrinted = hp === undefined && level === undefined && abilities?.con === undefined;
  return { name, block, hitDice: creature !== undefined && isAsPrinted ? hitDiceIn(creature) : null };
}

function hitDiceIn(id: string): HitDice | null {
  const entry = findEntry(id);
  return entry === null ? null : hitDiceOf(entry.hitDice);
}
