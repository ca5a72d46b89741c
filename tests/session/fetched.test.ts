// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchFirst, fetchInTime, fetchNow, isNotFetched, PATIENT } from '../../src/session/fetched';
import { attempt } from '../../src/session/fetched-styles';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A file that fails so many times, and comes then. */
function failing(times: number) {
  let asked = 0;
  return vi.fn(async () => {
    asked += 1;
    if (asked <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return 'here';
  });
}
const settled = () => vi.advanceTimersByTimeAsync(0);

describe('what is pressed for', () => {
  test('is asked for three times within a moment', async () => {
    const load = failing(2);
    const got = fetchNow(load);
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(300);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(900);
    expect(await got).toBe('here');
  });

  test('is refused in plain words then, and asked for anew the next time', async () => {
    const load = failing(3);
    const refused = fetchNow(load).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1200);
    expect(await refused).toMatchObject({ refusal: { code: 'part-not-fetched' } });
    expect(isNotFetched(await refused)).toBe(true);
    expect(await fetchNow(load)).toBe('here');
    expect(load).toHaveBeenCalledTimes(4);
  });
});

test('what the page begins with has longer, and what nobody waits for has minutes', async () => {
  const [first, late] = [failing(4), failing(PATIENT.length)];
  const both = [fetchFirst(first), fetchInTime(late)];
  await vi.advanceTimersByTimeAsync(7500);
  expect(await both[0]).toBe('here');
  await vi.advanceTimersByTimeAsync(PATIENT.reduce((sum, ms) => sum + ms, 0));
  expect(await both[1]).toBe('here');
});

test('the network that is back, and a page that is looked at again, end the pause', async () => {
  const load = failing(2);
  const got = fetchInTime(load);
  await settled();
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(load).toHaveBeenCalledTimes(2);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await got).toBe('here');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(load).toHaveBeenCalledTimes(3);
});

test('a style that has failed is asked for anew before whatever comes next, which waits for it', async () => {
  await attempt(async () => 'begun');
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'part.css' });
  document.head.append(link);
  link.dispatchEvent(new Event('error'));

  const load = vi.fn(async () => 'here');
  const failed = attempt(load).catch(String);
  const anew = document.querySelector('link');
  expect(anew).not.toBe(link);
  expect(anew?.href).toBe(link.href);
  anew?.dispatchEvent(new Event('error'));
  expect(await failed).toContain('part.css');
  expect(load).not.toHaveBeenCalled();

  const got = [attempt(load), attempt(load)];
  expect(document.querySelectorAll('link')).toHaveLength(1);
  document.querySelector('link')?.dispatchEvent(new Event('load'));
  expect(await Promise.all(got)).toEqual(['here', 'here']);
});
