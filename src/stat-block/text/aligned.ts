import { LONG_WORDS } from '../labels';
import { join, lines, type Mapped, slice, trim } from './mapped';

const LABEL = new RegExp(`^(?:${LONG_WORDS.pattern})\\s*:?$`, 'i');
const FEWEST_LABELS = 4;
const FEWEST_LINES = 6;
/** Beside the labels: two creatures or more. */
const FEWEST_COLUMNS = 2;
const SLACK = 1;

/** A table that is set with spaces, labels in its first column and a creature in each other: with a tab before each cell. Any other text stays. */
export function withTabs(text: Mapped): Mapped {
  if (text.text.includes('\t') || !/hit dice/i.test(text.text)) return text;
  const all = lines(text);
  const starts = columns(all.map((line) => line.text));
  const first = starts[0];
  if (first === undefined || starts.length < FEWEST_COLUMNS) return text;
  const heads = all.filter((line) => LABEL.test(line.text.slice(0, first).trim()));
  if (heads.length < FEWEST_LABELS) return text;
  return join(
    all.map((line) => cells(line, starts)),
    '\n',
  );
}

/** Where cells begin on many lines. */
function columns(all: readonly string[]): number[] {
  const counts = new Map<number, number>();
  for (const line of all)
    for (const { index } of line.matchAll(/(?=\S)(?<=\S {2,}|^ {4,})\S/g))
      counts.set(index, (counts.get(index) ?? 0) + 1);
  const full = all.filter((line) => line.trim() !== '').length;
  return [...counts]
    .filter(([place, count]) => {
      const best = Math.max(counts.get(place - SLACK) ?? 0, count, counts.get(place + SLACK) ?? 0);
      return count === best && count >= Math.max(FEWEST_LINES, full * 0.4);
    })
    .map(([place]) => place)
    .sort((a, b) => a - b)
    .filter((place, index, kept) => index === 0 || place - (kept[index - 1] ?? 0) > SLACK);
}

/** A line cut where its columns begin; as it is where a word stands across. */
function cells(line: Mapped, starts: readonly number[]): Mapped {
  const places: number[] = [];
  for (const start of starts) {
    if (line.text.trimEnd().length <= start - SLACK) break;
    const place = [start, start - SLACK, start + SLACK].find((it) =>
      / {2}$|^ *$/.test(line.text.slice(0, it)),
    );
    if (place === undefined) return line;
    places.push(place);
  }
  if (places.length === 0) return trim(line);
  const cuts = [0, ...places];
  return join(
    cuts.map((from, index) => trim(slice(line, from, cuts[index + 1]))),
    '\t',
  );
}
