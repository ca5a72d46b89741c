import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readNotation } from '../src/notation/read-notation';
import { playScenario } from '../src/notation/scenario/play';
import { createText } from '../src/text/i18n';
import { careful } from './careful-table';

const folder = fileURLToPath(new URL('./scenarios/', import.meta.url));
/** Where the scenarios were written; not there in an ordinary checkout. */
const origin = fileURLToPath(new URL('../../shared/scenarios/', import.meta.url));
const text = createText('en');

const yamlFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .sort();

const files = yamlFiles(folder);
const scenarios = files.flatMap((file) =>
  readNotation(readFileSync(`${folder}${file}`, 'utf8'), file).map((document) => ({
    name: `${file}#${document.title}`,
    document,
  })),
);
test('there are scenarios, each of its own name', () => {
  const names = scenarios.map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(400);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

describe.each(files)('%s', (file) => {
  const here = scenarios.filter(({ document }) => document.file === file);
  test.each(here)('$document.title', ({ document }) => {
    expect(playScenario(document, text).failure).toBeNull();
    expect(
      playScenario(document, text, { open: careful }).failure,
      'undone, redone, written, saved and loaded',
    ).toBeNull();
  });
});

/** Files that are not the same in both folders; those of our own aside. */
function differing(): string[] {
  const copies = new Set(files.filter((file) => !file.startsWith('own/')));
  const originals = yamlFiles(origin);
  const same = (file: string) =>
    readFileSync(`${folder}${file}`, 'utf8') === readFileSync(`${origin}${file}`, 'utf8');
  return [
    ...originals.filter((file) => !copies.has(file) || !same(file)),
    ...[...copies].filter((file) => !originals.includes(file)),
  ];
}

if (existsSync(origin)) {
  test('the scenarios are unchanged copies', () => expect(differing()).toEqual([]));
}
