import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readStatBlock } from '../../src/stat-block/read-stat-block';

const folder = new URL('./more/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const files = readdirSync(folder).filter((file) => /^\d\d-.*\.(?:txt|md|html)$/.test(file));

describe('blocks as pages and PDFs set them', () => {
  test.each(files)('%s gives exactly its figures, and tells what it leaves', (file) => {
    const expected = JSON.parse(read(file.replace(/\.\w+$/, '.expected.json')));
    const { creatures } = readStatBlock(read(file));
    expect(creatures.map(({ creature }) => creature)).toEqual(expected.creatures);
    const told = creatures.flatMap(({ problems }) => problems.map(({ code }) => code));
    expect([...new Set(told)].sort()).toEqual(expected.told ?? []);
    const lines = creatures.flatMap(({ fields }) => fields.filter(({ state }) => state === 'unread'));
    expect(lines.map(({ text }) => text)).toEqual(expected.unread ?? []);
  });
});
