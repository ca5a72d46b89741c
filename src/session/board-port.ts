import { createStore } from 'zustand/vanilla';

/** What the board lends to the keys and to the scripting door. Pixels are CSS pixels of the page. */
export interface BoardPort {
  /** Centre of a square on the page. */
  squareToScreen(square: readonly [number, number]): readonly [number, number];
  /** The square under a point of the page. */
  screenToSquare(point: readonly [number, number]): readonly [number, number];
  /** Brings the whole fight into view. */
  fit(): void;
  /** Takes the safer way of that number in place of the path being drawn; false where there is none. */
  takeWay(index: number): boolean;
  /**
   * Moves by so many squares what an action of the bar waits for: the point of an area, the end of its path, or the
   * cursor that looks for a creature or a square; false where nothing waits.
   */
  aim(dx: number, dy: number): boolean;
  /** Does it there; false where nothing waits or nothing has been pointed at. */
  castThere(): boolean;
  /** Sends the path that lies there. */
  go(): void;
  /** Lets it go, as Escape does. */
  drop(): void;
  /** Those who are selected attack this one, one after the other. */
  orderAttack(on: string): void;
  /** Who could not carry out the last order does so all the same (GM). */
  orderAnyway(): void;
  /** What is left of an order is not carried out. */
  orderStop(): void;
  /** What is looked at: the middle of the board on the screen and how many squares fit across. Fractions of squares. */
  look(): { readonly middle: readonly [number, number]; readonly across: number };
  /** Brings one square into view. */
  centerOn(square: readonly [number, number]): void;
}

export const boardStore = createStore<{ readonly board: BoardPort | null }>(() => ({ board: null }));

/** Called by the board when it is mounted; the returned function takes it back. */
export function registerBoard(board: BoardPort): () => void {
  boardStore.setState({ board });
  return () => {
    if (boardStore.getState().board === board) boardStore.setState({ board: null });
  };
}
