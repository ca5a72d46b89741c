const widths = new Map<string, number>();
/** Beyond this many the oldest half is forgotten. */
const MOST = 2000;

/** Width of words in a font, remembered: the same words stand at the pointer move after move. Sets the font. */
export function textWidth(paint: CanvasRenderingContext2D, font: string, words: string): number {
  const key = `${font}|${words}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  if (widths.size > MOST) for (const old of [...widths.keys()].slice(0, MOST / 2)) widths.delete(old);
  paint.font = font;
  const { width } = paint.measureText(words);
  widths.set(key, width);
  return width;
}

/** Fonts that come late change every width. */
export const forgetTextWidths = (): void => widths.clear();
