import { LONG_WORDS } from '../labels';
import { kindEnd } from '../shapes/heading';
import { join, lines, type Mapped, slice, trim } from './mapped';

/** Fewer lines that say a label twice are no two columns. */
const FEWEST_LINES = 5;
/** Between two lines above the figures that come by turns. */
const TURN = '\u2029';
const START = new RegExp(`^\\s*(${LONG_WORDS.pattern})[ \\t]*:`, 'i');
const LABEL = new RegExp(`(?<=^|\\s)(${LONG_WORDS.pattern})[ \\t]*:(?=\\s|$)`, 'gi');

/**
 * Two creatures whose columns have run together, a label of the one and the same of the other on each line, or lines of both by turns: one below
 * the other, and the lines that cannot be divided. Any other text stays.
 */
export function withoutJoins(text: Mapped): { text: Mapped; lost: readonly Mapped[] } {
  const all = paired(lines(text).filter((line) => line.text.trim() !== ''));
  const places = all.map((line) => second(line.text));
  if (places.filter((place) => place !== null).length < FEWEST_LINES) return { text, lost: [] };
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
  return { text: join([...left, NOTHING, ...right], '\n'), lost: lost.map(trim) };
}

/** Lines that come by turns, two that begin with the same label each time, as lines of both. */
function paired(all: readonly Mapped[]): readonly Mapped[] {
  const labels = all.map(({ text }) => START.exec(text)?.[1]?.toLowerCase() ?? null);
  const isPair = (index: number): boolean => labels[index] !== null && labels[index] === labels[index + 1];
  const first = labels.findIndex((_, index) => isPair(index));
  if (labels.filter((_, index) => isPair(index)).length < FEWEST_LINES) return all;
  const found: Mapped[] = [];
  // Above the figures the same: as many lines of the one as of the other.
  const even = first % 2 === 0;
  for (let index = 0; index < all.length; index += 1) {
    const [line, next] = [all[index], all[index + 1]];
    if (line === undefined) continue;
    const both = next !== undefined && (isPair(index) || (even && index < first));
    if (both) index += 1;
    found.push(both ? join([line, next], both && index < first ? TURN : ' ') : line);
  }
  return found;
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
  const turn = line.indexOf(TURN);
  if (turn >= 0) return turn;
  const end = kindEnd(line);
  if (end !== null) return end;
  const words = /^\s*\S+(\s+)\S+\s*$/.exec(line);
  return words === null ? halves(line) : line.trimEnd().lastIndexOf(words[1] ?? ' ');
}

/** `Six-Headed Hydra Seven-Headed Hydra`: as many words each, and one of them the same. */
function halves(line: string): number | null {
  const words = [...line.matchAll(/\S+/g)];
  const half = words.length / 2;
  const middle = words[half];
  if (middle === undefined) return null;
  const same = words
    .slice(0, half)
    .some(([word], index) => word.length > 2 && word === words[half + index]?.[0]);
  return same ? middle.index : null;
}
