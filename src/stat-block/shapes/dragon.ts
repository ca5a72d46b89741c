import type { Label } from '../labels';
import { type Entry, entry, oneLine, type Part } from '../part';
import { cut, lines, type Mapped, slice, trim } from '../text/mapped';
import { kindOf, properName } from './heading';

const SIZES: Readonly<Record<string, string>> = {
  F: 'Fine',
  D: 'Diminutive',
  T: 'Tiny',
  S: 'Small',
  M: 'Medium',
  L: 'Large',
  H: 'Huge',
  G: 'Gargantuan',
  C: 'Colossal',
};
const AGE =
  'wyrmling|very young|young adult|young|juvenile|mature adult|adult|very old|old|ancient|great wyrm|wyrm';
const AGES = new RegExp(`^(?:${AGE})$`, 'i');
const COLUMNS: readonly (readonly [RegExp, Column])[] = [
  [/^size$/i, 'size'],
  [/^hit dice/i, 'hit-dice'],
  [/^str$/i, 'str'],
  [/^dex$/i, 'dex'],
  [/^con$/i, 'con'],
  [/^int$/i, 'int'],
  [/^wis$/i, 'wis'],
  [/^cha$/i, 'cha'],
  [/^base attack/i, 'base-attack-grapple'],
  [/^attack/i, 'attack-bonus'],
  [/^fort/i, 'fort'],
  [/^ref/i, 'ref'],
  [/^will/i, 'will'],
  [/^breath/i, 'breath'],
  [/^frightful/i, 'frightful'],
  [/^speed/i, 'speed'],
  [/^initiative|^init/i, 'initiative'],
  [/^ac$|^armor class/i, 'armor-class'],
  [/^special abilities/i, 'special-qualities'],
  [/^sr$|^spell res/i, 'spell-resistance'],
  [/^cr$|^challenge/i, 'challenge-rating'],
];
type Column =
  | Label
  | 'size'
  | 'str'
  | 'dex'
  | 'con'
  | 'int'
  | 'wis'
  | 'cha'
  | 'attack-bonus'
  | 'fort'
  | 'ref'
  | 'will'
  | 'breath'
  | 'frightful';

const SCORES = ['str', 'dex', 'con', 'int', 'wis', 'cha'] as const;
/** Rows by what stands in them, for a table whose columns a PDF has set with spaces. */
const ROWS: readonly (readonly [RegExp, readonly Column[]])[] = [
  [
    new RegExp(
      `^(?:${AGE}) ([FDTSMLHGC]) (\\d+d\\d+(?: ?[+-] ?\\d+)? \\([\\d,]+(?: hp)?\\)) ${SCORES.map(() => '(\\d+)').join(' ')} ([+-]\\d+ ?/ ?[+-]\\d+) ([+-]\\d+) ([+-]\\d+) ([+-]\\d+) ([+-]\\d+) (—|\\d+d\\d+ \\(\\d+\\)) (—|\\d+)$`,
      'di',
    ),
    [
      'size',
      'hit-dice',
      ...SCORES,
      'base-attack-grapple',
      'attack-bonus',
      'fort',
      'ref',
      'will',
      'breath',
      'frightful',
    ],
  ],
  [
    new RegExp(
      `^(?:${AGE}) (\\d+ ft\\b.*?) ([+-]\\d+) (\\d+ \\(.*?\\), touch \\d+, flat-footed \\d+)(?: (.*?))? (?:—|\\d+(?:st|nd|rd|th)) (—|\\d+)$`,
      'di',
    ),
    ['speed', 'initiative', 'armor-class', 'special-qualities', 'spell-resistance'],
  ],
];

/** A dragon of one age: its part, and the one attack bonus that the tables give. */
export interface Dragon {
  readonly name: string;
  readonly size: string | null;
  readonly type: string;
  readonly subtypes: readonly string[];
  readonly cells: ReadonlyMap<Column, Mapped>;
  readonly rating: string | null;
  readonly part: Part;
}

export const isDragonTable = (text: string): boolean => /^[ |]*Age(?:\t| +Size\b).*\bHit Dice\b/im.test(text);

/** A dragon an age, put together from both tables. */
export function dragons(text: Mapped): Dragon[] {
  const all = lines(text)
    .map(trim)
    .filter((line) => line.text !== '');
  const cells = new Map<string, Map<Column, Mapped>>();
  const above: Mapped[] = [];
  let columns: readonly (Column | null)[] = [];
  for (const line of all) {
    const row = cut(line, /\t/g).map(trim);
    const head = row[0]?.text ?? '';
    if (/^age(?:$| +(?:size|speed)\b)/i.test(head)) columns = row.map(({ text: title }) => columnOf(title));
    else {
      const found = columns.length === 0 ? null : byPattern(oneLine(line));
      if (found !== null) addRow(cells, found.age, found.row, found.columns);
      else if (AGES.test(head) && row.length === columns.length) addRow(cells, head, row, columns);
      else above.push(line);
    }
  }
  const kind = above.map((line) => kindOf(line.text, false) ?? kindOf(line.text)).find((it) => it !== null);
  const place = above.findIndex((line) => kindOf(line.text, false) !== null);
  const heading = above[Math.max(0, place - 1)];
  const title = properName((heading?.text ?? '').replace(/\s+by age$/i, ''));
  const ratings = above.find((line) => /^challenge ratings?\b/i.test(line.text))?.text ?? '';
  return [...cells].map(([age, found], index) => ({
    name: `${title}, ${age}`,
    size: SIZES[found.get('size')?.text.toUpperCase() ?? ''] ?? null,
    type: kind?.type ?? 'Dragon',
    subtypes: kind?.subtypes ?? [],
    cells: found,
    rating: found.get('challenge-rating')?.text ?? ratingOf(ratings, age),
    part: {
      heading: [],
      entries: entriesOf(found),
      rest: index > 0 ? [] : above.filter((line) => !isKnown(line.text, heading?.text)),
    },
  }));
}

const columnOf = (title: string): Column | null =>
  COLUMNS.find(([pattern]) => pattern.test(title))?.[1] ?? null;
const isKnown = (line: string, title: string | undefined): boolean =>
  line === title ||
  kindOf(line, false) !== null ||
  /^challenge rating|by age$/i.test(line) ||
  /^(?:environment|organization|treasure|alignment|advancement|level adjustment)\s*:/i.test(line);

interface FoundRow {
  readonly age: string;
  readonly row: readonly Mapped[];
  readonly columns: readonly Column[];
}

/** A row by the shape of its figures, wherever its cells begin; null where they have another order. */
function byPattern(line: Mapped): FoundRow | null {
  const age = new RegExp(`^(?:${AGE})(?= )`, 'i').exec(line.text)?.[0];
  if (age === undefined) return null;
  for (const [pattern, columns] of ROWS) {
    const places = pattern.exec(line.text)?.indices;
    if (places === undefined) continue;
    const row = places
      .slice(1)
      .map((place) => (place === undefined ? slice(line, 0, 0) : slice(line, ...place)));
    return { age, row, columns };
  }
  return null;
}

function addRow(
  all: Map<string, Map<Column, Mapped>>,
  age: string,
  row: readonly Mapped[],
  columns: readonly (Column | null)[],
): void {
  const key = [...all.keys()].find((it) => it.toLowerCase() === age.toLowerCase()) ?? age;
  const found = all.get(key) ?? new Map<Column, Mapped>();
  row.forEach((cell, index) => {
    const column = columns[index] ?? null;
    if (column !== null) found.set(column, cell);
  });
  all.set(key, found);
}

/** `Wyrmling 3; very young 4`: that of one age. */
function ratingOf(line: string, age: string): string | null {
  const pieces = line.replace(/^[^:]*:/, '').split(/[;,]/);
  const own = pieces
    .map((it) => it.trim().toLowerCase())
    .find((it) => it.replace(/\s+[\d/]+$/, '') === age.toLowerCase());
  return own === undefined ? null : (/[\d/]+$/.exec(own)?.[0] ?? null);
}

const WHOLE: readonly Label[] = [
  'hit-dice',
  'base-attack-grapple',
  'speed',
  'initiative',
  'armor-class',
  'special-qualities',
  'spell-resistance',
];

function entriesOf(cells: ReadonlyMap<Column, Mapped>): Entry[] {
  return WHOLE.flatMap((label) => {
    const cell = cells.get(label);
    return cell === undefined ? [] : [entry(label, null, cell)];
  });
}
