/** A square of the board: column and row from 0, x to the right, y down. One square is 5 feet (X-DIST-1). */
export interface Square {
  readonly x: number;
  readonly y: number;
}

/** `"12,7"`: a square as the key of a record or map. */
export type SquareKey = `${number},${number}`;

export const FEET_PER_SQUARE = 5;

/** The eight steps to a neighbour; index 0-3 straight (east, south, west, north), 4-7 diagonal. */
export const DIRECTIONS: readonly Square[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
  { x: 1, y: -1 },
];

export const squareKey = (square: Square): SquareKey => `${square.x},${square.y}`;

/** The square of a key. Throws a RangeError where the text is no key. */
export function parseSquareKey(key: string): Square {
  const match = /^(-?\d+),(-?\d+)$/.exec(key);
  if (match === null) throw new RangeError(`"${key}" is not a square: expected "column,row"`);
  return { x: Number(match[1]), y: Number(match[2]) };
}

export const sameSquare = (a: Square, b: Square): boolean => a.x === b.x && a.y === b.y;

/** True for the eight squares around `a`, not for `a` itself. */
export const isAdjacent = (a: Square, b: Square): boolean =>
  Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) === 1;

/** The eight squares around, straight ones first; some may lie off the board. */
export const neighbours = (square: Square): Square[] =>
  DIRECTIONS.map((step) => ({ x: square.x + step.x, y: square.y + step.y }));

/** Board coordinates as people say them: column letters and a row from 1, `C4`; after `Z` comes `AA`. */
export function squareName(square: Square): string {
  let letters = '';
  for (let rest = square.x; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  }
  return `${letters}${square.y + 1}`;
}
