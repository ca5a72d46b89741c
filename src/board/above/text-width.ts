const widths = new Map<string, Map<string, number>>();
/** Beyond this many in one font all of them are forgotten. */
const MOST = 2000;

/** Width of words in a font, remembered: the same words stand at the pointer move after move. Sets the font. */
export function textWidth(paint: CanvasRenderingContext2D, font: string, words: string): number {
  let inFont = widths.get(font);
  const known = inFont?.get(words);
  if (known !== undefined) return known;
  paint.font = font;
  const { width } = paint.measureText(words);
  if (inFont === undefined || inFont.size >= MOST) {
    inFont = new Map();
    widths.set(font, inFont);
  }
  inFont.set(words, width);
  return width;
}

/** Fonts that come late change every width. */
export const forgetTextWidths = (): void => widths.clear();
