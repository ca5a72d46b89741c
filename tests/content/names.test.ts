import { describe, expect, test } from 'vitest';
import { armorIds } from '../../src/content/armor';
import { bestiary } from '../../src/content/bestiary';
import { creatureIds, findEntry } from '../../src/content/creatures';
import { itemIds } from '../../src/content/items';
import { naturalWeaponIds } from '../../src/content/natural-weapons';
import { shieldIds } from '../../src/content/shields';
import { spellIds } from '../../src/content/spells';
import { TYPES } from '../../src/content/training';
import { weaponIds } from '../../src/content/weapons';
import { specialWords } from '../../src/text/creature-words';
import en from '../../src/text/en/content.json';
import enCreatures from '../../src/text/en/creatures.json';
import hu from '../../src/text/hu/content.json';
import huCreatures from '../../src/text/hu/creatures.json';
import { createText } from '../../src/text/i18n';

type Names = Readonly<Record<string, string>>;

const sections = {
  weapon: [...weaponIds, ...naturalWeaponIds],
  armor: armorIds,
  shield: shieldIds,
  item: itemIds,
  spell: spellIds,
};

function expectNames(names: Names, ids: readonly string[]): void {
  expect(Object.keys(names).sort()).toEqual([...ids].sort());
  for (const name of Object.values(names)) expect(name.trim()).toMatch(/\S/);
  expect(new Set(Object.values(names)).size).toBe(ids.length);
}

test.each(Object.entries(sections))(
  'every %s has an English and a Hungarian name, and no name is idle',
  (section, ids) => {
    for (const catalogue of [en, hu]) expectNames(catalogue[section as keyof typeof sections], ids);
  },
);

describe('the bestiary', () => {
  const entries = creatureIds.flatMap((id) => findEntry(id) ?? []);
  const tokens = entries.flatMap(({ special = [] }) => special.map((text) => text.split(' ')));
  const isWord = (token: string): boolean => /^[a-z][a-z-]+$/.test(token);
  const used = {
    name: creatureIds,
    type: Object.keys(TYPES),
    subtype: entries.flatMap(({ subtypes = [] }) => subtypes),
    special: tokens.flatMap(([first = '']) => first),
    word: tokens.flatMap(([, ...rest]) => rest.filter(isWord)),
  };
  test.each(Object.entries(used))(
    'every %s has its word in both languages, and no word is idle',
    (section, ids) => {
      for (const catalogue of [enCreatures, huCreatures])
        expectNames(catalogue[section as keyof typeof used], [...new Set(ids)]);
    },
  );

  test('the index names each by its key', () => {
    const text = createText('en');
    for (const { nameKey } of bestiary) expect(text.exists(nameKey), nameKey).toBe(true);
  });

  test('what the engine does not play is told with its figures', () => {
    const special = 'acid-spray cone 10ft 1d4+2 acid fort dc13';
    expect(specialWords(createText('en'), special)).toBe('acid spray cone 10 ft. 1d4+2 acid Fortitude DC 13');
    expect(specialWords(createText('hu'), special)).toBe('savpermet kúp 10 láb 1d4+2 sav Állóképesség NF 13');
  });
});
