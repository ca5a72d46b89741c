import type { Square } from '../grid/square';

// Pan and zoom as plain numbers. World units are squares; screen units are CSS pixels from the board's top-left corner.

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Extent {
  readonly width: number;
  readonly height: number;
}
/** A rectangle in squares. */
export interface Area extends Point, Extent {}
/** `x`, `y`: the world point in the top-left corner of the screen. `scale`: CSS pixels a square. */
export interface Camera extends Point {
  readonly scale: number;
}
/** Pixels at the edges of the board that panels cover. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const MIN_SCALE = 7;
export const MAX_SCALE = 160;
/** Pixels of the strips along the top and the left in which the coordinates stand. */
export const RIM = 18;
export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
/** A fight of few squares is not blown up beyond this. */
const FIT_SCALE = 76;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

export const toScreen = (camera: Camera, at: Point): Point => ({
  x: (at.x - camera.x) * camera.scale,
  y: (at.y - camera.y) * camera.scale,
});

export const toWorld = (camera: Camera, at: Point): Point => ({
  x: at.x / camera.scale + camera.x,
  y: at.y / camera.scale + camera.y,
});

export function squareAt(camera: Camera, at: Point): Square {
  const world = toWorld(camera, at);
  return { x: Math.floor(world.x), y: Math.floor(world.y) };
}

/** The grid corner nearest to a point; in the very middle of a square its top-left one. */
export function cornerAt(camera: Camera, at: Point): Square {
  const world = toWorld(camera, at);
  return { x: Math.ceil(world.x - 0.5), y: Math.ceil(world.y - 0.5) };
}

export const centerOf = (camera: Camera, square: Square): Point =>
  toScreen(camera, { x: square.x + 0.5, y: square.y + 0.5 });

/** Moves the board by screen pixels: what was under the pointer stays under it. */
export const pan = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - dx / camera.scale,
  y: camera.y - dy / camera.scale,
});

/** Zooms by `factor` so that the world point at `at` stays where it is. */
export function zoomAt(camera: Camera, factor: number, at: Point): Camera {
  const scale = clamp(camera.scale * factor, MIN_SCALE, MAX_SCALE);
  const world = toWorld(camera, at);
  return { scale, x: world.x - at.x / scale, y: world.y - at.y / scale };
}

/** A wheel turn as a zoom factor; `deltaMode` as in WheelEvent (pixels, lines, pages). */
export function wheelFactor(delta: number, deltaMode: number): number {
  const pixels = delta * ([1, 16, 400][deltaMode] ?? 1);
  return Math.exp(-clamp(pixels, -240, 240) * 0.0022);
}

/** Two fingers. */
export type Pair = readonly [Point, Point];
export const middleOfPair = ([a, b]: Pair): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const spread = ([a, b]: Pair): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
/** How much two fingers have moved apart, as a zoom factor. */
export const pinchFactor = (from: Pair, to: Pair): number => spread(to) / spread(from);

/** Shows the whole area, with a little air around it, between the panels. */
export function framing(area: Area, screen: Extent, insets: Insets = NO_INSETS): Camera {
  const width = Math.max(1, screen.width - insets.left - insets.right);
  const height = Math.max(1, screen.height - insets.top - insets.bottom);
  const fitting = Math.min(width / (area.width + 0.9), height / (area.height + 0.9), FIT_SCALE);
  const scale = clamp(fitting, MIN_SCALE, MAX_SCALE);
  return {
    scale,
    x: area.x + area.width / 2 - (insets.left + width / 2) / scale,
    y: area.y + area.height / 2 - (insets.top + height / 2) / scale,
  };
}

/** Brings a world point to the middle between the panels. */
export const centerOn = (camera: Camera, at: Point, screen: Extent, insets: Insets = NO_INSETS): Camera => ({
  scale: camera.scale,
  x: at.x - (insets.left + (screen.width - insets.left - insets.right) / 2) / camera.scale,
  y: at.y - (insets.top + (screen.height - insets.top - insets.bottom) / 2) / camera.scale,
});

/** Keeps some of the board on the screen: its edge comes no further than the middle. */
export function keepInSight(camera: Camera, board: Extent, screen: Extent): Camera {
  const half = { x: screen.width / 2 / camera.scale, y: screen.height / 2 / camera.scale };
  const x = clamp(camera.x, -half.x, board.width - half.x);
  const y = clamp(camera.y, -half.y, board.height - half.y);
  return x === camera.x && y === camera.y ? camera : { ...camera, x, y };
}

/** The squares on the screen, rounded outwards and cut to the board. */
export function visibleSquares(camera: Camera, screen: Extent, board: Extent): Area {
  const x = clamp(Math.floor(camera.x), 0, board.width);
  const y = clamp(Math.floor(camera.y), 0, board.height);
  const right = clamp(Math.ceil(camera.x + screen.width / camera.scale), 0, board.width);
  const bottom = clamp(Math.ceil(camera.y + screen.height / camera.scale), 0, board.height);
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}

/**
 * The camera for drawing: squares are whole device pixels and start on one, so lines are crisp and neighbours leave no seam.
 * @param density device pixels a CSS pixel
 */
export function snap(camera: Camera, density: number): Camera {
  const scale = Math.max(1, Math.round(camera.scale * density)) / density;
  const whole = (squares: number): number => Math.round(squares * scale * density) / (scale * density);
  return { scale, x: whole(camera.x), y: whole(camera.y) };
}

/** Zooms about `at` like `zoomAt`, to a scale that `snap` leaves as it is, so the point under the cursor keeps still. */
export function zoomTo(camera: Camera, wished: number, at: Point, density: number): Camera {
  const scale = Math.round(clamp(wished, MIN_SCALE, MAX_SCALE) * density) / density;
  return zoomAt(camera, scale / camera.scale, at);
}
