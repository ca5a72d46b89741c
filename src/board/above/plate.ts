import type { Pen } from '../pen';
import { faded, type Theme } from '../theme';
import type { Box } from './boxes';

/** A plate for words: paper with a thin edge. */
export function plate(paint: Pen, box: Box, { colours }: Theme): void {
  paint.beginPath();
  paint.roundRect(box.x, box.y, box.width, box.height, 6);
  paint.fillStyle = faded(colours.paper, 0.95);
  paint.fill();
  paint.lineWidth = 1;
  paint.strokeStyle = colours['paper-edge'];
  paint.stroke();
}
