import { expect, test } from 'vitest';
import { type Edges, paneFor } from '../../src/board/above/pane';

const BOARD = { width: 1200, height: 700 };
const edges = (left: number, top: number, right: number, bottom: number): Edges => ({
  left,
  top,
  right,
  bottom,
});

test('the first drawing gets a pane with room around it, inside the board', () => {
  expect(paneFor(edges(500, 300, 600, 350), null, BOARD)).toEqual(edges(384, 192, 704, 448));
  expect(paneFor(edges(-50, 650, 20, 800), null, BOARD)).toEqual(edges(0, 544, 128, 700));
});

test('it stays where it holds what is drawn', () => {
  const pane = edges(384, 192, 704, 448);
  expect(paneFor(edges(390, 200, 700, 440), pane, BOARD)).toBeNull();
  // What lies outside of the board is not seen.
  expect(paneFor(edges(-40, 10, 60, 60), edges(0, 0, 192, 192), BOARD)).toBeNull();
});

test('nothing drawn, or nothing of it on the board, needs none', () => {
  expect(paneFor(edges(Infinity, Infinity, -Infinity, -Infinity), null, BOARD)).toBeNull();
  expect(paneFor(edges(1300, 100, 1400, 200), null, BOARD)).toBeNull();
});

test('it grows with what is drawn beside it, and goes along with what is drawn far away', () => {
  const pane = edges(384, 192, 704, 448);
  expect(paneFor(edges(600, 300, 760, 400), pane, BOARD)).toEqual(edges(384, 192, 864, 512));
  expect(paneFor(edges(20, 20, 60, 60), pane, BOARD)).toEqual(edges(0, 0, 160, 160));
});

test('one that has become far too big is given up', () => {
  expect(paneFor(edges(500, 300, 520, 320), edges(0, 0, 1200, 700), BOARD)).toEqual(
    edges(384, 192, 640, 416),
  );
});

test('whatever is drawn, the pane then holds it and stays', () => {
  let pane: Edges | null = null;
  for (let step = 0; step < 400; step++) {
    const [x, y] = [(step * 137) % 1300, (step * 71) % 800];
    const drawn = edges(x - 60, y - 40, x + ((step * 31) % 500), y + ((step * 17) % 300));
    pane = paneFor(drawn, pane, BOARD) ?? pane;
    expect(paneFor(drawn, pane, BOARD)).toBeNull();
  }
});
