import { createStore } from 'zustand/vanilla';
import type { Square } from '../grid/square';

/** What keys and fingers are doing on the board: only the board writes it, panels say it in words. */
export interface AtBoard {
  /** Where the keyboard's cursor stands; null: it is not shown. */
  readonly cursor: Square | null;
  /** A path lies there and waits to be sent: drawn by keys, or put down by a finger. */
  readonly waits: 'keys' | 'tap' | null;
}
const NOTHING: AtBoard = { cursor: null, waits: null };
export const atBoardStore = createStore<AtBoard>(() => NOTHING);

export function setAtBoard(now: AtBoard): void {
  const { cursor, waits } = atBoardStore.getState();
  const stays = cursor?.x === now.cursor?.x && cursor?.y === now.cursor?.y;
  if (!stays || waits !== now.waits) atBoardStore.setState(now);
}
