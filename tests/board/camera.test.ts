import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Camera,
  centerOf,
  framing,
  keepInSight,
  MAX_SCALE,
  MIN_SCALE,
  pan,
  RIM,
  snap,
  squareAt,
  toScreen,
  toWorld,
  visibleSquares,
  wheelFactor,
  zoomAt,
  zoomTo,
} from '../../src/board/camera';
import { Pose } from '../../src/board/pose';
import { emptyBoard } from '../../src/grid/board';

const camera: Camera = { x: 2.5, y: -1, scale: 40 };
const cameras = fc.record({
  x: fc.double({ min: -50, max: 50, noNaN: true }),
  y: fc.double({ min: -50, max: 50, noNaN: true }),
  scale: fc.double({ min: MIN_SCALE, max: MAX_SCALE, noNaN: true }),
});
const points = fc.record({ x: fc.integer({ min: 0, max: 2000 }), y: fc.integer({ min: 0, max: 1200 }) });

describe('the camera', () => {
  test('goes from the board to the screen and back', () => {
    fc.assert(
      fc.property(cameras, points, (any, at) => {
        const there = toScreen(any, toWorld(any, at));
        expect(there.x).toBeCloseTo(at.x, 6);
        expect(there.y).toBeCloseTo(at.y, 6);
      }),
    );
  });
  test('finds the square under its own centre', () => {
    expect(squareAt(camera, centerOf(camera, { x: 7, y: 3 }))).toEqual({ x: 7, y: 3 });
    expect(squareAt(camera, { x: 0, y: 0 })).toEqual({ x: 2, y: -1 });
  });
  test('zooms about the pointer: the point under it stays', () => {
    fc.assert(
      fc.property(cameras, points, fc.double({ min: 0.2, max: 5, noNaN: true }), (any, at, factor) => {
        const zoomed = zoomAt(any, factor, at);
        expect(toWorld(zoomed, at).x).toBeCloseTo(toWorld(any, at).x, 6);
        expect(zoomed.scale).toBeGreaterThanOrEqual(MIN_SCALE);
        expect(zoomed.scale).toBeLessThanOrEqual(MAX_SCALE);
      }),
    );
  });
  test('is snapped to whole device pixels, also at odd densities', () => {
    fc.assert(
      fc.property(cameras, fc.constantFrom(1, 1.25, 1.5, 2, 3), (any, density) => {
        const snapped = snap(any, density);
        const pixels = snapped.scale * density;
        expect(pixels).toBeCloseTo(Math.round(pixels), 6);
        expect(snapped.x * pixels).toBeCloseTo(Math.round(snapped.x * pixels), 4);
        expect(Math.abs(snapped.x - any.x) * pixels).toBeLessThanOrEqual(0.5001);
      }),
    );
  });
  test('zooms to a scale that snapping keeps', () => {
    const zoomed = zoomTo(camera, 47.3, { x: 100, y: 100 }, 2);
    expect(zoomed.scale).toBe(47.5);
    expect(snap(zoomed, 2).scale).toBe(47.5);
  });
  test('pans by pixels', () => {
    expect(pan(camera, 40, -80)).toEqual({ x: 1.5, y: 1, scale: 40 });
  });
  test('wheel turns up zoom in, whatever they are counted in', () => {
    expect(wheelFactor(-100, 0)).toBeGreaterThan(1);
    expect(wheelFactor(3, 1)).toBeLessThan(1);
    expect(wheelFactor(-1e6, 2)).toBeLessThan(2);
  });
});

describe('a framed area', () => {
  const screen = { width: 1000, height: 600 };
  test('is seen whole, between the panels', () => {
    const area = { x: 4, y: 2, width: 30, height: 10 };
    const insets = { top: 0, right: 0, bottom: 100, left: 50 };
    const framed = framing(area, screen, insets);
    const start = toScreen(framed, area);
    const end = toScreen(framed, { x: 34, y: 12 });
    expect(start.x).toBeGreaterThanOrEqual(50);
    expect(end.x).toBeLessThanOrEqual(1000);
    expect(end.y).toBeLessThanOrEqual(500);
    expect(start.x - 50).toBeCloseTo(1000 - end.x, 6);
  });
  test('of few squares is not blown up', () => {
    expect(framing({ x: 0, y: 0, width: 2, height: 2 }, screen).scale).toBeLessThanOrEqual(76);
  });
  test('bigger than can be shown goes to the smallest scale', () => {
    expect(framing({ x: 0, y: 0, width: 900, height: 900 }, screen).scale).toBe(MIN_SCALE);
  });
});

describe('the board', () => {
  const screen = { width: 800, height: 400 };
  const board = { width: 20, height: 10 };
  test('cannot be pushed out of sight', () => {
    const lost = keepInSight({ x: 500, y: -500, scale: 40 }, board, screen);
    expect(toScreen(lost, { x: 20, y: 0 }).x).toBe(400);
    expect(toScreen(lost, { x: 0, y: 0 }).y).toBe(200);
  });
  test('shows the squares that are on the screen', () => {
    expect(visibleSquares({ x: 1.5, y: -3, scale: 40 }, screen, board)).toEqual({
      x: 1,
      y: 0,
      width: 19,
      height: 7,
    });
    expect(visibleSquares({ x: 30, y: 0, scale: 40 }, screen, board).width).toBe(0);
  });
});

describe('the pose', () => {
  const pose = (): Pose => {
    const made = new Pose();
    made.over(emptyBoard(100, 100));
    made.screen = { width: 800, height: 400 };
    made.set({ x: 10, y: 10, scale: 40 });
    return made;
  };
  test('adds small wheel turns up, although the scale is whole', () => {
    const made = pose();
    for (let turn = 0; turn < 40; turn++) made.zoom(1.005, { x: 400, y: 200 });
    expect(made.camera.scale).toBe(Math.round(40 * 1.005 ** 40));
  });
  test('reveals what is off the screen by the least move, and leaves what is seen', () => {
    const made = pose();
    expect(made.reveal({ x: 15, y: 14, width: 1, height: 1 })).toBe(false);
    expect(made.reveal({ x: 40, y: 14, width: 2, height: 2 })).toBe(true);
    expect(made.camera.x).toBeCloseTo(42 - 20 + 1, 6);
    expect(made.camera.y).toBe(10);
  });
  test('two fingers zoom about their middle and pan with it', () => {
    const made = pose();
    made.pinch(
      [
        { x: 300, y: 200 },
        { x: 500, y: 200 },
      ],
      [
        { x: 220, y: 220 },
        { x: 620, y: 220 },
      ],
    );
    expect(made.camera.scale).toBe(80);
    expect(toWorld(made.camera, { x: 420, y: 220 }).x).toBeCloseTo(20, 1);
  });
});

test('showing a square that is in view moves nothing; one that is not comes to the middle', () => {
  const pose = new Pose();
  pose.over(emptyBoard(40, 40));
  pose.screen = { width: 800, height: 400 };
  pose.fit({ x: 0, y: 0, width: 20, height: 10 });
  const { camera } = pose;
  expect(pose.show({ x: 5, y: 5 })).toBe(false);
  expect(pose.camera).toBe(camera);
  expect(pose.fitted).toBe(true);
  expect(pose.show({ x: 30, y: 30 })).toBe(true);
  const middle = toWorld(pose.camera, { x: 400, y: 200 });
  expect([middle.x, middle.y].map((it) => Math.round(it * 10) / 10)).toEqual([30.5, 30.5]);
  // Half hidden behind a panel is not in view.
  const [, y] = [0, toScreen(pose.camera, { x: 30, y: 31 }).y];
  pose.insets = { ...pose.insets, bottom: 400 - y + 5 };
  expect(pose.show({ x: 30, y: 30 })).toBe(true);
});

test('a fight that fills the board leaves room for the coordinates at the top and the left', () => {
  for (const screen of [
    { width: 549, height: 803 },
    { width: 390, height: 500 },
    { width: 1200, height: 400 },
  ]) {
    const pose = new Pose();
    pose.over(emptyBoard(24, 18));
    pose.screen = screen;
    pose.fit({ x: 0, y: 0, width: 24, height: 18 });
    const corner = toScreen(pose.camera, { x: 0, y: 0 });
    expect(Math.min(corner.x, corner.y), JSON.stringify(screen)).toBeGreaterThanOrEqual(RIM);
    const end = toScreen(pose.camera, { x: 24, y: 18 });
    expect(end.x).toBeLessThanOrEqual(screen.width);
    expect(end.y).toBeLessThanOrEqual(screen.height);
  }
});
