import type { SideStyle } from '../theme';

export interface Ring {
  readonly style: SideStyle;
  readonly radius: number;
  readonly line: number;
  readonly colour: string;
  /** What shows between the two lines of a double ring. */
  readonly gap: string;
}

const FULL = 2 * Math.PI;
const NOTCHES = 8;

/** The ring of a side: its shape says the same as its colour. */
export function drawRing(paint: CanvasRenderingContext2D, ring: Ring): void {
  paint.strokeStyle = ring.colour;
  paint.lineWidth = ring.line;
  SHAPES[ring.style](paint, ring);
}

function arc(paint: CanvasRenderingContext2D, radius: number, from: number, to: number): void {
  paint.beginPath();
  paint.arc(0, 0, Math.max(0.5, radius), from, to);
  paint.stroke();
}

/** A cog: teeth stand out of the ring. */
function notched(paint: CanvasRenderingContext2D, { radius, line, colour }: Ring): void {
  arc(paint, radius - line * 0.75, 0, FULL);
  paint.fillStyle = colour;
  for (let tooth = 0; tooth < NOTCHES; tooth++) {
    const middle = ((tooth + 0.5) / NOTCHES) * FULL;
    const half = (0.24 / NOTCHES) * FULL;
    paint.beginPath();
    paint.arc(0, 0, radius - line * 0.5, middle - half * 1.35, middle + half * 1.35);
    paint.arc(0, 0, radius + line * 0.45, middle + half * 0.8, middle - half * 0.8, true);
    paint.fill();
  }
}

function double(paint: CanvasRenderingContext2D, { radius, line, gap }: Ring): void {
  arc(paint, radius - line * 0.7, 0, FULL);
  paint.lineWidth = line * 1.4;
  arc(paint, radius - line * 0.7, 0, FULL);
  paint.strokeStyle = gap;
  paint.lineWidth = line * 0.5;
  arc(paint, radius - line * 0.7, 0, FULL);
}

function dashed(paint: CanvasRenderingContext2D, { radius, line }: Ring): void {
  const dashes = 12;
  for (let dash = 0; dash < dashes; dash++) {
    arc(paint, radius - line / 2, ((dash + 0.18) / dashes) * FULL, ((dash + 0.82) / dashes) * FULL);
  }
}

const SHAPES: Readonly<Record<SideStyle, (paint: CanvasRenderingContext2D, ring: Ring) => void>> = {
  party: (paint, { radius, line }) => arc(paint, radius - line / 2, 0, FULL),
  foes: notched,
  third: double,
  neutral: dashed,
};
