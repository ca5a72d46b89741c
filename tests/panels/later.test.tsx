// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coming } from '../../src/panels/coming';
import { Later } from '../../src/panels/later';
import { PATIENT } from '../../src/session/fetched';
import { openFight, show } from './helpers';

let down = true;
let page: { readonly ok: boolean } | Error = new Error('no network');
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  down = true;
  page = new Error('no network');
  vi.stubGlobal('fetch', async () => {
    if (page instanceof Error) throw page;
    return page;
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const Part = ({ word }: { readonly word: string }) => <p data-testid="part">{word}</p>;
function shown(leave?: () => void) {
  const load = vi.fn(async () => {
    if (down) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: Part };
  });
  const part = coming(load);
  const panel = (
    <Later part={part} waiting={<p data-testid="waiting" />} {...(leave === undefined ? {} : { leave })}>
      {({ default: Here }) => <Here word="found" />}
    </Later>
  );
  return { load, again: () => show(openFight(), panel) };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const there = (id: string) => screen.queryByTestId(id) !== null;

test('a short trouble is made good and nobody is told', async () => {
  const { load, again } = shown();
  again();
  await pass(0);
  expect(there('waiting')).toBe(true);
  down = false;
  await pass(500);
  expect(screen.getByTestId('part').textContent).toBe('found');
  expect(load).toHaveBeenCalledTimes(2);
  again();
  await pass(0);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a longer one is told in the place of the part; the button asks at once, and so does the network that is back', async () => {
  const { load, again } = shown();
  again();
  await pass(1500);
  expect(load).toHaveBeenCalledTimes(3);
  expect(screen.getByTestId('part-missing').getAttribute('role')).toBe('alert');
  expect(there('part-reload')).toBe(false);
  fireEvent.click(screen.getByTestId('part-again'));
  await pass(0);
  expect(load).toHaveBeenCalledTimes(4);
  expect(there('part-missing')).toBe(true);
  down = false;
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(there('part')).toBe(true);
});

test('in the end it is no longer asked for, but a click or another look at it asks again', async () => {
  const { load, again } = shown();
  const { unmount } = again();
  await pass(PATIENT.reduce((sum, ms) => sum + ms, 0));
  const asked = load.mock.calls.length;
  expect(asked).toBe(PATIENT.length + 1);
  await pass(3_600_000);
  expect(load).toHaveBeenCalledTimes(asked);
  fireEvent.click(screen.getByTestId('part-again'));
  await pass(0);
  expect(load).toHaveBeenCalledTimes(asked + 1);
  unmount();
  down = false;
  again();
  await pass(0);
  expect(there('part')).toBe(true);
});

test('whoever presses while it is being asked for need not wait after it has failed', async () => {
  let fail = (): void => {};
  const load = vi.fn(
    () =>
      new Promise<{ readonly default: typeof Part }>((_, reject) => {
        fail = () => reject(new TypeError('Failed to fetch dynamically imported module'));
      }),
  );
  const part = coming(load);
  part.fetch();
  for (const times of [1, 2, 3, 4]) {
    expect(load).toHaveBeenCalledTimes(times);
    part.fetch();
    fail();
    await pass(0);
  }
  fail();
  await pass(0);
  expect(load).toHaveBeenCalledTimes(5);
});

test('loading the page anew is offered only where the page can be had', async () => {
  page = { ok: true };
  shown().again();
  await pass(1500);
  expect(there('part-reload')).toBe(true);
});

test('what was opened over the page can be left', async () => {
  const leave = vi.fn();
  shown(leave).again();
  await pass(1500);
  fireEvent.click(screen.getByTestId('part-leave'));
  expect(leave).toHaveBeenCalledOnce();
});
