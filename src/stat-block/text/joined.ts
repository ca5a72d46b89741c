import { LONG_WORDS } from '../labels';
import { kindEnd } from '../shapes/heading';
import { join, lines, type Mapped, slice, trim } from './mapped';

/** Fewer lines that say a label twice are no two columns. */
const FEWEST_LINES = 5;
const LABEL = new RegExp(`(?<=^|\\s)(${LONG_WORDS.pattern})[ \\t]*:(?=\\s|$)`, 'gi');

/**
 * Two creatures whose columns have run together, a label of the one and the same of the other on each line: one below the other. What cannot be
 * divided stands behind both, where nothing reads it. Any other text stays.
 */
export function withoutJoins(text: Mapped): Mapped {
  const all = lines(text).filter((line) => line.text.trim() !== '');
  const places = all.map((line) => second(line.text));
  if (places.filter((place) => place !== null).length < FEWEST_LINES) return text;
  const first = places.findIndex((place) => place !== null);
  const left: Mapped[] = [];
  const right: Mapped[] = [];
  const lost: Mapped[] = [];
  all.forEach((line, index) => {
    const place = places[index] ?? (index < first ? headings(line.text) : null);
    if (place === null) lost.push(line);
    else {
      left.push(trim(slice(line, 0, place)));
      right.push(trim(slice(line, place)));
    }
  });
  return join([...left, NOTHING, ...right, ...(lost.length === 0 ? [] : [NOTHING, ...lost])], '\n');
}

const NOTHING: Mapped = { text: '', at: [] };

/** Where the label that the line begins with stands again. */
function second(line: string): number | null {
  const found = [...line.matchAll(LABEL)];
  const [own, again] = found;
  if (own === undefined || again === undefined || found.length !== 2) return null;
  const same = own[1]?.toLowerCase() === again[1]?.toLowerCase();
  return same && line.slice(0, own.index).trim() === '' ? again.index : null;
}

/** Above the figures: two kinds are apart behind the first one, two words between them. */
function headings(line: string): number | null {
  const end = kindEnd(line);
  if (end !== null) return end;
  const words = /^\s*\S+(\s+)\S+\s*$/.exec(line);
  return words === null ? null : line.trimEnd().lastIndexOf(words[1] ?? ' ');
}
