import type { Board } from '../grid/board';
import type { Square } from '../grid/square';
import {
  type Area,
  type Camera,
  centerOn,
  type Extent,
  framing,
  type Insets,
  keepInSight,
  middleOfPair,
  NO_INSETS,
  type Pair,
  type Point,
  pan,
  pinchFactor,
  RIM,
  snap,
  visibleSquares,
  zoomTo,
} from './camera';
import { CARD_ROOM } from './card-side';

/** Where the camera stands over a board of this size on a screen of that size; always snapped, never out of sight. */
export class Pose {
  camera: Camera = { x: 0, y: 0, scale: 48 };
  screen: Extent = { width: 1, height: 1 };
  density = 1;
  /** What panels cover just now. */
  insets: Insets = NO_INSETS;
  /** The fight was brought into view, and nobody has moved the board since. */
  fitted = false;
  private board: Extent = { width: 1, height: 1 };
  /** The scale that wheel and fingers have added up to; the camera has the nearest whole one. */
  private wished = 48;

  over(board: Board): void {
    this.board = { width: board.columns, height: board.rows };
  }

  get visible(): Area {
    return visibleSquares(this.camera, this.screen, this.board);
  }

  /** @returns true if the camera moved */
  set(camera: Camera): boolean {
    const next = snap(keepInSight(camera, this.board, this.screen), this.density);
    const { x, y, scale } = this.camera;
    if (next.x === x && next.y === y && next.scale === scale) return false;
    this.camera = next;
    this.fitted = false;
    return true;
  }

  pan(dx: number, dy: number): boolean {
    return this.set(pan(this.camera, dx, dy));
  }

  zoom(factor: number, at: Point): boolean {
    const near = Math.abs(this.wished - this.camera.scale) * this.density < 0.51;
    this.wished = (near ? this.wished : this.camera.scale) * factor;
    return this.set(zoomTo(this.camera, this.wished, at, this.density));
  }

  /** Two fingers moved: zooms about their middle, and pans with it. */
  pinch(from: Pair, to: Pair): boolean {
    const [start, end] = [middleOfPair(from), middleOfPair(to)];
    const zoomed = this.zoom(pinchFactor(from, to), start);
    return this.pan(end.x - start.x, end.y - start.y) || zoomed;
  }

  fit(area: Area): boolean {
    const camera = framing(area, this.screen, this.roomForCard());
    this.wished = camera.scale;
    const moved = this.set(camera);
    this.fitted = true;
    return moved;
  }

  /** Shows these squares in all the room there is. @returns true if the camera moved */
  frame(area: Area): boolean {
    return this.set(framing(area, this.screen, this.insets));
  }

  /** @param insets what is left free around the middle */
  center(square: Square, insets = this.insets): boolean {
    return this.set(centerOn(this.camera, { x: square.x + 0.5, y: square.y + 0.5 }, this.screen, insets));
  }

  /** Room for the coordinates, and for what comes up from below while a path is drawn or a decision is open. */
  roomForCard(): Insets {
    return { ...NO_INSETS, top: RIM, left: RIM, bottom: Math.min(CARD_ROOM, this.screen.height * 0.25) };
  }

  /** Brings a square to the middle; one that is well in view between the panels does not move the board. */
  show(square: Square): boolean {
    const { dx, dy } = this.missing({ ...square, width: 1, height: 1 });
    return dx === 0 && dy === 0 ? false : this.center(square);
  }

  /** Moves just as far as it takes to show these squares between the panels. */
  reveal(area: Area): boolean {
    const { dx, dy } = this.missing(area);
    return this.set({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy });
  }

  /** How many squares the camera has to go until these are in view, with some room around them. */
  private missing({ x, y, width, height }: Area): { readonly dx: number; readonly dy: number } {
    const { camera, screen, insets } = this;
    const margin = Math.min(1, screen.width / camera.scale / 8);
    const left = camera.x + insets.left / camera.scale + margin;
    const top = camera.y + insets.top / camera.scale + margin;
    const right = camera.x + (screen.width - insets.right) / camera.scale - margin;
    const bottom = camera.y + (screen.height - insets.bottom) / camera.scale - margin;
    const dx = x < left ? x - left : Math.max(0, x + width - right);
    const dy = y < top ? y - top : Math.max(0, y + height - bottom);
    return { dx, dy };
  }
}
