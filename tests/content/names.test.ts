import { expect, test } from 'vitest';
import { armorIds } from '../../src/content/armor';
import { creatureIds } from '../../src/content/creatures';
import { itemIds } from '../../src/content/items';
import { naturalWeaponIds } from '../../src/content/natural-weapons';
import { shieldIds } from '../../src/content/shields';
import { SPELLS } from '../../src/content/spells';
import { weaponIds } from '../../src/content/weapons';
import en from '../../src/text/en/content.json';
import hu from '../../src/text/hu/content.json';

const sections = {
  weapon: [...weaponIds, ...naturalWeaponIds],
  armor: armorIds,
  shield: shieldIds,
  creature: creatureIds,
  item: itemIds,
  spell: Object.keys(SPELLS),
};

test.each(Object.entries(sections))(
  'every %s has an English and a Hungarian name, and no name is idle',
  (section, ids) => {
    for (const catalogue of [en, hu]) {
      const names: Readonly<Record<string, string>> = catalogue[section as keyof typeof sections];
      expect(Object.keys(names).sort()).toEqual([...ids].sort());
      for (const name of Object.values(names)) expect(name.trim()).toMatch(/\S/);
      expect(new Set(Object.values(names)).size).toBe(ids.length);
    }
  },
);
