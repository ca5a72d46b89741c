import type { Band } from '../../rules/questions/answers';
import type { Colour, Theme } from '../theme';
import type { Brush } from './sheet';

/** How a path is drawn, so that its line says the same as its colour. Widths and dashes in CSS pixels. */
interface LineStyle {
  readonly colour: Colour;
  readonly width: number;
  readonly dash: readonly number[];
  /** The middle of the line is left open: two lines. */
  readonly double: boolean;
}
const STYLES: Readonly<Record<Band, LineStyle>> = {
  'five-foot-step': { colour: 'step', width: 6, dash: [0.1, 10], double: false },
  move: { colour: 'move', width: 4.5, dash: [], double: false },
  'double-move': { colour: 'double', width: 8, dash: [], double: true },
  run: { colour: 'run', width: 5, dash: [13, 9], double: false },
  'too-far': { colour: 'far', width: 4, dash: [], double: false },
};

export const bandColour = (band: Band, { colours }: Theme): string => colours[STYLES[band].colour];

/** Strokes the current path in the style of a band, on a light casing that keeps it apart from the ground. */
export function strokeBand({ paint }: Brush, band: Band, theme: Theme): void {
  const style = STYLES[band];
  const { colours } = theme;
  paint.lineCap = 'round';
  paint.lineJoin = 'round';
  paint.globalAlpha = 0.8;
  paint.strokeStyle = colours.casing;
  paint.lineWidth = style.width + 3.5;
  paint.stroke();
  paint.globalAlpha = 1;
  if (style.dash.length > 0) paint.setLineDash([...style.dash]);
  paint.strokeStyle = colours[style.colour];
  paint.lineWidth = style.width;
  paint.stroke();
  if (style.double) {
    paint.strokeStyle = colours.casing;
    paint.lineWidth = style.width * 0.36;
    paint.stroke();
  }
  if (style.dash.length > 0) paint.setLineDash([]);
}
