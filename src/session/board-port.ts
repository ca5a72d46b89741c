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
  /** Moves the point that a spell with an area waits for by so many squares; false where none waits. */
  aim(dx: number, dy: number): boolean;
  /** Casts it there; false where none waits or has a point yet. */
  castThere(): boolean;
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
