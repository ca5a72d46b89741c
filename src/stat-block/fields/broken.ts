import type { Label } from '../labels';
import type { Entry } from '../part';
import { type Problem, problem } from '../problem';
import { replace } from '../text/mapped';

/** What stands where a sign or a figure is lost: nothing reads it. */
export const LOST = '\ufffd';

/** Figures and the letters that scanners take them for, as one word: with what may stand behind a figure. */
const WORD = /(?:(?<![\p{L}\d])|(?<=\dd))[lIOoSB|\d]+(?=$|[^\p{L}\d]|d\d|ft\b|hp\b|HD\b)/gu;

/** `l6`, `1O`, `+l`, `ld8`, `l/2`. */
function isSpoiled({ 0: word, index = 0, input = '' }: RegExpMatchArray): boolean {
  if (!/\D/.test(word)) return false;
  if (/\d/.test(word)) return true;
  const before = /[+-] ?$/.test(input.slice(Math.max(0, index - 2), index));
  const behind = input.slice(index + word.length, index + word.length + 2);
  return word.length <= 2 && ((before && /^[lIO|]+$/.test(word)) || /^(?:d\d|\/\d)/.test(behind));
}

/** `1 2`, but neither `2 1/2` nor the hit points behind dice. */
const APART = /(?<!\d)\d+(?: (?![13]\/[248](?!\d))\d+)+(?!\d)/g;
const AFTER_DICE = /d\d+(?:[+-]\d+)?$|[+-]\d+$/;

/** Figures that a scanner or a break has spoiled, as they stand there. */
export function brokenFigures(text: string): string[] {
  return [...[...text.matchAll(WORD)].filter(isSpoiled), ...apart(text)].map(([found]) => found);
}

function apart(text: string): RegExpMatchArray[] {
  return [...text.matchAll(APART)].filter((found) => !isHitPoints(found, text));
}

/** `4d8+11 29 hp`. */
function isHitPoints(found: RegExpMatchArray, text: string): boolean {
  const from = found.index ?? 0;
  const end = from + found[0].indexOf(' ');
  const first = text.slice(Math.max(0, end - 12), end);
  return (
    AFTER_DICE.test(first) && /^\s*(?:hp|hit points)\b/i.test(text.slice(from + found[0].length).slice(0, 20))
  );
}

/** Labels whose value is figures. Attacks tell by themselves what they cannot read, and so do lists. */
const FIGURES: ReadonlySet<Label> = new Set([
  'hit-dice',
  'hit-points',
  'initiative',
  'speed',
  'armor-class',
  'base-attack',
  'grapple',
  'base-attack-grapple',
  'space',
  'reach',
  'space-reach',
  'saves',
  'abilities',
  'challenge-rating',
  'spell-resistance',
  'damage-reduction',
]);

/** Lists are kept as printed; what is spoiled in them is told. */
const LISTS: ReadonlySet<Label> = new Set([
  'special-attacks',
  'attack-options',
  'special-qualities',
  'immune',
  'resist',
]);

/** What is to be told of an entry: signs that could not be decoded, figures that are none. */
export function spoiled({ label, value: { text } }: Entry): Problem[] {
  if (text.includes(LOST)) return [problem('lost-sign', { text })];
  const told = FIGURES.has(label) || LISTS.has(label);
  return told && brokenFigures(text).length > 0 ? [problem('broken-figure', { text })] : [];
}

/** The entry with a mark in place of each spoiled figure, so that no half of one is read as a whole one. */
export function withoutBroken(entry: Entry): Entry {
  if (!FIGURES.has(entry.label) || brokenFigures(entry.value.text).length === 0) return entry;
  const plain = replace(entry.value, WORD, (found) => (isSpoiled(found) ? LOST : found[0]));
  return {
    ...entry,
    printed: entry.value.text,
    value: replace(plain, APART, (found) => (isHitPoints(found, plain.text) ? found[0] : LOST)),
  };
}
