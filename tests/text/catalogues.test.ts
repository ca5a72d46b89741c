import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CATALOGUES, LOCALES, type Locale } from '../../src/text/i18n';

const folder = new URL('../../src/text/', import.meta.url);

/** Every text of a catalogue by its key: `action.charge`. */
function texts(locale: Locale, catalogue: string): Map<string, string> {
  const found = new Map<string, string>();
  const collect = (value: unknown, path: string): void => {
    if (typeof value === 'string') found.set(path, value);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) collect(inner, path === '' ? key : `${path}.${key}`);
    } else throw new Error(`${locale}/${catalogue}.json: ${path} is no text`);
  };
  collect(JSON.parse(readFileSync(new URL(`${locale}/${catalogue}.json`, folder), 'utf8')), '');
  return found;
}

/** The blanks of a text, sorted: `{{who}} hits {{whom, capital}}` has `who` and `whom`. */
function blanks(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name]) => name ?? ''))].sort();
}

describe.each(CATALOGUES)('catalogue %s', (catalogue) => {
  const english = texts('en', catalogue);
  const hungarian = texts('hu', catalogue);

  test('has the same keys in both languages', () => {
    expect([...hungarian.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('has the same blanks in both languages', () => {
    const uneven = [...english].filter(
      ([key, text]) => blanks(text).join() !== blanks(hungarian.get(key) ?? '').join(),
    );
    expect(uneven).toEqual([]);
  });

  test.each(LOCALES)('has no empty or untrimmed text (%s)', (locale) => {
    const bad = [...texts(locale, catalogue)].filter(([, text]) => text === '' || text.trim() !== text);
    expect(bad).toEqual([]);
  });

  test('counted texts have both forms', () => {
    const counted = [...english.keys()].filter((key) => /_(one|other)$/.test(key));
    const alone = counted.filter(
      (key) => !english.has(key.replace(/_(one|other)$/, key.endsWith('_one') ? '_other' : '_one')),
    );
    expect(alone).toEqual([]);
  });
});

test('every catalogue file is one that is loaded', () => {
  for (const locale of LOCALES) {
    const files = readdirSync(new URL(`${locale}/`, folder)).sort();
    expect(files).toEqual(CATALOGUES.map((catalogue) => `${catalogue}.json`).sort());
  }
});

test('the rules catalogue is read', () => {
  expect(texts('en', 'rules').size).toBeGreaterThan(500);
});
