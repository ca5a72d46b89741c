import { describe, expect, test } from 'vitest';
import { armorFor, armorIds, speedInArmor } from '../../src/content/armor';
import { itemIds } from '../../src/content/items';
import { naturalWeaponIds } from '../../src/content/natural-weapons';
import { bashOf, shieldFor, shieldIds } from '../../src/content/shields';
import { parseCritical } from '../../src/content/weapon-row';
import { handsNeeded, weaponFor, weaponIds } from '../../src/content/weapons';
import { SIZES } from '../../src/grid/size';

const medium = (id: string) => {
  const weapon = weaponFor(id, 'medium');
  if (weapon === null) throw new Error(`no weapon ${id}`);
  return weapon;
};

describe('weapons', () => {
  test('ids are unique, in kebab-case, and clash with no item, armour or shield', () => {
    const ids = [...weaponIds, ...naturalWeaponIds, ...itemIds, ...armorIds, ...shieldIds];
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('19 simple, 35 martial and 19 exotic ones, splash weapons aside', () => {
    expect(weaponIds.filter((id) => !medium(id).traits.includes('splash'))).toHaveLength(19 + 35 + 19);
  });

  test.each(weaponIds)('%s has dice, a critical and ranges that can be', (id) => {
    for (const size of SIZES) {
      const weapon = weaponFor(id, size);
      expect(weapon?.damage).toMatch(/^(\d+d\d+|[01])$/);
      expect(weapon?.damage === '0').toBe(weapon?.traits.includes('no-damage'));
    }
    const weapon = medium(id);
    expect(weapon.critical.from).toBeGreaterThanOrEqual(18);
    expect(weapon.critical.multiplier).toBeGreaterThanOrEqual(2);
    expect(weapon.thrown && weapon.projectile !== null).toBe(false);
    expect(weapon.rangeFeet !== null).toBe(weapon.thrown || weapon.projectile !== null);
    expect(weapon.handedness === 'ranged').toBe(!weapon.threatens && id !== 'whip');
    expect(weapon.loading !== null).toBe(weapon.projectile === 'crossbow' || id === 'sling');
    if (weapon.damage !== '0' && !weapon.traits.includes('splash')) expect(weapon.types).not.toHaveLength(0);
  });

  test.each([
    ['longsword', 'small', '1d6'],
    ['longsword', 'large', '2d6'],
    ['longsword', 'tiny', '1d4'],
    ['greatclub', 'large', '2d8'],
    ['greatsword', 'large', '3d6'],
    ['greatsword', 'small', '1d10'],
    ['greataxe', 'large', '3d6'],
    ['falchion', 'tiny', '1d4'],
    ['falchion', 'small', '1d6'],
    ['javelin', 'large', '1d8'],
    ['morningstar', 'small', '1d6'],
    ['shortbow', 'small', '1d4'],
    ['unarmed', 'small', '1d2'],
    ['unarmed', 'large', '1d4'],
    ['shuriken', 'small', '1'],
    ['dagger', 'fine', '0'],
    ['greatsword', 'colossal', '8d6'],
    ['alchemists-fire', 'large', '1d6'],
  ] as const)('a %s for a %s wielder deals %s', (id, size, damage) => {
    expect(weaponFor(id, size)?.damage).toBe(damage);
  });

  test('both ends of a double weapon change with size', () => {
    expect(weaponFor('gnome-hooked-hammer', 'small')).toMatchObject({ damage: '1d6', double: '1d4' });
  });

  test('hit points double and halve with size, hardness stays (X-SUN-3)', () => {
    expect(medium('longsword')).toMatchObject({ hardness: 10, hitPoints: 5 });
    expect(medium('short-sword')).toMatchObject({ hardness: 10, hitPoints: 2 });
    expect(medium('greatsword')).toMatchObject({ hardness: 10, hitPoints: 10 });
    expect(medium('longspear')).toMatchObject({ hardness: 5, hitPoints: 10 });
    expect(weaponFor('longsword', 'large')).toMatchObject({ hardness: 10, hitPoints: 10 });
    expect(weaponFor('short-sword', 'tiny')).toMatchObject({ hardness: 10, hitPoints: 1 });
  });

  test('special properties are those of the SRD', () => {
    const having = (trait: string) => weaponIds.filter((id) => medium(id).traits.includes(trait)).sort();
    expect(having('trip')).toEqual(
      [
        'dire-flail',
        'flail',
        'gnome-hooked-hammer',
        'guisarme',
        'halberd',
        'heavy-flail',
        'kama',
        'scythe',
      ].concat(['sickle', 'spiked-chain', 'whip']),
    );
    expect(having('disarm')).toEqual([
      'dire-flail',
      'flail',
      'heavy-flail',
      'nunchaku',
      'ranseur',
      'spiked-chain',
      'whip',
    ]);
    expect(having('brace')).toEqual(['dwarven-urgrosh', 'halberd', 'longspear', 'spear', 'trident']);
    expect(having('finesse')).toEqual(['rapier', 'spiked-chain', 'whip']);
    expect(weaponIds.filter((id) => medium(id).reach === 'reach').sort()).toEqual([
      'glaive',
      'guisarme',
      'lance',
      'longspear',
      'ranseur',
    ]);
    expect(medium('spiked-chain').reach).toBe('reach-and-adjacent');
    expect(medium('whip')).toMatchObject({ reachFeet: 15, threatens: false, nonlethal: true });
    expect(having('prone-shot')).toEqual(
      weaponIds.filter((id) => id.endsWith('crossbow') || id === 'shuriken').sort(),
    );
  });

  test('hands: bows and crossbows two, hand crossbow, sling and thrown weapons one', () => {
    const hands = (id: string) => handsNeeded(medium(id));
    expect(['longbow', 'light-crossbow', 'greatsword', 'longspear'].map(hands)).toEqual([2, 2, 2, 2]);
    expect(['hand-crossbow', 'sling', 'javelin', 'longsword', 'unarmed'].map(hands)).toEqual([1, 1, 1, 1, 1]);
  });

  test('a name the SRD does not have gives null', () => {
    expect(weaponFor('chainsaw', 'medium')).toBeNull();
  });

  test.each([
    ['19-20/x2', { from: 19, multiplier: 2 }],
    ['20/x3', { from: 20, multiplier: 3 }],
    ['x4', { from: 20, multiplier: 4 }],
    ['often', null],
    ['21-20/x2', null],
  ])('critical %s', (text, critical) => {
    expect(parseCritical(text)).toEqual(critical);
  });
});

describe('armour and shields', () => {
  test.each([
    ['padded', 1, 8, 0, 'light'],
    ['chain-shirt', 4, 4, -2, 'light'],
    ['chainmail', 5, 2, -5, 'medium'],
    ['breastplate', 5, 3, -4, 'medium'],
    ['full-plate', 8, 1, -6, 'heavy'],
  ])('%s', (id, bonus, maxDexterity, checkPenalty, kind) => {
    expect(armorFor(id)).toMatchObject({ id, bonus, maxDexterity, checkPenalty, kind });
  });

  test('all twelve armours and six shields of the SRD', () => {
    expect(armorIds).toHaveLength(12);
    expect(shieldIds).toHaveLength(6);
    expect(armorFor('mithral')).toBeNull();
    expect(shieldFor('mithral')).toBeNull();
  });

  test('only the buckler leaves the hand free; what bashes is a weapon', () => {
    expect(shieldIds.filter((id) => shieldFor(id)?.fillsHand === false)).toEqual(['buckler']);
    expect(shieldIds.filter((id) => bashOf(id) === null)).toEqual(['buckler', 'tower-shield']);
    for (const id of shieldIds) {
      const bash = bashOf(id);
      if (bash !== null) expect(medium(bash).traits).toContain('shield');
    }
  });

  test('a bash strikes with the hit points of its shield (X-SUN-3)', () => {
    expect(shieldFor('heavy-steel-shield')).toMatchObject({ hardness: 10, hitPoints: 20, bonus: 2 });
    expect(shieldFor('light-wooden-shield')).toMatchObject({ hardness: 5, hitPoints: 7, bonus: 1 });
  });

  test('medium and heavy armour slow', () => {
    const slowed = [20, 30, 40, 50, 60, 70, 80, 90, 100].map((feet) => speedInArmor(feet, 'heavy'));
    expect(slowed).toEqual([15, 20, 30, 35, 40, 50, 55, 60, 70]);
    expect(speedInArmor(30, 'light')).toBe(30);
  });
});
