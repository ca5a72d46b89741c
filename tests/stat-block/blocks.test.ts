import { describe, expect, test } from 'vitest';
import { readStatBlock } from '../../src/stat-block/read-stat-block';
import { blocks as adventures } from './blocks/adventures';
import { blocks as attacks } from './blocks/attacks';
import { blocks as books } from './blocks/books';
import { blocks as pages } from './blocks/pages';

const ALL = { attacks, pages, adventures, books };

describe.each(Object.entries(ALL))('blocks written from SRD facts: %s', (_group, blocks) => {
  test.each(blocks.map((it) => [it.what, it] as const))('%s', (_what, { paste, creatures, told, unread }) => {
    const read = readStatBlock(paste).creatures;
    expect(read.map(({ creature }) => creature)).toEqual(creatures);
    const codes = read.flatMap(({ problems }) => problems.map(({ code }) => code));
    expect([...new Set(codes)].sort()).toEqual([...(told ?? [])].sort());
    const lines = read.flatMap(({ fields }) =>
      fields.filter(({ state }) => state === 'unread').map(({ text }) => text),
    );
    expect(lines).toEqual(unread ?? []);
  });
});
