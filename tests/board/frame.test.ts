import { afterEach, expect, test, vi } from 'vitest';
import { createFrame } from '../../src/board/frame';

afterEach(() => vi.unstubAllGlobals());

/** Animation frames that come when the test says so. */
function framesByHand(): { asked(): number; next(): void } {
  let waiting: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => waiting.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => {
    waiting = [];
  });
  return {
    asked: () => waiting.length,
    next() {
      const now = waiting;
      waiting = [];
      for (const callback of now) callback(0);
    },
  };
}

test('what is asked for before the drawing is drawn in the same frame, and nothing runs after it', () => {
  const frames = framesByHand();
  const done: string[] = [];
  const frame = createFrame({
    before: () => {
      done.push('before');
      frame.invalidate();
    },
    draw: () => {
      done.push('draw');
      return false;
    },
  });
  frame.invalidate();
  frame.invalidate();
  expect(frames.asked()).toBe(1);
  frames.next();
  expect(done).toEqual(['before', 'draw']);
  expect(frames.asked()).toBe(0);
});

test('what is asked for while drawing gets the next frame', () => {
  const frames = framesByHand();
  let drawn = 0;
  const frame = createFrame({
    before: () => undefined,
    draw: () => {
      drawn += 1;
      if (drawn === 1) frame.invalidate();
      return false;
    },
  });
  frame.invalidate();
  frames.next();
  expect(frames.asked()).toBe(1);
  frames.next();
  expect([drawn, frames.asked()]).toEqual([2, 0]);
});

test('an input that throws does not stop the board for good', () => {
  const frames = framesByHand();
  const frame = createFrame({
    before: () => {
      throw new Error('input');
    },
    draw: () => false,
  });
  frame.invalidate();
  expect(() => frames.next()).toThrow('input');
  frame.invalidate();
  expect(frames.asked()).toBe(1);
});
