import type { Pen } from '../pen';

const SIZE = 24;
let swords: Path2D | null = null;

/** Two crossed swords, filled, in a square of this side around a point. */
export function drawSwords(paint: Pen, at: { readonly x: number; readonly y: number }, side: number): void {
  swords ??= new Path2D(
    'M3 2.500l3.200.3l9.600 9.600l1.900-1.900l1.600 1.600l-2.300 2.300l4.300 4.300l-2.100 2.100l-4.300-4.300l-2.300 2.300l-1.600-1.600l1.900-1.900L3.300 5.700z' +
      'M21 2.500l-.3 3.200l-5 5l-2.200-2.200l4.300-5.700zM9.800 12.500l2.200 2.200l-1.400 1.400l1.900 1.900l-1.600 1.600l-2.300-2.300l-4.300 4.300l-2.100-2.100l4.300-4.300l-2.300-2.300l1.600-1.600l1.900 1.900z',
  );
  paint.save();
  paint.translate(at.x - side / 2, at.y - side / 2);
  paint.scale(side / SIZE, side / SIZE);
  paint.fill(swords);
  paint.restore();
}
