import type { Extent, Point } from '../camera';
import { type Edges, paneFor } from './pane';

/** Draws on the sheet in CSS pixels of the board, and remembers where. */
export interface Brush {
  readonly paint: CanvasRenderingContext2D;
  /** Device pixels a CSS pixel. */
  readonly density: number;
  /** Where the canvas begins on the board. */
  readonly corner: Point;
  /** Says that something was drawn inside this box, so that it can be wiped. */
  covers(left: number, top: number, right: number, bottom: number): void;
}
/** The canvas above the board: what follows the pointer. It is no larger than what is drawn needs, and wiping it costs only what was drawn. */
export interface Sheet {
  readonly canvas: HTMLCanvasElement;
  resize(size: Extent, density: number): void;
  /** Wipes what the last drawing left and draws anew; draws once more where the canvas lay elsewhere. */
  draw(paint: (brush: Brush) => void): void;
}

/** CSS pixels that a thin line may stand out. */
const EDGE = 2;

export function createSheet(onRestored: () => void): Sheet {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.addEventListener('contextrestored', onRestored);
  const paint = canvas.getContext('2d');
  return paint === null ? { canvas, resize() {}, draw() {} } : new PanedSheet(canvas, paint);
}

let trial: PanedSheet | null = null;

/** A brush whose strokes nobody sees: its canvas is one pixel, and empty. Of the same kind as the sheet's own, so that what draws meets nothing new there. */
export function trialBrush(density: number): Brush | null {
  const paint = trial === null ? document.createElement('canvas').getContext('2d') : trial.paint;
  if (paint === null) return null;
  trial ??= new PanedSheet(paint.canvas, paint);
  trial.resize({ width: 1, height: 1 }, density);
  return trial;
}

class PanedSheet implements Sheet, Brush {
  readonly canvas: HTMLCanvasElement;
  readonly paint: CanvasRenderingContext2D;
  density = 1;
  corner: Point = { x: 0, y: 0 };
  private board: Extent = { width: 0, height: 0 };
  private pane: Edges | null = null;
  private left = Infinity;
  private top = Infinity;
  private right = -Infinity;
  private bottom = -Infinity;

  /** A property, since those who draw take it out of the brush. */
  readonly covers = (left: number, top: number, right: number, bottom: number): void => {
    if (left < this.left) this.left = left;
    if (top < this.top) this.top = top;
    if (right > this.right) this.right = right;
    if (bottom > this.bottom) this.bottom = bottom;
  };

  constructor(canvas: HTMLCanvasElement, paint: CanvasRenderingContext2D) {
    this.canvas = canvas;
    this.paint = paint;
  }

  resize(board: Extent, density: number): void {
    this.board = board;
    this.density = density;
    this.pane = null;
    this.canvas.width = 1;
    this.canvas.height = 1;
    this.nothingDrawn();
  }

  draw(work: (brush: Brush) => void): void {
    this.wipe();
    this.work(work);
    const pane = paneFor(this.drawn(), this.pane, this.board);
    if (pane === null) return;
    this.lay(pane);
    this.work(work);
  }

  private work(work: (brush: Brush) => void): void {
    this.nothingDrawn();
    work(this);
  }

  private nothingDrawn(): void {
    this.left = Infinity;
    this.top = Infinity;
    this.right = -Infinity;
    this.bottom = -Infinity;
  }

  /** With what lies across its edges. */
  private drawn(): Edges {
    const { left, top, right, bottom } = this;
    return { left: left - EDGE, top: top - EDGE, right: right + EDGE, bottom: bottom + EDGE };
  }

  private wipe(): void {
    const { left, top, right, bottom } = this.drawn();
    if (right <= left || bottom <= top) return;
    const x = Math.floor(left);
    const y = Math.floor(top);
    this.paint.clearRect(x, y, Math.ceil(right) - x, Math.ceil(bottom) - y);
  }

  /** Puts the canvas there, empty; its pixels are those of the board. */
  private lay(pane: Edges): void {
    const { canvas, paint, density } = this;
    const x = Math.round(pane.left * density);
    const y = Math.round(pane.top * density);
    canvas.width = Math.max(1, Math.round(pane.right * density) - x);
    canvas.height = Math.max(1, Math.round(pane.bottom * density) - y);
    const { style } = canvas;
    style.left = `${x / density}px`;
    style.top = `${y / density}px`;
    style.width = `${canvas.width / density}px`;
    style.height = `${canvas.height / density}px`;
    this.pane = pane;
    this.corner = { x: x / density, y: y / density };
    paint.setTransform(density, 0, 0, density, -x, -y);
  }
}
