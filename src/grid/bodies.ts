import type { BoardIndex } from './board-index';
import { isSolid } from './board-index';
import type { Square } from './square';

export const bodyKey = (body: readonly Square[]): string => body.map(({ x, y }) => `${x},${y}`).join(' ');

/** The bodies that were ever asked about on one board, numbered from 1: a number stands for the squares it fills. */
export class Bodies {
  readonly #index: BoardIndex;
  readonly #numbers = new Map<string, number>();
  readonly #squares: (readonly Square[])[] = [[]];
  readonly #walledIn: boolean[] = [false];

  constructor(index: BoardIndex) {
    this.#index = index;
  }

  numberOf(body: readonly Square[]): number {
    const key = bodyKey(body);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const made = this.#squares.push(body) - 1;
    this.#walledIn.push(body.every((square) => isSolid(this.#index, square)));
    this.#numbers.set(key, made);
    return made;
  }

  squaresOf(number: number): readonly Square[] {
    return this.#squares[number] ?? [];
  }

  /** All its squares are filled with rock: it sees no other. */
  isWalledIn(number: number): boolean {
    return this.#walledIn[number] ?? false;
  }
}
