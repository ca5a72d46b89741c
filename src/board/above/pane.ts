import type { Extent } from '../camera';

/** A rectangle by its edges, in CSS pixels of the board. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Room around what is drawn, so that the pane does not have to follow every move. */
const MARGIN = 96;
/** The pane's edges lie on multiples of this. */
const STEP = 32;
/** A pane of this many times the room that would do is too big. */
const WASTE = 3;

/**
 * Where the canvas has to lie to hold what is drawn: the browser copies all of a canvas for each frame, however little has changed on it.
 * @returns null where it lies well
 */
export function paneFor(drawn: Edges, now: Edges | null, board: Extent): Edges | null {
  const seen = within(drawn, board);
  if (seen.right <= seen.left || seen.bottom <= seen.top) return null;
  const room = roomAround(seen, board);
  const holds = now !== null && contains(now, seen);
  if (holds && areaOf(now) <= WASTE * areaOf(room)) return null;
  if (now === null || holds) return room;
  const both = union(now, room);
  return areaOf(both) <= WASTE * areaOf(room) ? both : room;
}

function roomAround({ left, top, right, bottom }: Edges, board: Extent): Edges {
  const before = (edge: number): number => Math.floor((edge - MARGIN) / STEP) * STEP;
  const after = (edge: number): number => Math.ceil((edge + MARGIN) / STEP) * STEP;
  return within({ left: before(left), top: before(top), right: after(right), bottom: after(bottom) }, board);
}

const within = ({ left, top, right, bottom }: Edges, { width, height }: Extent): Edges => ({
  left: Math.max(0, left),
  top: Math.max(0, top),
  right: Math.min(width, right),
  bottom: Math.min(height, bottom),
});

const contains = (outer: Edges, inner: Edges): boolean =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.right >= inner.right &&
  outer.bottom >= inner.bottom;

const union = (a: Edges, b: Edges): Edges => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

const areaOf = ({ left, top, right, bottom }: Edges): number => (right - left) * (bottom - top);
