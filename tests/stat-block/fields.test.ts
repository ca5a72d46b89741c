import { describe, expect, test } from 'vitest';
import { armorClass } from '../../src/stat-block/fields/armor-class';
import { attacks } from '../../src/stat-block/fields/attacks';
import { baseAttack } from '../../src/stat-block/fields/base-attack';
import { challenge } from '../../src/stat-block/fields/challenge';
import { defences } from '../../src/stat-block/fields/defences';
import { hitDice, hitPoints, hitPointsEach } from '../../src/stat-block/fields/hit-dice';
import { feats, items } from '../../src/stat-block/fields/lists';
import { besideSaves, saves } from '../../src/stat-block/fields/scores';
import { besideReach, spaceReach } from '../../src/stat-block/fields/space-reach';
import { besideSpeeds, speeds } from '../../src/stat-block/fields/speed';
import { kindOf } from '../../src/stat-block/shapes/heading';
import { normalise } from '../../src/stat-block/text/normalise';
import { hit, shot } from './blocks/block';

const line = (text: string): string => normalise(text).text;
const EDGE = { crit: [19, 2] as const };

describe('a line of attacks', () => {
  test.each([
    [
      'both ends of a weapon',
      'Two-bladed sword +8/+8/+3 melee (1d8+5/19–20 and 1d8+3/19–20)',
      [[hit('two-bladed sword', [8, 3], '1d8+5', EDGE), hit('two-bladed sword', [8], '1d8+3', EDGE)]],
    ],
    [
      'ends apart by a slash',
      'Quarterstaff +4/+4 melee (1d6+2/1d6+1)',
      [[hit('quarterstaff', [4], '1d6+2'), hit('quarterstaff', [4], '1d6+1')]],
    ],
    ['no space before the bonus', 'longsword+6 melee(1d8+3/19-20)', [[hit('longsword', [6], '1d8+3', EDGE)]]],
    ['no parentheses', 'longsword +6 melee 1d8+3/19-20', [[hit('longsword', [6], '1d8+3', EDGE)]]],
    ['damage before the bonus', 'Longsword (1d8+3/19-20) +6 melee', [[hit('longsword', [6], '1d8+3', EDGE)]]],
    [
      'modes before the weapon',
      'Melee: longsword +6 (1d8+3/19-20); Ranged: longbow +4 (1d8/x3)',
      [[hit('longsword', [6], '1d8+3', EDGE)], [shot('longbow', [4], '1d8', { crit: [20, 3] })]],
    ],
    [
      'a touch named by its mode',
      'Melee touch +3 (1d6 negative energy)',
      [[hit('touch', [3], '1d6', { touch: true, damageType: 'negative energy' })]],
    ],
    ['thrown', 'dagger +5 thrown (1d4+3/19-20)', [[shot('dagger', [5], '1d4+3', EDGE)]]],
    [
      '"crit" before the range',
      'short sword +1 melee (1d6/crit 19-20)',
      [[hit('short sword', [1], '1d6', EDGE)]],
    ],
    [
      'an effect behind a slash',
      'Bite +9 melee (1d4+1/poison)',
      [[hit('bite', [9], '1d4+1', { plus: [{ effect: 'poison' }] })]],
    ],
    [
      'dice added with a sign',
      'Longsword +6 melee (2d6+1d6 fire)',
      [[hit('longsword', [6], '2d6', { plus: [{ dice: '1d6', type: 'fire' }] })]],
    ],
    [
      'a kind in brackets',
      'Unarmed strike +5 melee (1d6+2 [nonlethal])',
      [[hit('unarmed strike', [5], '1d6+2', { damageType: 'nonlethal' })]],
    ],
    [
      'a range behind what is added',
      '+1 flaming longsword +9/+4 melee (1d8+4 plus 1d6 fire/19–20)',
      [[hit('+1 flaming longsword', [9, 4], '1d8+4', { ...EDGE, plus: [{ dice: '1d6', type: 'fire' }] })]],
    ],
    ['how many, behind the name', 'Claw (×2) +5 melee (1d4+2)', [[hit('claw', [5], '1d4+2', { count: 2 })]]],
    ['how many, in parentheses', 'claws (2) +5 melee (1d4+2)', [[hit('claw', [5], '1d4+2', { count: 2 })]]],
    ['how many, at the end', 'claw +5 melee (1d4+2) x2', [[hit('claw', [5], '1d4+2', { count: 2 })]]],
    [
      '"each" behind the damage',
      '2 claws +2 melee (1d4+2 each)',
      [[hit('claw', [2], '1d4+2', { count: 2 })]],
    ],
    ['words with "of"', 'flurry of blows +5/+5 melee (1d8+2)', [[hit('flurry of blows', [5, 5], '1d8+2')]]],
  ])('%s', (_what, text, expected) => expect(attacks(line(text)).attacks).toEqual(expected));

  test.each([
    [
      'a range increment',
      'light hammer +7 ranged (1d4+3, 20 ft.)',
      { code: 'extra-left-out', with: { text: '20 ft.' } },
    ],
    [
      'dice of a critical hit',
      'Claw +84 melee (6d6+30/19-20/+2d6)',
      { code: 'extra-left-out', with: { text: '/+2d6' } },
    ],
    ['an attack without damage', 'Web +6 ranged', { code: 'no-damage', with: { text: 'Web +6 ranged' } }],
    [
      'two attacks that nothing divides',
      'falchion +4 melee (2d4+4/18-20)/javelin +1 ranged (1d6+3)',
      { code: 'attack-unread', with: { text: 'falchion +4 melee (2d4+4/18-20)/javelin +1 ranged (1d6+3)' } },
    ],
    [
      'two hands of bonuses that differ',
      'Double axe +9/+4 melee (1d8+3/1d8+1)',
      { code: 'attack-unread', with: { text: 'Double axe +9/+4 melee (1d8+3/1d8+1)' } },
    ],
  ])('tells of %s', (_what, text, expected) => expect(attacks(line(text)).problems).toEqual([expected]));

  test('a bow that says nothing of its mode is no melee weapon because a slam stands before it', () =>
    expect(attacks('Slam +6 (1d8+4) or sling +3 (1d4+1)').attacks).toEqual([
      [hit('slam', [6], '1d8+4')],
      [shot('sling', [3], '1d4+1')],
    ]));
});

describe('figures', () => {
  test.each([
    ['2 1/2 ft./0 ft.', { space: 2.5, reach: 0, reachWith: {} }],
    ['2½ ft. / 0 ft.', { space: 2.5, reach: 0, reachWith: {} }],
    ['10 ft. × 20 ft./5 ft. (10-ft. reach with tongue)', { space: 10, reach: 5, reachWith: { tongue: 10 } }],
  ])('space and reach %s', (text, expected) => expect(spaceReach(line(text))).toEqual(expected));
  test('a reach that is said in other words is told', () =>
    expect(besideReach('20 ft./15 ft. (claws 20 ft.)')).toEqual(['claws 20 ft.']));

  test.each([
    ['6, 5, 4', 6, [6, 5, 4]],
    ['12,11', 12, [12, 11]],
    ['22 and 19', 22, [22, 19]],
    ['1,045', 1045, []],
    ['45 (6d8+18)', 45, []],
    ['16 each', 16, []],
  ])('hit points %s', (text, first, each) => {
    expect(hitPoints(text)).toBe(first);
    expect(hitPointsEach(text)).toEqual(each);
  });
  test('hit dice in thousands', () =>
    expect(hitDice('120d12+3,000 (4,440 hp)')).toEqual({ dice: [{ count: 120, die: 12 }], bonus: 3000 }));

  test.each([
    [
      'DR 20/+6 and 10/—, SR 70',
      [
        [20, '+6'],
        [10, '—'],
      ],
      70,
    ],
    [
      'Damage reduction 10/lawful, 5/adamantine; 3/day darkness',
      [
        [10, 'lawful'],
        [5, 'adamantine'],
      ],
      null,
    ],
    ['damage reduction 10/good or silver, spell resistance (18)', [[10, 'good or silver']], 18],
  ])('%s', (text, reductions, resistance) =>
    expect(defences([line(text)])).toMatchObject({
      damageReduction: reductions.map(([amount, bypass]) => ({ amount, bypass })),
      spellResistance: resistance,
    }),
  );

  test('saves by their first letter, and what is said beside them', () => {
    expect(saves('F +6, R +0, W –'.replace('–', '—'))).toEqual({ fort: 6, ref: 0, will: null });
    expect(besideSaves('Fort +10 (+14 vs. poison), Ref +5, Will +7; +2 against spells')).toBe(
      '(+14 vs. poison); +2 against spells',
    );
    expect(besideSaves('Fort +10, Ref +5, Will +7')).toBeNull();
  });
  test('speeds of another form are told', () => {
    const text = '15 ft. (3 squares), 30 ft. in bat form, fly 40 feet (good)';
    const read = speeds(text);
    expect(read).toEqual({ land: 15, fly: { feet: 40, maneuverability: 'good' } });
    expect(besideSpeeds(text, read ?? {})).toEqual(['30 ft. in bat form']);
  });
  test('a speed in armour that stands behind in parentheses is told', () => {
    const text = '40 ft. (30 ft. in chainmail), fly 60 ft. (avg.)';
    const read = speeds(text);
    expect(read).toEqual({ land: 40, fly: { feet: 60, maneuverability: 'average' } });
    expect(besideSpeeds(text, read ?? {})).toEqual(['30 ft. in chainmail']);
  });
  test('both modes at one bonus are told', () =>
    expect(attacks('javelin +3 melee/ranged (1d6+2)').problems).toEqual([
      { code: 'extra-left-out', with: { text: 'melee/ranged' } },
    ]));
  test('a grapple or rating of a case of its own is told', () => {
    expect(baseAttack('+9/+17 or +13').problems).toHaveLength(1);
    expect(challenge('4 (5 with irresistible dance)')).toMatchObject({
      cr: 4,
      problems: [{ code: 'cr-cases' }],
    });
    expect(challenge('1/2').problems).toEqual([]);
  });
  test.each([
    [
      '15 (+5 natural) or 17 (+5 natural, +2 shield), touch 10, flat-footed 15 or 17',
      [15, 10, 15],
      [17, 10, 17],
    ],
    [
      '19 (+9 natural), touch 10, flat-footed 19, or 21 (+9 natural, +2 deflection), touch 12, flat-footed 21',
      [19, 10, 19],
      [21, 12, 21],
    ],
  ])('Armor Class %s', (text, own, other) => {
    const of = (ac: object | undefined) =>
      ac && Object.values({ ...{ total: 0, touch: 0, flatFooted: 0 }, ...ac }).slice(0, 3);
    const read = armorClass(text);
    expect(of(read?.ac)).toEqual(own);
    expect(of(read?.ac.alternatives?.[0])).toEqual(other);
    expect(read?.problems).toEqual([]);
  });
  test('an Armor Class of a case, and parts that only a sign parts', () => {
    expect(
      armorClass('15 (+1 Dex, +4 natural), touch 11, flat-footed 14 (18 with shield)')?.problems,
    ).toEqual([{ code: 'extra-left-out', with: { text: '18 with shield' } }]);
    expect(armorClass('19 (-1 size +2 Dex, +4 +1 hide armor +4 natural)')?.ac.parts).toEqual([
      { bonus: -1, of: 'size' },
      { bonus: 2, of: 'Dex' },
      { bonus: 4, of: '+1 hide armor' },
      { bonus: 4, of: 'natural' },
    ]);
  });
  test('feats without any mark of a bonus feat', () =>
    expect(feats(items(normalise('Combat Reflexes (b), *Track, Multiattack b, Weapon FinesseB.')))).toEqual([
      'Combat Reflexes',
      'Track',
      'Multiattack',
      'Weapon Finesse',
    ]));
  test('a template behind size and type', () =>
    expect(kindOf('Medium Humanoid (Dwarf), Half-Celestial')).toMatchObject({
      size: 'Medium',
      subtypes: ['Dwarf'],
    }));
});
