import { type Mapped, replace } from './mapped';

const FIGURE = '[-+–−—]*\\d*\\*?(?:[ \\t]*\\([-+–−]\\d+\\))?';
const SCORES = [
  'str(?:ength)?',
  'dex(?:terity)?',
  'con(?:stitution)?',
  'int(?:elligence)?',
  'wis(?:dom)?',
  'cha(?:risma)?',
];
const SAVES = ['fort(?:itude)?', 'ref(?:lex)?', 'will'];
const GAP = '[ \\t]*:[ \\t]*';
/** Each on a line of its own, or behind each other, with a colon: `Str: 21`. */
const lines = (names: readonly string[], save: string): RegExp =>
  new RegExp(
    `^[ \\t]*${names.map((it) => `(?:${it})${save}${GAP}${FIGURE}`).join('[ \\t]*[,;]?\\s*')}[ \\t]*$`,
    'gim',
  );
const SCORE_LINES = lines(SCORES, '');
const SAVE_LINES = lines(SAVES, '(?:[ \\t]+save)?');
/** Names in one row of a table and figures in the next. */
const SCORE_ROWS =
  /^[ \t|]*(str[ \t|]+dex[ \t|]+con[ \t|]+int[ \t|]+wis[ \t|]+cha)[ \t|]*\n(?:[ \t|:-]*\n)?[ \t|]*((?:(?:\d+|[-–—Ø]+)(?:[ \t]*\([-+–−]\d+\))?[ \t|]+){5}(?:\d+|[-–—Ø]+)(?:[ \t]*\([-+–−]\d+\))?)[ \t|]*$/gim;
const NAMES = ['Str', 'Dex', 'Con', 'Int', 'Wis', 'Cha'];

const SIZE_AND_TYPE =
  /^[ \t]*size[ \t]*:[ \t]*([a-z]+)[ \t]*\n[ \t]*(?:creature[ \t]+)?type[ \t]*:[ \t]*([^\n]+)(?:\n[ \t]*subtypes?[ \t]*:[ \t]*([^\n()]+))?$/gim;

/** Size and type, scores and saves that stand on lines of their own, or in a table, as one line each. */
export function withWholeLines(text: Mapped): Mapped {
  const kinds = replace(
    text,
    SIZE_AND_TYPE,
    ([, size, type, subtypes]) =>
      `Size/Type: ${size} ${type}${subtypes === undefined ? '' : ` (${subtypes})`}`,
  );
  const rows = replace(kinds, SCORE_ROWS, ([, , figures = '']) => `Abilities: ${named(figures)}`);
  const scores = replace(rows, SCORE_LINES, ([found]) => `Abilities: ${flat(found)}`);
  return replace(scores, SAVE_LINES, ([found]) => `Saves: ${flat(found)}`);
}

const named = (figures: string): string => {
  const all = figures.match(/\d+|(?<![(\d])[-–—Ø]+(?![\d)])|(?<=\s)\([^)]*\)/g) ?? [];
  return all
    .filter((it) => !it.startsWith('('))
    .map((it, index) => `${NAMES[index]} ${it}`)
    .join(', ');
};

const flat = (found: string): string =>
  found
    .replace(/[ \t]*:[ \t]*/g, ' ')
    .replace(/(?<=[\d*)—–-])[ \t]*[,;]?\s+(?=\p{L})/gu, ', ')
    .trim();
