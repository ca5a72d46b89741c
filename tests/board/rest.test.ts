import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRest } from '../../src/board/rest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it comes once, so long after the last stir, with one timer however often something stirs', () => {
  const then = vi.fn();
  const rest = createRest(90, then);
  for (let stir = 0; stir < 60; stir++) {
    rest.stirred();
    vi.advanceTimersByTime(16);
    expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
  }
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(73);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2);
  expect(then).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(then).toHaveBeenCalledTimes(1);
});

test('what is stopped does not come, and begins anew with the next stir', () => {
  const then = vi.fn();
  const rest = createRest(90, then);
  rest.stirred();
  vi.advanceTimersByTime(50);
  rest.stop();
  vi.advanceTimersByTime(20);
  rest.stirred();
  vi.advanceTimersByTime(89);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2);
  expect(then).toHaveBeenCalledTimes(1);
});
