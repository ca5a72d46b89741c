import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOGUES, LOCALES, loadRest, loadText } from '../../src/text/languages';

const board = new URL('../../src/board/', import.meta.url);
const sources = readdirSync(board, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(new URL(path, board), 'utf8'));
/** Keys in full, as the board writes them; those put together from parts are looked for by their section. */
const keys = sources.flatMap((source) =>
  [...source.matchAll(/['`](ui|rules|content):([\w.-]+)/g)].map(
    ([, catalogue = '', key = '']) => [catalogue, key] as const,
  ),
);

test.each(LOCALES)('%s: every word of the board is there before the panels are', async (locale) => {
  const text = await loadText(locale);
  expect(keys.length).toBeGreaterThan(20);
  for (const [catalogue, key] of keys) {
    const [section = ''] = key.split('.');
    expect(text.getResource(locale, catalogue, section), `${catalogue}:${key}`).toBeDefined();
    if (!/[.-]$/.test(key) && key.includes('.'))
      expect(text.exists(`${catalogue}:${key}`, { count: 1 }), `${catalogue}:${key}`).toBe(true);
  }
});

test.each(LOCALES)('%s: the rest brings every catalogue whole', async (locale) => {
  const text = await loadText(locale);
  await loadRest(text);
  for (const catalogue of CATALOGUES.filter((it) => it !== 'creatures')) {
    const file = new URL(`../../src/text/${locale}/${catalogue}.json`, import.meta.url);
    // Other tests may have added sentences of their own.
    expect(text.getResourceBundle(locale, catalogue)).toMatchObject(JSON.parse(readFileSync(file, 'utf8')));
  }
});
