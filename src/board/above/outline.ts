import { type Square, squareKey } from '../../grid/square';
import { type Camera, toScreen } from '../camera';

/** Grid corners of a closed line, in order. */
export type Loop = readonly Square[];

/** Sides of a square, clockwise: the neighbour beyond it, and from which of the square's corners to which it goes. */
const SIDES = [
  { beyond: [0, -1], from: [0, 0], to: [1, 0] },
  { beyond: [1, 0], from: [1, 0], to: [1, 1] },
  { beyond: [0, 1], from: [1, 1], to: [0, 1] },
  { beyond: [-1, 0], from: [0, 1], to: [0, 0] },
] as const;

const known = new WeakMap<readonly Square[], readonly Loop[]>();

/** The lines around these squares, holes too: made once for each list. */
export function outlineOf(squares: readonly Square[]): readonly Loop[] {
  const found = known.get(squares) ?? loopsAround(squares);
  known.set(squares, found);
  return found;
}

function loopsAround(squares: readonly Square[]): readonly Loop[] {
  const inside = new Set(squares.map(squareKey));
  const sides = new Map<string, Square[]>();
  for (const { x, y } of squares)
    for (const { beyond, from, to } of SIDES) {
      if (inside.has(squareKey({ x: x + beyond[0], y: y + beyond[1] }))) continue;
      const start = squareKey({ x: x + from[0], y: y + from[1] });
      sides.set(start, [...(sides.get(start) ?? []), { x: x + to[0], y: y + to[1] }]);
    }
  return followed(sides);
}

/** Puts side after side until the line is back where it began. */
function followed(sides: Map<string, Square[]>): readonly Loop[] {
  const loops: Square[][] = [];
  for (const ends of sides.values()) {
    let at = ends.pop();
    while (at !== undefined) {
      const loop: Square[] = [];
      while (at !== undefined) {
        loop.push(at);
        at = sides.get(squareKey(at))?.pop();
      }
      loops.push(loop);
      at = ends.pop();
    }
  }
  return loops;
}

/** Traces the lines as the current path of a canvas. @returns the box around them in CSS pixels */
export function traceOutline(
  paint: CanvasRenderingContext2D,
  camera: Camera,
  squares: readonly Square[],
): { left: number; top: number; right: number; bottom: number } {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  paint.beginPath();
  for (const loop of outlineOf(squares)) {
    for (const [index, corner] of loop.entries()) {
      const { x, y } = toScreen(camera, corner);
      if (index === 0) paint.moveTo(x, y);
      else paint.lineTo(x, y);
      box.left = Math.min(box.left, x);
      box.top = Math.min(box.top, y);
      box.right = Math.max(box.right, x);
      box.bottom = Math.max(box.bottom, y);
    }
    paint.closePath();
  }
  return box;
}
