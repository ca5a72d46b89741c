/** Small pictures of conditions, as SVG paths in a box of 16 by 16. A condition without one is shown by its letters. */
const GLYPHS: Readonly<Record<string, string>> = {
  prone: 'M2 12h12v2H2zM3 8.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M8 7.5l6 2v1.5H8z',
  'flat-footed': 'M3 3h3v7h5a2 2 0 0 1 2 2v1H3z',
  stunned: 'M8 1l1.8 4.6L14.6 6l-3.8 3l1.3 4.8L8 11.1l-4.1 2.7L5.2 9L1.4 6l4.8-.4z',
  dazed: 'M8 2a6 6 0 1 1-6 6h2a4 4 0 1 0 4-4zM8 6a2 2 0 1 1-2 2h-2a4 4 0 0 1 4-4z',
  blinded:
    'M1 8c2-3.5 4.4-5 7-5s5 1.500 7 5c-2 3.500-4.400 5-7 5s-5-1.500-7-5zm2.300 5.400l9-11l1.400 1.200l-9 11z',
  dying:
    'M8 14L2.500 8.500a3.400 3.400 0 0 1 5.500-4a3.400 3.400 0 0 1 5.500 4zM7 5l-1 3h2l-1.500 4l4-5H8.300l.9-2z',
  stable: 'M8 14L2.500 8.500a3.400 3.400 0 0 1 5.500-4a3.400 3.400 0 0 1 5.500 4z',
  disabled: 'M6.500 2h3v4.500H14v3H9.500V14h-3V9.500H2v-3h4.500z',
  unconscious:
    'M3 3h6v1.600L5.600 8.400H9V10H2.800V8.400L6.200 4.600H3zM9.500 9h4.500v1.300l-2.400 2.400H14V14H9.200v-1.300l2.400-2.400H9.500z',
  helpless: 'M4 14V8a4 4 0 0 1 8 0v6zm2.200-7l1 1l-1 1l.8.8l1-1l1 1l.8-.8l-1-1l1-1l-.8-.8l-1 1l-1-1z',
  paralyzed: 'M4 2h8v2.500H9.300v7H12V14H4v-2.500h2.700v-7H4z',
  grappling: 'M3 4a3 3 0 0 1 5 2a3 3 0 0 1 5-2v4a5 5 0 0 1-10 0z',
  pinned: 'M5 2h6v2H9.800l.7 4H12v2H9v4H7v-4H4V8h1.500l.7-4H5z',
  shaken: 'M7 2h2v7H7zM7 11h2v2.500H7zM2 5h2v6H2zM12 5h2v6h-2z',
  frightened: 'M8 1l7 13H1zM7.200 6v4.200h1.600V6zm0 5.200v1.600h1.600v-1.600z',
  entangled: 'M2 3l12 9v2L2 5zM14 3L2 12v2l12-9zM7 2h2v12H7z',
  fatigued: 'M4 2h8v2l-3 4l3 4v2H4v-2l3-4l-3-4z',
  invisible:
    'M1 8c2-3.500 4.400-5 7-5s5 1.500 7 5c-2 3.500-4.400 5-7 5s-5-1.500-7-5zm4.500 0a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0z',
  'total-defense':
    'M8 1l6 2v5c0 3.500-2.500 6-6 7c-3.500-1-6-3.500-6-7V3zM8 3.200L4 4.500V8c0 2.400 1.600 4 4 4.900z',
  'fighting-defensively': 'M8 1l6 2v5c0 3.500-2.500 6-6 7c-3.500-1-6-3.500-6-7V3z',
  charging: 'M2 6.500h7V3l6 5l-6 5V9.500H2z',
};

const paths = new Map<string, Path2D>();

export function conditionGlyph(id: string): Path2D | null {
  const data = GLYPHS[id];
  if (data === undefined) return null;
  const known = paths.get(id) ?? new Path2D(data);
  paths.set(id, known);
  return known;
}
