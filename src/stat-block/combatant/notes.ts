import type { Problem } from '../problem';

/** What the notation takes of notes. */
const MOST = 60;
const MOST_LETTERS = 400;
/** Figures with a place of their own. */
const FIGURE = /^(?:damage reduction|DR|spell resistance|SR)\b/i;
const LOST: ReadonlySet<Problem['code']> = new Set([
  'attack-unread',
  'field-unread',
  'extra-left-out',
  'not-in-notation',
]);

/** What stays words: what could not be read or has no place on the sheet first, then special attacks and qualities as printed. None twice. */
export function notesOf(words: readonly string[], problems: readonly Problem[]): readonly string[] {
  const lost = problems.flatMap(({ code, with: { text } }) =>
    LOST.has(code) && text !== undefined ? [String(text)] : [],
  );
  const all = [...lost, ...words.filter((it) => !FIGURE.test(it))]
    .map(short)
    .filter((it) => /[\p{L}\p{N}]/u.test(it));
  return [...new Map(all.map((it) => [it.toLowerCase(), it])).values()].slice(0, MOST);
}

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS - 1)}…` : line;
};
