/** A measure against its reference of the same run. */
export interface Row {
  /** Number in the table of budgets; empty for what has none. */
  readonly budget: string;
  readonly what: string;
  readonly figure: number;
  readonly unit: Unit;
  /** What it is held against, and its value in the same unit. */
  readonly reference: { readonly name: string; readonly value: number };
  /** Figure over reference that is aimed at; null: shown for information. */
  readonly goal: Goal | null;
}
export type Unit = 'us' | 'ms' | '%' | '/s' | 'times' | 'KiB' | 'MiB';
export interface Goal {
  readonly ratio: number;
  /** True: the figure is to be this high at least. */
  readonly atLeast?: true;
  /** A figure this small is as good, whatever the reference says. */
  readonly orFigure?: number;
}

/** Where both are nothing at all they are the same. */
export const ratioOf = ({ figure, reference }: Row): number =>
  figure === reference.value ? 1 : figure / reference.value;

export function isMet(row: Row): boolean | null {
  const { goal, figure } = row;
  if (goal === null) return null;
  if (goal.orFigure !== undefined && figure <= goal.orFigure) return true;
  return goal.atLeast ? ratioOf(row) >= goal.ratio : ratioOf(row) <= goal.ratio;
}

const HEAD = ['#', 'measure', 'figure', 'reference', '', 'ratio', 'goal', 'met'];
const LEFT = new Set([0, 1, 4, 7]);

/** The rows as a table to read. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [HEAD, ...rows.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        LEFT.has(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const [head = [], ...body] = cells;
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...body.map(line)].join('\n');
}

function cellsOf(row: Row): readonly string[] {
  const { budget, what, figure, unit, reference } = row;
  const met = isMet(row);
  return [
    budget,
    what,
    withUnit(figure, unit),
    withUnit(reference.value, unit),
    reference.name,
    `x ${number(ratioOf(row))}`,
    goalText(row),
    met === null ? '' : met ? 'yes' : 'NO',
  ];
}

function goalText({ goal, unit }: Row): string {
  if (goal === null) return '-';
  const ratio = `${goal.atLeast ? '>=' : '<='} x ${number(goal.ratio)}`;
  return goal.orFigure === undefined ? ratio : `${ratio} or ${withUnit(goal.orFigure, unit)}`;
}

function withUnit(value: number, unit: Unit): string {
  if (unit === 'us' && value >= 10_000) return `${number(value / 1000)} ms`;
  return unit === 'times' ? number(value) : `${number(value)} ${unit}`;
}

/** Three significant figures. */
function number(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3;
  return value.toFixed(digits);
}
