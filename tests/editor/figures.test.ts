import { expect, test } from 'vitest';
import { castBy, castingAbility, recast } from '../../src/editor/creatures/casting';
import { setCommand, wholeBlock } from '../../src/editor/creatures/change';
import { MOST_NAME, tidyName } from '../../src/editor/creatures/names';
import { readPaste } from '../../src/editor/creatures/paste';
import { withPatch } from '../../src/editor/creatures/patch-block';
import { boardUnder } from '../../src/editor/ground/board-under';
import { apply } from '../../src/engine/apply';
import { buildEncounter } from '../../src/notation/build-encounter';
import { readNotation } from '../../src/notation/read-notation';
import { rules } from '../../src/rules/registry';

const CASTER = { level: 5, casterLevel: 5, abilities: { int: 18, wis: 12, cha: 8 } } as const;

test('spells follow caster level and casting score; one of its own stays as it is', () => {
  const fireball = castBy(CASTER, 'fireball', 'int');
  expect(fireball).toMatchObject({ dc: 17, damage: '5d6 fire' });
  if (fireball === null) throw new Error('no fireball');
  const own = { name: 'fireball', level: 3, damage: '20d6', dc: 30 };
  const block = { ...CASTER, spells: [fireball] };
  expect(castingAbility(block)).toBe('int');
  expect(castingAbility({ ...CASTER, spells: [castBy(CASTER, 'fireball', 'wis') ?? fireball] })).toBe('wis');
  expect(recast(block, { ...block, casterLevel: 8 }, 'wis')).toMatchObject([{ dc: 14, damage: '8d6 fire' }]);
  expect(recast({ ...CASTER, spells: [own] }, { ...CASTER, casterLevel: 8 }, 'int')).toEqual([own]);
});

test('a skill is taken off, the others stay, on the board and before', () => {
  const [document] = readNotation(
    'title: A\nmap: |\n  A .\ncombatants:\n  A: { side: party, skills: { hide: 4, spot: 2 } }\n',
    'a.yaml',
  );
  if (document === undefined) throw new Error('nothing read');
  const encounter = buildEncounter(document);
  const found = setCommand(encounter, 'A', { skills: { hide: null } });
  if ('faults' in found) throw new Error(JSON.stringify(found.faults));
  const outcome = apply(rules, encounter, found.command);
  const after = outcome.ok ? outcome.encounter.combatants.A : undefined;
  expect(after === undefined ? null : wholeBlock(after).skills).toEqual({ spot: 2 });
  expect(withPatch({ skills: { hide: 4, spot: 2 } }, { skills: { hide: null } }).skills).toEqual({ spot: 2 });
});

test('a name is one line of visible letters, cut off where it is far too long', () => {
  expect(tidyName('  <img src=x onerror=alert(1)> ')).toBe('<img src=x onerror=alert(1)>');
  expect(tidyName('Evil\u202egoblin\u200b\u0007')).toBe('Evil goblin');
  const long = tidyName('ő'.repeat(10_000));
  expect([...long]).toHaveLength(MOST_NAME);
  expect(long.endsWith('…')).toBe(true);
  const { candidates } = readPaste(
    `${'Xyz '.repeat(2000)}\nHit Dice: 3d8+6 (19 hp)\nArmor Class: 15\nAttack: Claw +5 melee (1d6+2)\nAbilities: Str 15, Dex 15, Con 14, Int 6, Wis 10, Cha 8\n`,
  );
  expect((candidates[0]?.name ?? '').length).toBeLessThanOrEqual(MOST_NAME);
  expect(candidates[0]?.block.name).toBe(candidates[0]?.name);
});

test('the board ends with the last square of the picture, a sliver of one not counted', () => {
  const picture = { id: 'a', kind: 'png', width: 1000, height: 620, opacity: 1 } as const;
  expect(boardUnder({ ...picture, left: 0, top: 0, pixelsPerSquare: 100 })).toEqual([10, 7]);
  expect(boardUnder({ ...picture, left: -0.5, top: 0.05, pixelsPerSquare: 62 })).toEqual([16, 10]);
  expect(boardUnder({ ...picture, left: 0, top: 0, pixelsPerSquare: 1 })).toEqual([300, 300]);
});
