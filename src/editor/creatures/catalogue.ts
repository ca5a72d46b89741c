import { bestiary } from '../../content/bestiary';
import { findCreature, findEntry } from '../../content/creatures';
import { hitDiceOf } from '../../content/hit-dice';
import type { Size } from '../../grid/size';
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

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The creatures that fit; every word must stand in the name (accents and case aside), the type or the id. Names that begin with the words come first. */
export function matching(
  all: readonly CreatureFacts[],
  { words, type, size, from, to }: Wanted,
  nameOf: (creature: CreatureFacts) => string,
): readonly CreatureFacts[] {
  const sought = plain(words).split(/\s+/).filter(Boolean);
  const fits = all.filter((it) => {
    const text = plain(`${nameOf(it)} ${it.id.replaceAll('-', ' ')} ${it.type}`);
    return (
      sought.every((word) => text.includes(word)) &&
      (type === null || it.type === type) &&
      (size === null || it.size === size) &&
      (from === null || it.challengeRating >= from) &&
      (to === null || it.challengeRating <= to)
    );
  });
  if (sought.length === 0) return fits;
  const begins = (it: CreatureFacts): boolean => plain(nameOf(it)).startsWith(plain(words.trim()));
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

function hitDiceIn(id: string): HitDice | null {
  const entry = findEntry(id);
  return entry === null ? null : hitDiceOf(entry.hitDice);
}
