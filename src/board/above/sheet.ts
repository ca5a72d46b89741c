import type { Extent } from '../camera';

/** Draws on the sheet in CSS pixels, and remembers where. */
export interface Brush {
  readonly paint: CanvasRenderingContext2D;
  /** Device pixels a CSS pixel. */
  readonly density: number;
  /** Says that something was drawn inside this box, so that it can be wiped. */
  covers(left: number, top: number, right: number, bottom: number): void;
}
/** The canvas above the board: what follows the pointer. Wiping it costs only what was drawn. */
export interface Sheet {
  readonly canvas: HTMLCanvasElement;
  resize(size: Extent, density: number): void;
  /** Wipes what the last drawing left and draws anew. */
  draw(paint: (brush: Brush) => void): void;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const NOTHING: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

export function createSheet(onRestored: () => void): Sheet {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.addEventListener('contextrestored', onRestored);
  const paint = canvas.getContext('2d');
  let density = 1;
  let drawn: Box = { ...NOTHING };
  return {
    canvas,
    resize(size, next) {
      density = next;
      canvas.width = Math.max(1, Math.round(size.width * density));
      canvas.height = Math.max(1, Math.round(size.height * density));
      drawn = { ...NOTHING };
    },
    draw(work) {
      if (paint === null) return;
      paint.setTransform(density, 0, 0, density, 0, 0);
      wipe(paint, drawn);
      drawn = { ...NOTHING };
      work({
        paint,
        density,
        covers: (left, top, right, bottom) => grow(drawn, { left, top, right, bottom }),
      });
    },
  };
}

function wipe(paint: CanvasRenderingContext2D, { left, top, right, bottom }: Box): void {
  if (right <= left || bottom <= top) return;
  const x = Math.floor(left) - 2;
  const y = Math.floor(top) - 2;
  paint.clearRect(x, y, Math.ceil(right) + 2 - x, Math.ceil(bottom) + 2 - y);
}

function grow(box: Box, by: Box): void {
  box.left = Math.min(box.left, by.left);
  box.top = Math.min(box.top, by.top);
  box.right = Math.max(box.right, by.right);
  box.bottom = Math.max(box.bottom, by.bottom);
}
