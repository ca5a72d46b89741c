import { describe, expect, test } from 'vitest';
import { KEPT_LINES, LogTail, PAGE_LINES } from '../../src/sharing/log-tail';
import type { Told } from '../../src/sharing/to-screen';

const line = (entry: number): Told => ({ by: `${entry}`, events: [], names: {} });
const numbersOf = (log: readonly Told[]): readonly number[] => log.map(({ by }) => Number(by));
const count = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

/** A log of which only some entries are told; counts how often it is asked what one is. */
function logOf(end: number, isTold: (entry: number) => boolean = () => true) {
  const asked: number[] = [];
  const tail = new LogTail(end, (entry) => {
    asked.push(entry);
    return isTold(entry) ? line(entry) : null;
  });
  return { tail, asked };
}

/** All of it, asked for page by page from the first line that is there, as a screen does. */
function readBack(tail: LogTail): readonly number[] {
  let { first, log, more } = tail.last;
  let all = numbersOf(log);
  while (more) {
    let part = tail.before(first);
    for (let time = 0; part === null && time < 1000; time += 1) part = tail.before(first);
    if (part === null) throw new Error('no end of it');
    expect(part.first + part.log.length).toBe(first);
    all = [...numbersOf(part.log), ...all];
    ({ first, more } = part);
  }
  return all;
}

describe('the log of one pair of eyes', () => {
  test.each([0, 1, 199, 200, 201, 300, 1234])('of %i entries is told whole, the last lines first', (end) => {
    const { tail } = logOf(end);
    expect(tail.last.log.length).toBe(Math.min(end, KEPT_LINES));
    expect(readBack(tail)).toEqual(count(0, end));
  });

  test.each([
    ['every third', (entry: number) => entry % 3 === 0],
    ['those before the hundredth', (entry: number) => entry < 100],
    ['one in the middle', (entry: number) => entry === 700],
    ['none', () => false],
    ['the first', (entry: number) => entry === 0],
  ])('tells %s where that is all that these eyes are told', (_what, isTold) => {
    const { tail } = logOf(1500, isTold);
    expect(readBack(tail)).toEqual(count(0, 1500).filter(isTold));
  });

  test('where nothing was told before, that there was something is not told either', () => {
    expect(logOf(300, (entry) => entry >= 250).tail.last).toMatchObject({ first: -50, more: false });
  });

  test('what comes goes on in the numbers, and what is taken back frees them', () => {
    const { tail } = logOf(10);
    expect(tail.last.first).toBe(-10);
    expect(numbersOf(tail.add(10, 13))).toEqual([10, 11, 12]);
    expect(tail.takeBack(11)).toBe(2);
    expect(tail.takeBack(11)).toBe(0);
    tail.add(11, 12);
    expect(readBack(tail)).toEqual(count(0, 12));
    expect(tail.last.first).toBe(-10);
  });

  test('keeps only the last lines at hand, however many come', () => {
    const { tail, asked } = logOf(0);
    for (let entry = 0; entry < 5000; entry += 1) tail.add(entry, entry + 1);
    expect(asked).toHaveLength(5000);
    expect(numbersOf(tail.last.log)).toEqual(count(4800, 5000));
    // What is not at hand is worked out again, and only for whoever wants it.
    expect(numbersOf(tail.before(tail.last.first)?.log ?? [])).toEqual(count(4700, 4800));
    expect(asked).toHaveLength(5000 + PAGE_LINES);
    expect(readBack(tail)).toEqual(count(0, 5000));
    // So far back nothing is at hand any more.
    const before = asked.length;
    tail.takeBack(4000);
    expect(asked.length - before).toBe(KEPT_LINES);
    expect(numbersOf(tail.last.log)).toEqual(count(3800, 4000));
  });

  test('goes back further than what is at hand, and on from there', () => {
    const { tail } = logOf(0);
    tail.add(0, 1000);
    expect(tail.takeBack(300)).toBe(700);
    expect(numbersOf(tail.last.log)).toEqual(count(100, 300));
    tail.add(300, 302);
    expect(readBack(tail)).toEqual(count(0, 302));
  });

  test('goes back further than it was ever looked through', () => {
    const { tail } = logOf(2000);
    const { length } = tail.last.log;
    expect(tail.takeBack(3)).toBeGreaterThanOrEqual(length);
    tail.add(3, 5);
    expect(readBack(tail)).toEqual(count(0, 5));
  });

  test('is not looked through all at once, whatever is asked for', () => {
    const { tail, asked } = logOf(100_000, (entry) => entry < 10);
    for (const before of [-1, -1_000_000, 1_000_000, 0]) {
      const already = asked.length;
      tail.before(before);
      expect(asked.length - already).toBeLessThanOrEqual(200 + PAGE_LINES);
    }
  });
});
