import type { ReactNode } from 'react';

/** The signs of the board, as the legend shows them. */
export type SwatchKind =
  | 'hatch'
  | 'crossed'
  | 'dots'
  | 'step'
  | 'move'
  | 'double'
  | 'run'
  | 'ring'
  | 'ring-dashed'
  | 'ring-dotted'
  | 'hole'
  | 'strike'
  | 'safe'
  | 'flanks'
  | 'charge'
  | 'covered'
  | 'flanking'
  | 'cover'
  | 'area'
  | 'caught';

/** Lines that lean back, for the party and the third side, and forward for the others: as the board hatches. */
const FORWARD = 'M-2 10 8 0M4 16 20 0M12 18 26 4M22 16 26 12';
const BACK = 'M26 10 16 0M20 16 4 0M12 18-2 4M2 16-2 12';
const leansBack = (side: string | null): boolean => side !== 'foes' && side !== 'neutral';

const SIDES = new Set(['party', 'foes', 'neutral']);
const colourOf = (side: string | null): string =>
  side === null ? 'var(--ink)' : `var(--side-${SIDES.has(side) ? side : 'third'})`;

interface SwatchProps {
  readonly kind: SwatchKind;
  readonly side: string | null;
}
/** A sign of the board in small; its meaning stands beside it. */
export function Swatch({ kind, side }: SwatchProps) {
  const colour = colourOf(side);
  return (
    <svg className="swatch" viewBox="0 0 24 16" width="24" height="16" aria-hidden="true" color={colour}>
      {SIGNS[kind](side)}
    </svg>
  );
}

const frame = (colour: string, fill: number, dash = '', width = 1.5): ReactNode => (
  <rect
    x="1"
    y="1"
    width="22"
    height="14"
    fill={colour}
    fillOpacity={fill}
    stroke={colour}
    strokeWidth={width}
    strokeDasharray={dash}
  />
);
const lines = (d: string, colour = 'currentcolor', width = 1.4): ReactNode => (
  <path d={d} fill="none" stroke={colour} strokeWidth={width} />
);
const glyph = (points: string, colour: string): ReactNode => <polygon points={points} fill={colour} />;

const SIGNS: Readonly<Record<SwatchKind, (side: string | null) => ReactNode>> = {
  hatch: (side) => (
    <>
      {frame('currentcolor', 0.08)}
      {lines(leansBack(side) ? BACK : FORWARD)}
    </>
  ),
  crossed: () => (
    <>
      {frame('currentcolor', 0.08)}
      {lines(BACK)}
      {lines(FORWARD)}
    </>
  ),
  dots: () => <circle cx="12" cy="8" r="3.2" fill="var(--band-five-foot-step)" />,
  step: () => frame('var(--band-five-foot-step)', 0.06, '2 2.4', 2),
  move: () => frame('var(--band-move)', 0.18),
  double: () => frame('var(--band-double-move)', 0.1),
  run: () => frame('var(--band-run)', 0.1, '6 4'),
  ring: () => frame('currentcolor', 0, '', 2.6),
  'ring-dashed': () => frame('currentcolor', 0, '6 3', 2.6),
  'ring-dotted': () => frame('currentcolor', 0, '1.6 3', 2.6),
  hole: () => lines('M7 3 17 13M17 3 7 13', 'currentcolor', 2.2),
  strike: () => lines('M2 6V2H7M17 2H22V6M22 10V14H17M7 14H2V10', 'var(--ink)', 1.8),
  safe: () => glyph('7,2 17,2 17,8 12,15 7,8', 'var(--band-five-foot-step)'),
  flanks: () => glyph('3,2 12,8 21,2 21,14 12,8 3,14', 'var(--ink)'),
  charge: () => (
    <>
      {lines('M1 8H6M10 8H15M19 8H22', 'var(--band-run)', 2.2)}
      {lines('M16 2.5 22.5 8 16 13.5', 'var(--band-run)', 2.2)}
    </>
  ),
  covered: () => glyph('4,8 20,8 20,14 4,14', 'var(--ink)'),
  flanking: () => (
    <>
      {lines('M4 5.5H20M4 10.5H20', 'currentcolor', 2)}
      <circle cx="3.5" cy="8" r="3.2" fill="currentcolor" />
      <circle cx="20.5" cy="8" r="3.2" fill="currentcolor" />
    </>
  ),
  cover: () => (
    <>
      {lines('M7 1.5H17V8L12 14.5 7 8Z', 'var(--ink)', 1.5)}
      {glyph('12,1.5 17,1.5 17,8 12,14.5', 'var(--ink)')}
    </>
  ),
  area: () => (
    <>
      {frame('var(--board-area)', 0.2, '', 2.4)}
      {lines('M12 4V12M8 8H16', 'var(--board-area)', 1.8)}
    </>
  ),
  caught: () => lines('M4 6V2H8M16 2H20V6M20 10V14H16M8 14H4V10', 'var(--board-area)', 2.2),
};
