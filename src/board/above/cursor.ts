import type { Square } from '../../grid/square';
import { toScreen } from '../camera';
import type { Scene } from '../scene';
import type { Brush } from './sheet';

/** The square that the keyboard is on: a light and a dark line, and corners that stand out, told from every ground and ring by shape. */
export function drawCursor({ paint, covers }: Brush, square: Square, { camera, theme }: Scene): void {
  const { x, y } = toScreen(camera, square);
  const size = camera.scale;
  const { colours } = theme;
  covers(x - 8, y - 8, x + size + 8, y + size + 8);
  const arm = Math.max(5, size * 0.28);
  for (const [width, colour] of [
    [7, colours.casing],
    [4, colours.ink],
  ] as const) {
    paint.lineWidth = width;
    paint.strokeStyle = colour;
    paint.lineCap = 'square';
    paint.lineJoin = 'miter';
    paint.beginPath();
    for (const [left, top, across, down] of [
      [x, y, 1, 1],
      [x + size, y, -1, 1],
      [x + size, y + size, -1, -1],
      [x, y + size, 1, -1],
    ] as const) {
      paint.moveTo(left + across * arm, top);
      paint.lineTo(left, top);
      paint.lineTo(left, top + down * arm);
    }
    paint.stroke();
  }
  paint.lineWidth = 1.5;
  paint.strokeStyle = colours.ink;
  paint.strokeRect(x, y, size, size);
}
