import { LONG_WORDS } from '../labels';
import { join, lines, type Mapped, trim } from './mapped';

const LABEL = new RegExp(`^(?:${LONG_WORDS.pattern})\\s*:?$`, 'i');
/** Fewer labels alone on their lines are no table. */
const FEWEST_LABELS = 6;
const MOST_CREATURES = 4;

/**
 * A table of several creatures whose cells a page has put on lines of their own, a label and so many values each time: rows with tabs again. Any
 * other text stays.
 */
export function withCellRows(text: Mapped): Mapped {
  const all = lines(text)
    .map(trim)
    .filter((line) => line.text !== '');
  const labels = all.flatMap((line, index) => (LABEL.test(line.text) ? [index] : []));
  const [first = 0, second = 0] = labels;
  const columns = second - first - 1;
  if (labels.length < FEWEST_LABELS || columns < 2 || columns > MOST_CREATURES) return text;
  const even = labels.slice(1).every((place, index) => place - (labels[index] ?? 0) === columns + 1);
  const last = (labels.at(-1) ?? 0) + columns + 1;
  // Names and kinds stand above, each for all; a title may come first.
  const titles = first % columns;
  if (!even || all.length < last || first < columns) return text;
  const rows: Mapped[] = [...all.slice(0, titles)];
  for (let index = titles; index < first; index += columns)
    rows.push(join([NOTHING, ...all.slice(index, index + columns)], '\t'));
  for (const place of labels) rows.push(join(all.slice(place, place + columns + 1), '\t'));
  return join([...rows, ...all.slice(last)], '\n');
}

const NOTHING: Mapped = { text: '', at: [] };
