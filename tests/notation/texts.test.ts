import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { KINDS } from '../../src/notation/schema/kinds';
import english from '../../src/text/en/notation.json';

const folder = new URL('../../src/notation/', import.meta.url);
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'));
const found = (pattern: RegExp): string[] => [
  ...new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, word]) => word ?? ''))),
];

describe('the catalogue of the notation', () => {
  test('says what each kind of value is', () => {
    expect(KINDS.filter((kind) => !Object.hasOwn(english.kind, kind))).toEqual([]);
    expect(Object.keys(english.kind).filter((kind) => !KINDS.some((known) => known === kind))).toEqual([]);
  });
  test('has a sentence for each problem, and none for nothing', () => {
    const codes = new Set(found(/'([a-z]+(?:-[a-z]+)*)'/g));
    const near = (code: string): string => code.replace(/-near$/, '');
    const known = Object.keys(english.problem);
    expect(known.filter((code) => !codes.has(near(code)) && !code.startsWith('map-'))).toEqual([]);
    const used = found(
      /(?:fault|unknownName)\([^;]*?'((?:unknown|not|no|in|off|map|riding|reserved|stray)-[a-z-]+|twice|overlap|missing|expected)'/g,
    );
    expect(used.length).toBeGreaterThan(15);
    expect(used.filter((code) => !known.includes(code))).toEqual([]);
  });
});
