import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followPreview } from '../../src/panels/use-preview';
import { type Preview, setPreview } from '../../src/session/preview';

const answer: Preview['answer'] = {
  legal: true,
  refusal: null,
  cost: 5,
  steps: [],
  nextDiagonal: 5,
  band: 'move',
  allowance: 30,
  provocations: [],
  unhurt: 1,
  arrives: 1,
  damage: 0,
};
const path = (x: number): Preview => ({
  who: 'A',
  action: 'move',
  path: [{ x, y: 0 }],
  waypoints: [],
  answer,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  setPreview(null);
  vi.useRealTimers();
});

test('words follow a path a few times a second: the first at once, the last always, gone at once', () => {
  const told: (number | null)[] = [];
  const off = followPreview((preview) => told.push(preview?.path[0]?.x ?? null));
  expect(told).toEqual([null]);
  setPreview(path(0));
  expect(told).toEqual([null, 0]);
  for (let move = 1; move <= 60; move++) {
    vi.advanceTimersByTime(1000 / 60);
    setPreview(path(move));
  }
  expect(told.length).toBeGreaterThan(4);
  expect(told.length).toBeLessThan(9);
  vi.advanceTimersByTime(300);
  expect(told.at(-1)).toBe(60);
  setPreview(path(61));
  setPreview(path(62));
  setPreview(null);
  expect(told.at(-1)).toBeNull();
  vi.advanceTimersByTime(500);
  expect(told.at(-1)).toBeNull();
  off();
});
