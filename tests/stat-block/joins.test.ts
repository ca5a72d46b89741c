import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readStatBlock } from '../../src/stat-block/read-stat-block';

const folder = new URL('./samples/', import.meta.url);
const files = readdirSync(folder).filter((file) =>
  /^(?:01|02|04|05|07|09|11|15|16|18|19|20)-.*\.txt$/.test(file),
);

/** The figures, and how much is told of what was not understood. */
function read(paste: string): { figures: string; told: number } {
  try {
    const { creatures } = readStatBlock(paste);
    const told = creatures.flatMap(({ problems, fields }) => [
      ...problems,
      ...fields.filter(({ state }) => state === 'unread'),
    ]);
    return { figures: JSON.stringify(creatures.map(({ creature }) => creature)), told: told.length };
  } catch {
    return { figures: 'refused', told: Number.POSITIVE_INFINITY };
  }
}

/** Pastes in which one of the line ends is something else: never a figure that is silently another. */
function silently(file: string, end: string): string[] {
  const paste = readFileSync(new URL(file, folder), 'utf8').trimEnd();
  const plain = read(paste);
  const all = paste.split('\n');
  return all.slice(1).flatMap((line, index) => {
    const changed = [...all.slice(0, index), `${all[index]}${end}${line}`, ...all.slice(index + 2)].join(
      '\n',
    );
    const found = read(changed);
    return found.figures === plain.figures || found.told > plain.told ? [] : [`${all[index]} | ${line}`];
  });
}

describe.each([
  ['a space', ' '],
  ['nothing', ''],
])('%s where a line ended: the same figures, or it is told', (_name, end) => {
  test.each(files)('%s', (file) => {
    expect(silently(file, end)).toEqual([]);
  });
});

test('size and type said twice are no name', () => {
  const cat = readFileSync(new URL('20-cat.txt', folder), 'utf8');
  expect(read(cat.replace('Tiny Animal', 'Tiny Animal\nTiny Animal')).figures).toBe(read(cat).figures);
});
