import { readdirSync, readFileSync } from 'node:fs';

/** What the SRD prints of a creature, column by column; see `srd-lines/README.md`. */
export interface SrdLine {
  readonly id: string;
  readonly hitDice: string;
  readonly initiative: string;
  readonly speed: string;
  readonly ac: string;
  readonly base: string;
  readonly attacks: string;
  readonly space: string;
  readonly saves: string;
  readonly challenge: string;
}
export type Field = Exclude<keyof SrdLine, 'id'>;
export const FIELDS: readonly Field[] = [
  'hitDice',
  'initiative',
  'speed',
  'ac',
  'base',
  'attacks',
  'space',
  'saves',
  'challenge',
];

const folder = new URL('srd-lines/', import.meta.url);

function lineOf(text: string): SrdLine {
  const [id, ...cells] = text.split('|').map((cell) => cell.trim());
  if (id === undefined || cells.length !== FIELDS.length) throw new Error(`not a line: ${text}`);
  const fields = Object.fromEntries(FIELDS.map((field, index) => [field, cells[index] ?? '']));
  return { id, ...fields } as Record<keyof SrdLine, string>;
}

/** Every line of the folder; `#` begins a remark. */
export function srdLines(): readonly SrdLine[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map(lineOf);
}
