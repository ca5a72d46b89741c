import type { CombatantId, Encounter } from '../../engine/state';
import { RESERVED } from '../../notation/schema/expect';
import { numberIn } from '../../text/initials';

/**
 * What `count` newcomers of one name are called. One alone keeps the name where nobody has it; else they are numbered on from the
 * highest number there is (who has none counts as the first).
 */
export function freeNames(
  { combatants }: Pick<Encounter, 'combatants'>,
  name: string,
  count: number,
): string[] {
  const { stem } = numberIn(name);
  const taken = Object.values(combatants).flatMap(({ sheet }) => {
    const other = numberIn(sheet.name);
    return other.stem.toLowerCase() === stem.toLowerCase() ? [other.number ?? 1] : [];
  });
  if (count === 1 && taken.length === 0) return [stem];
  const from = Math.max(0, ...taken) + 1;
  return Array.from({ length: count }, (_, index) => `${stem} ${from + index}`);
}

/** Keys that nobody has: the name's first letter and a number. */
export function freeKeys(
  { combatants }: Pick<Encounter, 'combatants'>,
  name: string,
  count: number,
): CombatantId[] {
  const letter = /\p{L}/u.exec(name)?.[0].toUpperCase() ?? 'X';
  const keys: CombatantId[] = [];
  for (let number = 1; keys.length < count; number++) {
    const key = `${letter}${number}`;
    if (!Object.hasOwn(combatants, key) && !RESERVED.has(key)) keys.push(key);
  }
  return keys;
}

/** Longer than any name; what is longer is no name. */
export const MOST_NAME = 80;

/** A name as it may stand everywhere: one line of visible letters, none that turn the direction of others, cut off where it is far too long. */
export function tidyName(name: string): string {
  const line = name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...line];
  return letters.length > MOST_NAME ? `${letters.slice(0, MOST_NAME - 1).join('')}…` : line;
}
