import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refusalText, refusalWithClause } from '../../src/panels/refusal-text';
import { createText, LOCALES } from '../../src/text/i18n';
import { table } from '../session/table';

const text = createText('en');
const fight = table();

test('ids become names, squares their letters', () => {
  const refusal = {
    code: 'decision-pending',
    with: { by: 'B', kind: 'attack-of-opportunity' },
    clause: 'AOO-19',
  };
  expect(refusalText(text, fight, refusal)).toContain('Name of B');
  expect(refusalText(text, fight, refusal)).not.toContain('attack-of-opportunity');
  expect(refusalWithClause(text, fight, refusal)).toMatch(/ \(AOO-19\)$/);
});

test('a code without a sentence still says which it is', () => {
  expect(refusalText(text, fight, { code: 'no-such-code', with: {}, clause: null })).toContain(
    'no-such-code',
  );
});

const source = new URL('../../src/', import.meta.url);
const raised = /refusal\(\s*'([a-z-]+)'/g;

test('every refusal raised in the sources has its sentence', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const codes = new Map<string, string>();
  for (const file of files)
    for (const [, code = ''] of readFileSync(new URL(file, source), 'utf8').matchAll(raised))
      codes.set(code, file);
  expect(codes.size).toBeGreaterThan(20);
  const missing = [...codes].filter(([code]) =>
    LOCALES.some((locale) => !createText(locale).exists(`refusals:${code}`, { lngs: [locale] })),
  );
  expect(missing).toEqual([]);
});
