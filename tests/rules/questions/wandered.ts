import type { Square } from '../../../src/grid/square';

const TURNS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;

/** The squares of a walk: each number is one of eight directions. */
export function wandered(from: Square, turns: readonly number[]): Square[] {
  let at = from;
  return turns.map((turn) => {
    const [dx, dy] = TURNS[turn] ?? [0, 0];
    at = { x: at.x + dx, y: at.y + dy };
    return at;
  });
}
