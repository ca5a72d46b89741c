import { boardRows } from './bench/board';
import { ENGINE } from './bench/engine';
import { loadRows } from './bench/loads';
import { pictureRows } from './bench/picture';
import { type Row, tableOf } from './bench/rows';

type Group = () => readonly Row[] | Promise<readonly Row[]>;
const GROUPS: Readonly<Record<string, Group>> = {
  board: boardRows,
  picture: pictureRows,
  load: loadRows,
  ...ENGINE,
};

/** Prints every measure of the budget beside its reference. Arguments: names of groups, all if there are none. */
export async function main(argv: readonly string[]): Promise<number> {
  const names = argv.length > 0 ? argv : Object.keys(GROUPS);
  const unknown = names.filter((name) => GROUPS[name] === undefined);
  if (unknown.length > 0) {
    console.error(`No such measures: ${unknown.join(', ')}. There are: ${Object.keys(GROUPS).join(', ')}.`);
    return 2;
  }
  const rows: Row[] = [];
  for (const name of names) rows.push(...((await GROUPS[name]?.()) ?? []));
  console.log(tableOf(rows));
  return 0;
}
