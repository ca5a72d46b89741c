import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createText, LOCALES, type RuleSection } from '../../src/text/i18n';

const rules = new URL('../../src/rules/', import.meta.url);
const sections = {
  actions: 'action',
  'special-attacks': 'action',
  feats: 'feat',
  traits: 'trait',
  conditions: 'condition',
  stances: 'stance',
  edits: 'override',
} satisfies Record<string, RuleSection>;

/** Ids of a folder of the rules that people get to see; a file is named like its id. */
function ids(folder: string): string[] {
  const path = new URL(`${folder}/`, rules);
  if (!existsSync(path)) return [];
  const files = readdirSync(path).filter((file) => file.endsWith('.ts'));
  return files
    .filter((file) => !/^\s*internal: true,/m.test(readFileSync(new URL(file, path), 'utf8')))
    .map((file) => file.replace(/\.ts$/, ''));
}

test.each(Object.entries(sections))(
  'everything in rules/%s has a name in each language',
  (folder, section) => {
    const nameless = LOCALES.flatMap((locale) => {
      const text = createText(locale);
      return ids(folder)
        .filter((id) => !text.exists(`rules:${section}.${id}`, { lngs: [locale] }))
        .map((id) => `${locale}/rules.json: ${section}.${id}`);
    });
    expect(nameless).toEqual([]);
  },
);
