import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readStatBlock } from '../../src/stat-block/read-stat-block';

const folder = new URL('./samples/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const files = readdirSync(folder).filter((file) => /^\d\d-.*\.(?:txt|md|html)$/.test(file));

describe('the blocks of the contract', () => {
  test('are all there', () => expect(files).toHaveLength(20));
  test.each(files)('%s gives exactly its expected values', (file) => {
    const expected = JSON.parse(read(file.replace(/\.\w+$/, '.expected.json')));
    expect(readStatBlock(read(file)).creatures.map(({ creature }) => creature)).toEqual(expected.creatures);
  });
});
