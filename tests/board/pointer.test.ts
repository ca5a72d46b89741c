// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenToPointers } from '../../src/board/pointer';

const heard: string[] = [];
const outside: string[] = [];
let stop = (): void => undefined;
let board: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<main><div id="board"><b></b></div><i></i></main>';
  const page = document.querySelector('main');
  const element = document.querySelector<HTMLElement>('#board');
  if (page === null || element === null) throw new Error('no page');
  board = element;
  board.setPointerCapture = () => undefined;
  for (const type of ['pointermove', 'mousemove'])
    for (const capture of [true, false]) page.addEventListener(type, () => outside.push(type), { capture });
  stop = listenToPointers(board, {
    pointed: (kind) => void heard.push(kind),
    left: () => undefined,
    waypoint: () => undefined,
    cancel: () => void heard.push('cancel'),
    pinched: () => undefined,
    wheeled: () => undefined,
    isDrawing: () => false,
  });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  heard.length = 0;
  outside.length = 0;
});

const point = (type: string, on: Element = board): void => {
  on.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: 5, clientY: 5 }));
};
const mouse = (on: Element = board): void => {
  on.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
};

test('moves of a held pointer are heard once, and by nobody else on the page', () => {
  point('pointerdown');
  point('pointermove');
  mouse();
  point('pointermove', board.querySelector('b') ?? board);
  expect(heard).toEqual(['press', 'move', 'move']);
  expect(outside).toEqual([]);
});

test('before it is pressed and after it is let go they are everybody’s', () => {
  point('pointermove');
  expect(outside).toEqual(['pointermove', 'pointermove']);
  point('pointerdown');
  point('pointerup');
  point('pointermove');
  mouse();
  expect(heard).toEqual(['move', 'press', 'release', 'move']);
  expect(outside).toEqual([...Array(4).fill('pointermove'), 'mousemove', 'mousemove']);
  point('pointerdown');
  point('pointercancel');
  mouse();
  expect(heard.at(-1)).toBe('cancel');
  expect(outside).toHaveLength(8);
});

test('what moves elsewhere meanwhile is not the board’s, and nothing is once it is taken away', () => {
  point('pointerdown');
  point('pointermove', document.querySelector('i') ?? document.body);
  expect([heard, outside.length]).toEqual([['press'], 2]);
  stop();
  point('pointermove');
  expect([heard, outside.length]).toEqual([['press'], 4]);
});
