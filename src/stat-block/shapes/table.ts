import { type Label, LONG_WORDS } from '../labels';
import { entry, type Part } from '../part';
import { cut, join, lines, type Mapped, slice, trim } from '../text/mapped';
import { kindOf } from './heading';

interface Row {
  readonly label: Label | null;
  readonly head: Mapped;
  readonly cells: readonly Mapped[];
}
const HEAD = new RegExp(`^(?:${LONG_WORDS.pattern})\\s*:?$`, 'i');

const INSIDE = new RegExp(
  `(?<![\\p{L}/] ?)(?:${LONG_WORDS.pattern})[ \\t]*:(?=\\t)|(?<=\\t)(?:${LONG_WORDS.pattern})(?=\\t)`,
  'giu',
);

/** Creatures side by side: labels in the first column. None where the text is no such table. */
export function tableParts(text: Mapped): Part[] {
  const rows = wholeRows(
    lines(text)
      .flatMap(apart)
      .flatMap((line) => rowOf(line) ?? []),
  );
  const dice = rows.findIndex(({ label }) => label === 'hit-dice');
  const columns = filled(rows[dice]);
  if (columns.length < 2) return [];
  const above = rows.slice(0, dice);
  return columns.map((column, index) => ({
    heading: above.flatMap((row) => headingCell(row, column, index, columns.length)),
    entries: rows.flatMap(({ label, head, cells }) => {
      if (label === null) return [];
      const own = cells[column];
      const shared =
        cells.filter((cell) => cell.text !== '').length === 1
          ? cells.find((cell) => cell.text !== '')
          : undefined;
      const cell = own === undefined || own.text === '' ? shared : own;
      return cell === undefined ? [] : [entry(label, index === 0 ? head : null, cell)];
    }),
    rest:
      index > 0
        ? []
        : [
            ...rows
              .slice(dice)
              .flatMap(({ label, head }) => (label === null && head.text !== '' ? [head] : [])),
            ...rows.slice(dice).flatMap(({ label, cells }) => (label === null ? [] : beyond(cells, columns))),
          ],
  }));
}

/** A row whose end is lost: a label and a tab stand inside it. */
function apart(line: Mapped): Mapped[] {
  if (!line.text.includes('\t')) return [line];
  const first = line.text.search(/\S/);
  const places = [...line.text.matchAll(INSIDE)].flatMap(({ index }) => (index > first ? [index] : []));
  return [0, ...places].map((from, index) => trimEnd(slice(line, from, places[index])));
}

/** Cells that go on below, and labels: `Base Attack/`, `Grapple:`. */
function wholeRows(rows: readonly Row[]): Row[] {
  const whole: Row[] = [];
  for (const row of rows) {
    const before = whole.at(-1);
    if (before === undefined || !isRest(row, before)) whole.push(row);
    else {
      const head = glued(before.head, row.head);
      whole.splice(-1, 1, {
        head,
        label: labelOf(head),
        cells: Array.from({ length: Math.max(before.cells.length, row.cells.length) }, (_, index) =>
          glued(before.cells[index], row.cells[index]),
        ),
      });
    }
  }
  return whole;
}

/** A row is the rest of the one before: below figures without a label of its own, above them where each cell is in parentheses. */
function isRest(row: Row, before: Row): boolean {
  const full = row.cells.filter(({ text }) => text !== '');
  if (row.head.text !== '')
    return before.head.text !== '' && before.label === null && labelOf(glued(before.head, row.head)) !== null;
  if (full.length === 0) return false;
  return before.label !== null || full.every(({ text }) => /^\(/.test(text));
}

const NOTHING: Mapped = { text: '', at: [] };
function glued(a: Mapped = NOTHING, b: Mapped = NOTHING): Mapped {
  return a.text === '' ? b : b.text === '' ? a : join([a, b], /\/$/.test(a.text) ? '' : '\n');
}

const trimEnd = (part: Mapped): Mapped => slice(part, 0, part.text.trimEnd().length);

function rowOf(line: Mapped): Row | null {
  const [head, ...cells] = cut(line, /\t/g).map(trim);
  if (head === undefined || (head.text === '' && cells.length === 0)) return null;
  return { label: labelOf(head), head, cells };
}

const labelOf = ({ text }: Mapped): Label | null =>
  HEAD.test(text) ? LONG_WORDS.label(text.replace(/\s*:$/, '')) : null;

/** Cells that stand in nobody's column. */
const beyond = (cells: readonly Mapped[], columns: readonly number[]): Mapped[] =>
  cells.filter(
    (cell, index) =>
      cell.text !== '' && !columns.includes(index) && cells.filter(({ text }) => text !== '').length > 1,
  );

const filled = (row: Row | undefined): number[] =>
  (row?.cells ?? []).flatMap((cell, index) => (cell.text === '' ? [] : [index]));

/** A cell above its column. A heading row may have lost the empty cell above the labels, or be a title of all of them. */
function headingCell(row: Row, column: number, index: number, columns: number): Mapped[] {
  if (row.label === 'size-type') return [];
  const all = [row.head, ...row.cells].filter(({ text }) => text !== '');
  if (row.head.text === '') return row.cells[column]?.text ? [row.cells[column]] : [];
  if (all.length === columns) return all[index] === undefined ? [] : [all[index]];
  return all.length === 1 && row.label === null && kindOf(row.head.text) !== null ? [row.head] : [];
}
