import type { Square } from '../../../src/grid/square';

/** Squares as sorted `x,y` words, to compare lists whatever their order. */
export const named = (squares: readonly Square[]): string[] => squares.map(({ x, y }) => `${x},${y}`).sort();
