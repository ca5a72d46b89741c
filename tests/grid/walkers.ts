import type { Board } from '../../src/grid/board';
import { indexBoard } from '../../src/grid/board-index';
import { parseMapText } from '../../src/grid/map-text';
import type { Square } from '../../src/grid/square';
import type { Walker } from '../../src/grid/walker';

/** A Medium walker with nobody in the way. */
export const walker = (changes: Partial<Walker> = {}): Walker => ({
  space: 1,
  squeeze: true,
  ignoresDifficult: false,
  doublings: 0,
  occupancy: () => 'free',
  diagonals: '5-10-5',
  ...changes,
});

/** Index of a map text, with thin walls and the like added. */
export const ground = (text: string, more: Partial<Board> = {}) =>
  indexBoard({ ...parseMapText(text).board, ...more });

export const at = (x: number, y: number): Square => ({ x, y });

/** `'3,1 4,1'` as squares. */
export const way = (text: string): Square[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return { x, y };
  });
