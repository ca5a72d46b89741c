import type { Point } from '../camera';
import type { Pen } from '../pen';
import type { Box } from './boxes';
import type { Brush } from './sheet';
import { textWidth } from './text-width';

const stamps = new Map<string, ImageBitmap>();
/** Beyond this many the oldest half is forgotten. */
const MOST = 400;

/**
 * Lays down a picture that is the same move after move: a label, a badge, a name. It is painted the first time only, because words and outlines
 * cost more than all else on the sheet. It comes to lie on whole device pixels, so that it stays crisp.
 * @param key all that its look depends on, but for theme and density @param box in CSS pixels, all that is painted lies inside
 * @param work paints it with the box's top-left corner at 0, 0
 */
export function stamp(brush: Brush, key: string, box: Box, work: (pen: Pen) => void): void {
  const { paint, density, covers } = brush;
  const left = Math.round(box.x * density) / density;
  const top = Math.round(box.y * density) / density;
  covers(left, top, left + box.width + 1, top + box.height + 1);
  const picture = stamps.get(key) ?? painted(key, box, density, work);
  if (picture !== null)
    paint.drawImage(picture, left, top, picture.width / density, picture.height / density);
}

/** Half the height of a line of words, CSS pixels. */
const HALF_LINE = 12;

/** A line of words, its left end's middle at a point. */
export function stampWords(
  brush: Brush,
  words: string,
  { font, ink, at }: { readonly font: string; readonly ink: string; readonly at: Point },
): void {
  const width = Math.ceil(textWidth(brush.paint, font, words)) + 2;
  const box = { x: at.x - 1, y: at.y - HALF_LINE, width, height: 2 * HALF_LINE };
  stamp(brush, `words|${font}|${words}`, box, (pen) => {
    pen.font = font;
    pen.fillStyle = ink;
    pen.textBaseline = 'middle';
    pen.fillText(words, 1, HALF_LINE);
  });
}

function painted(key: string, box: Box, density: number, work: (pen: Pen) => void): ImageBitmap | null {
  if (stamps.size >= MOST) for (const old of [...stamps.keys()].slice(0, MOST / 2)) forget(old);
  const canvas = new OffscreenCanvas(Math.ceil(box.width * density), Math.ceil(box.height * density));
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.scale(density, density);
  work(pen);
  const picture = canvas.transferToImageBitmap();
  stamps.set(key, picture);
  return picture;
}

function forget(key: string): void {
  stamps.get(key)?.close();
  stamps.delete(key);
}

/** Another theme, other fonts or another density make every picture stale. */
export function forgetStamps(): void {
  for (const key of [...stamps.keys()]) forget(key);
}
