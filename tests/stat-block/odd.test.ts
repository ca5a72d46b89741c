import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readNotation } from '../../src/notation/read-notation';
import type { Read } from '../../src/stat-block/creature';
import { StatBlockError } from '../../src/stat-block/problem';
import { missing } from '../../src/stat-block/read-creature';
import { readStatBlock } from '../../src/stat-block/read-stat-block';
import { writeStatBlock } from '../../src/stat-block/write-stat-block';

const own = (file: string): string => readFileSync(new URL(`./own/${file}`, import.meta.url), 'utf8');
const first = (paste: string): Read => {
  const read = readStatBlock(paste).creatures[0];
  if (read === undefined) throw new Error('nothing read');
  return read;
};
function faultOf(paste: string): string | null {
  try {
    readStatBlock(paste);
    return null;
  } catch (error) {
    if (error instanceof StatBlockError) return error.code;
    throw error;
  }
}

describe('what is no stat block', () => {
  const novel =
    'It was a dark night; the rain fell in torrents, and the wind (for it is in London that our scene lies) rattled. '.repeat(
      500,
    );
  test.each([
    ['nothing', '', 'empty'],
    ['blanks', ' \n\u00a0\n', 'empty'],
    ['a picture', '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR', 'binary'],
    ['a megabyte', 'Hit Dice: 4d8 (18 hp)\n'.repeat(50_000), 'too-long'],
    ['a novel', novel, 'no-stat-block'],
    ['deep HTML', '<div>'.repeat(15_000), 'no-stat-block'],
    ['scripts without an end', '<script>'.repeat(10_000), 'no-stat-block'],
    ['brackets', '('.repeat(60_000), 'no-stat-block'],
    ['bars', '| - '.repeat(15_000), 'no-stat-block'],
    ['cells without end', '|'.repeat(90_000), 'no-stat-block'],
    ['lines of a blank', ' \n'.repeat(45_000).concat('x'), 'no-stat-block'],
    ['words', 'Hit Dice: '.concat(' and '.repeat(18_000)), 'no-stat-block'],
    ['plus signs', `Attack: ${'+1/'.repeat(20_000)}`, 'no-stat-block'],
    ['spaces', `Hit Dice:${' '.repeat(90_000)}x`, 'no-stat-block'],
    ['keys', '{"name": "ogre", "hp": 29}', 'no-stat-block'],
  ])('%s: a fault, and fast', (_what, paste, code) => {
    const start = performance.now();
    expect(faultOf(paste)).toBe(code);
    expect(performance.now() - start).toBeLessThan(5000);
  });
  test('many labels end fast too', () => {
    const start = performance.now();
    readStatBlock(
      'Hit Dice: 4d8 (18 hp)\nArmor Class: 14\nFull Attack: 2 claws +4 melee (1d6) and bite +2 melee (1d4)\n'.repeat(
        250,
      ),
    );
    readStatBlock(`AC 14\nhp 3 (1 HD)\nMelee ${'bite +1 (1d4) and '.repeat(1500)}`);
    expect(performance.now() - start).toBeLessThan(8000);
  });
});

describe('what was not understood', () => {
  test('an attack that cannot be read is told with its text, never guessed', () => {
    const { problems, creature } = first(own('17-incomplete.txt'));
    expect(problems).toContainEqual({ code: 'attack-unread', with: { text: 'the thing hits you hard' } });
    expect(creature.fullAttack?.flat()).toHaveLength(1);
  });
  test('what is missing is named', () => {
    expect(missing(first(own('17-incomplete.txt')).creature)).toEqual(['ac']);
    expect(missing(first('Hit Dice: 2d8 (9 hp)\nAbilities: Str 3\nInitiative: +1').creature)).toEqual([
      'name',
      'ac',
      'attacks',
    ]);
    expect(missing(first(own('12-toad.txt')).creature)).toEqual([]);
  });
  test('sentences below a block are no figures', () => {
    const { fields, creature } = first(own('01-marilith.txt'));
    expect(creature.skills.Bluff).toBe(26);
    expect(fields.filter(({ state }) => state === 'unread').map(({ text }) => text.slice(0, 10))).toContain(
      'A marilith',
    );
  });
  test('sums that do not fit are told', () => {
    const paste =
      'Thing\nMedium Ooze\nHit Dice: 2d8 (9 hp)\nArmor Class: 16 (+1 Dex, +3 natural), touch 11\nAttack: Slam +1 melee (1d4)';
    expect(first(paste).problems).toContainEqual({ code: 'ac-sum', with: { sum: 14, total: 16 } });
  });
});

describe('fields', () => {
  test('know where they stood in the paste', () => {
    const paste = own('02-balor.html');
    const field = first(paste).fields.find(({ label }) => label === 'armor-class');
    expect(paste.slice(field?.span.from, field?.span.to)).toMatch(/^Armor Class:.*flat-footed 28$/s);
    const name = first(paste).fields.find(({ label }) => label === 'name');
    expect(paste.slice(name?.span.from, name?.span.to)).toBe('Balor');
  });
  test('never reach over the paste, and lie in order of their text', () => {
    for (const file of [
      '04-kraken-pdf.txt',
      '05-ghoul-ghast.md',
      '07-two-inline.txt',
      '08-knight-book.txt',
    ]) {
      const paste = own(file);
      for (const { fields } of readStatBlock(paste).creatures)
        for (const { span } of fields)
          expect(0 <= span.from && span.from < span.to && span.to <= paste.length).toBe(true);
    }
  });
});

describe('names that are no usual names', () => {
  const paste = (name: string) => `${name}
Medium Humanoid (${name})
Hit Dice: 1d8+1 (5 hp)
Initiative: +1
Speed: 30 ft. (6 squares)
Armor Class: 15 (+1 Dex, +4 ${name}), touch 12, flat-footed 14
Base Attack/Grapple: +1/+2
Full Attack: ${name} +2 melee (1d6 plus ${name}) or 2 ${name} +3 ranged (1d4)
Space/Reach: 5 ft./5 ft. (10 ft. with ${name})
Special Qualities: ${name}
Saves: Fort +3, Ref +1, Will -1
Abilities: Str 11, Dex 13, Con 12, Int 10, Wis 9, Cha 6
Skills: ${name} +5, Hide +2
Feats: ${name}
Challenge Rating: 1/3`;
  test.each(['constructor', 'toString', 'hasOwnProperty', 'Élőlény', 'Гоблин', '影'])(
    '%s: is kept, and the combatant is sound',
    (name) => {
      const reading = readStatBlock(paste(name));
      const [read] = reading.creatures;
      expect(read?.creature.name).toBe(name);
      expect(read?.creature.fullAttack?.flat().map((it) => it.bonuses[0])).toEqual([2, 3]);
      expect(JSON.stringify(read)).not.toContain('native code');
      if (/^\p{L}+$/u.test(name)) expect(read?.creature.skills[name]).toBe(5);
      const [document] = readNotation(writeStatBlock(reading).yaml);
      expect(document?.block.combatants?.['A']?.name).toBe(name);
    },
  );
  test.each(['😀', '<script>alert(1)</script>', '\u202egoblin', '"; drop table', '`x`'])(
    '%s: is read and sound',
    (name) => {
      const reading = readStatBlock(paste(name));
      expect(reading.creatures[0]?.creature.hp).toBe(5);
      expect(readNotation(writeStatBlock(reading).yaml)).toHaveLength(1);
    },
  );
});
