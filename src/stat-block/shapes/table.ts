import { type Label, LONG_WORDS } from '../labels';
import { entry, type Part } from '../part';
import { cut, lines, type Mapped, trim } from '../text/mapped';
import { kindOf } from './heading';

interface Row {
  readonly label: Label | null;
  readonly head: Mapped;
  readonly cells: readonly Mapped[];
}
const HEAD = new RegExp(`^(?:${LONG_WORDS.pattern})\\s*:?$`, 'i');

/** Creatures side by side: labels in the first column. None where the text is no such table. */
export function tableParts(text: Mapped): Part[] {
  const rows = lines(text).flatMap((line) => {
    const row = rowOf(line);
    return row === null ? [] : [row];
  });
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
        : rows.slice(dice).flatMap(({ label, head }) => (label === null && head.text !== '' ? [head] : [])),
  }));
}

function rowOf(line: Mapped): Row | null {
  const [head, ...cells] = cut(line, /\t/g).map(trim);
  if (head === undefined || (head.text === '' && cells.length === 0)) return null;
  const label = HEAD.test(head.text) ? LONG_WORDS.label(head.text.replace(/\s*:$/, '')) : null;
  return { label, head, cells };
}

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
