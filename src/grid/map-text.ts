import { type Board, type Door, emptyBoard, type TerrainFeature } from './board';
import { type Square, type SquareKey, squareKey } from './square';

/** A map as text, read: the ground, and where the letters and digits stand. */
export interface MapText {
  readonly board: Board;
  /** Square of each letter or digit. */
  readonly letters: Readonly<Record<string, Square>>;
}

const TERRAIN: Readonly<Record<string, TerrainFeature>> = {
  '#': 'solid',
  '~': 'difficult',
  ':': 'obstacle',
  '%': 'dark',
  '!': 'hazard',
};
const CLOSED_DOOR = '+';
const OPEN_DOOR = "'";
const FLOOR = '.';
const COMBATANT = /^[A-Za-z0-9]$/;

/** What is wrong with a map: a `character` unknown, the same combatant `twice`, `ragged` rows, or an `empty` map. */
export type MapTextProblem = 'character' | 'twice' | 'ragged' | 'empty';

interface MapTextFault {
  readonly problem: MapTextProblem;
  /** Counted from 1, spaces left out. */
  readonly row: number;
  readonly column: number;
  /** The character found, or the number of squares in a ragged row. */
  readonly found: string;
  /** The characters allowed, the number of squares of the first row, or row and column of the first of two. */
  readonly expected: string;
}

/** A map that cannot be read: where, what was found and what was expected, for a message in any language. */
export class MapTextError extends Error {
  readonly fault: MapTextFault;

  constructor(fault: MapTextFault) {
    const { problem, row, column, found, expected } = fault;
    super(`map row ${row}, column ${column}: ${problem}, found ${found}, expected ${expected}`);
    this.name = 'MapTextError';
    this.fault = fault;
  }
}

/** Reads a map: one character a square, spaces ignored, empty lines at both ends too. Throws a MapTextError. */
export function parseMapText(text: string): MapText {
  const rows = rowsOf(text);
  const columns = rows[0]?.length ?? 0;
  if (columns === 0) {
    throw new MapTextError({
      problem: 'empty',
      row: 1,
      column: 1,
      found: '0',
      expected: '1',
    });
  }
  const found: Found = { terrain: {}, doors: [], letters: {} };
  for (const [y, row] of rows.entries()) {
    checkLength(row, y, columns);
    for (const [x, char] of row.entries()) readSquare(found, { x, y }, char);
  }
  const { terrain, doors, letters } = found;
  return { board: { ...emptyBoard(columns, rows.length), terrain, doors }, letters };
}

interface Found {
  readonly terrain: Record<SquareKey, readonly TerrainFeature[]>;
  readonly doors: Door[];
  readonly letters: Record<string, Square>;
}

function rowsOf(text: string): string[][] {
  const rows = text.split('\n').map((line) => [...line.replace(/\s/g, '')]);
  const first = rows.findIndex((row) => row.length > 0);
  const last = rows.findLastIndex((row) => row.length > 0);
  return first < 0 ? [] : rows.slice(first, last + 1);
}

function checkLength(row: readonly string[], y: number, columns: number): void {
  if (row.length === columns) return;
  throw new MapTextError({
    problem: 'ragged',
    row: y + 1,
    column: Math.min(row.length, columns) + 1,
    found: `${row.length}`,
    expected: `${columns}`,
  });
}

function readSquare({ terrain, doors, letters }: Found, square: Square, char: string): void {
  const feature = TERRAIN[char];
  if (feature !== undefined) terrain[squareKey(square)] = [feature];
  else if (char === CLOSED_DOOR || char === OPEN_DOOR) doors.push({ square, open: char === OPEN_DOOR });
  else if (COMBATANT.test(char)) placeLetter(letters, square, char);
  else if (char !== FLOOR) {
    throw new MapTextError({
      ...place(square),
      problem: 'character',
      found: char,
      expected: ". # ~ + ' : % ! A-Z a-z 0-9",
    });
  }
}

function placeLetter(letters: Record<string, Square>, square: Square, char: string): void {
  const before = letters[char];
  if (before !== undefined) {
    throw new MapTextError({
      ...place(square),
      problem: 'twice',
      found: char,
      expected: `${before.y + 1},${before.x + 1}`,
    });
  }
  letters[char] = square;
}

const place = (square: Square) => ({ row: square.y + 1, column: square.x + 1 });

/** A map in text, and what one character a square cannot say. */
export interface FormattedMap {
  readonly text: string;
  /** Features of squares that the text does not show: several in one square, shadow, higher ground, under a letter. */
  readonly terrain: Readonly<Record<SquareKey, readonly TerrainFeature[]>>;
  /** Letters whose square is taken by another letter or a door. */
  readonly unplaced: readonly string[];
}

/**
 * Writes a map. `text` and `terrain` together give back the ground; thin walls and thin doors stay with the board.
 * Letters must be single characters.
 */
export function formatMapText(board: Board, letters: Readonly<Record<string, Square>> = {}): FormattedMap {
  const chars = Array.from({ length: board.rows }, () => new Array<string>(board.columns).fill(FLOOR));
  const terrain: Record<SquareKey, readonly TerrainFeature[]> = {};
  for (const door of board.doors) {
    if ('square' in door) put(chars, door.square, door.open ? OPEN_DOOR : CLOSED_DOOR);
  }
  const unplaced = Object.entries(letters).flatMap(([key, square]) => (put(chars, square, key) ? [] : [key]));
  for (const [key, features] of Object.entries(board.terrain) as [SquareKey, readonly TerrainFeature[]][]) {
    if (features.length === 0) continue;
    const [x = 0, y = 0] = key.split(',').map(Number);
    const char = features.length === 1 ? charOf(features[0]) : undefined;
    if (char === undefined || !put(chars, { x, y }, char)) terrain[key] = features;
  }
  return { text: `${chars.map((row) => row.join(' ')).join('\n')}\n`, terrain, unplaced };
}

const charOf = (feature: TerrainFeature | undefined): string | undefined =>
  Object.entries(TERRAIN).find(([, value]) => value === feature)?.[0];

/** Writes a character where open floor is; false where something stands already or the map does not go. */
function put(chars: string[][], square: Square, char: string): boolean {
  const row = chars[square.y];
  if (row === undefined || row[square.x] !== FLOOR) return false;
  row[square.x] = char;
  return true;
}
