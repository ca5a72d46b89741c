import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createText, LOCALES } from '../../src/text/i18n';

const source = new URL('../../src/', import.meta.url);
const written =
  /(['"`])((?:ui|refusals|events|rules|content|notation|editor|about|library|maps|together):[A-Za-z][\w.-]*)\1/g;

/** Keys written out in full in a source text; those put together from parts are the catalogues' own tests' matter. */
function keysIn(text: string): string[] {
  return [...text.matchAll(written)].map(([, , key]) => key ?? '');
}

const texts = { en: createText('en'), hu: createText('hu') };

function exists(key: string): boolean {
  return LOCALES.every((locale) => {
    const text = texts[locale];
    return text.exists(key, { lngs: [locale] }) || text.exists(`${key}_other`, { lngs: [locale] });
  });
}

test('every key in the sources is in the catalogues', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(5);
  const missing = files.flatMap((file) =>
    keysIn(readFileSync(new URL(file, source), 'utf8'))
      .filter((key) => !exists(key))
      .map((key) => `${file}: ${key}`),
  );
  expect(missing).toEqual([]);
});

test('the search finds keys, and tells a missing one', () => {
  expect(keysIn(`t('ui:no.such-key'); x = { k: "rules:action.charge" }; y = \`ui:\${part}\``)).toEqual([
    'ui:no.such-key',
    'rules:action.charge',
  ]);
  expect(exists('rules:action.charge')).toBe(true);
  expect(exists('ui:no.such-key')).toBe(false);
});
