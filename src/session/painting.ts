import { createStore } from 'zustand/vanilla';
import type { Command } from '../engine/contract';
import type { Board, Wall } from '../grid/board';
import type { Patch } from '../grid/change-board';
import type { Point } from '../grid/free-walls';

/** What a stroke would do: drawn under the pointer while it lasts. Places in squares. */
export interface Ghost {
  readonly patches: readonly Patch[];
  readonly lines: readonly Wall[];
  readonly erases: boolean;
}
/** A stroke as it is drawn: where the pointer has been, in squares, fractions allowed. `free`: not along the grid. */
export interface Stroke {
  readonly points: readonly Point[];
  readonly free: boolean;
}
/** What the hand paints with. The board draws strokes with it and does not know what they mean; the panel of the editor makes it. */
export interface Pen {
  /** Keys put it on corners of the grid, not into the middle of squares. */
  readonly onCorners: boolean;
  ghost(board: Board, stroke: Stroke): Ghost;
  /** Null where nothing would change. */
  command(board: Board, stroke: Stroke): Command | null;
}
/** Two places of the picture that are being put on corners of the grid, in squares of the board as it lies now. */
export interface Handles {
  readonly a: Point;
  readonly b: Point;
  /** The one that arrow keys move. */
  readonly active: 'a' | 'b';
}

/** What the editor lends to the board: only one of both is there at a time. Never part of the fight. */
export interface Painting {
  readonly pen: Pen | null;
  readonly handles: Handles | null;
}
export const paintingStore = createStore<Painting>(() => ({ pen: null, handles: null }));

export const takePen = (pen: Pen | null): void => paintingStore.setState({ pen, handles: null });
export const showHandles = (handles: Handles | null): void => paintingStore.setState({ pen: null, handles });
