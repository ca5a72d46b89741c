import { LONG_WORDS } from '../labels';
import { cut, join, lines, type Mapped, slice } from './mapped';

/** Fewer lines beside each other are no columns. */
const FEWEST_LINES = 6;
/** Labels with a value that each column must have: the first column of a table has labels alone, its others none. */
const FEWEST_LABELS = 3;
/** A column may begin so far off its place. */
const SLACK = 1;
const LABELLED = new RegExp(
  `^[ \\t]*(?:(?:${LONG_WORDS.pattern})[ \\t]*:[ \\t]*\\S|(?:Init|AC|Fort|Melee|Ranged|Space|Base Atk|Grp|Speed|Spd)[ \\t]+[-+–−\\d\\p{L}])`,
  'iu',
);

/**
 * A page set in columns, as a PDF gives it, its columns side by side on each line: the columns one below the other. Any other text stays as it
 * is, tables too.
 */
export function withoutColumns(text: Mapped): Mapped {
  const pages = cut(text, /\f/g);
  const read = pages.map(page);
  return read.some((it, index) => it !== pages[index]) ? join(read, '\n') : text;
}

function page(text: Mapped): Mapped {
  if (text.text.includes('\t')) return text;
  const all = lines(text);
  const from = gutter(all.map((line) => line.text));
  if (from === null) return text;
  const left: Mapped[] = [];
  const right: Mapped[] = [];
  for (const line of all) {
    const place = split(line.text, from) ?? tight(line.text, from);
    left.push(place === null ? line : slice(line, 0, place));
    if (place !== null) right.push(slice(line, place));
  }
  if (labels(left) < FEWEST_LABELS || labels(right) < FEWEST_LABELS) return text;
  return join([...left, page(join(right, '\n'))], '\n');
}

const labels = (column: readonly Mapped[]): number =>
  column.filter(({ text }) => LABELLED.test(text.trim())).length;

/** Where most lines begin again behind a gap. */
function gutter(all: readonly string[]): number | null {
  const starts = new Map<number, number>();
  for (const line of all)
    for (const found of line.matchAll(/(?=\S)(?<=\S {2,}|^ {12,})\S/g))
      starts.set(found.index, (starts.get(found.index) ?? 0) + 1);
  const best = [...starts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0];
  if (best === undefined) return null;
  const [place] = best;
  const full = all.filter((line) => line.trim() !== '');
  const beside = full.filter((line) => split(line, place) !== null).length;
  const across = full.filter((line) => line.length > place + SLACK && split(line, place) === null).length;
  return beside >= FEWEST_LINES && across * 5 <= full.length ? place : null;
}

/** Where on this line the right column begins; null where it has none. */
function split(line: string, place: number): number | null {
  for (let at = place - SLACK; at <= place + SLACK; at += 1)
    if (/^\S/.test(line.slice(at)) && /^ *$| {2}$/.test(line.slice(0, at))) return at;
  return null;
}

/** Where the columns are known to begin, one space behind a line of the left one is enough. */
const tight = (line: string, place: number): number | null =>
  /\S\s$/.test(line.slice(0, place)) && /^\S/.test(line.slice(place)) && line.search(/\S/) < place / 4
    ? place
    : null;
