import { naturalWeapon } from '../../content/natural-weapons';
import { parseCritical } from '../../content/weapon-row';
import { weaponFor } from '../../content/weapons';
import type { DamageType, Weapon } from '../../engine/state';
import type { Size } from '../../grid/size';
import type { NaturalBlock, WeaponBlock } from '../schema/equipment';

const ORDINARY = { from: 20, multiplier: 2 };
const THROWN_FEET = 10;

/** A weapon of nobody's table: a one-handed one that is neither thrown nor shot. */
const plain = (id: string): Weapon => ({
  id,
  handedness: 'one-handed',
  damage: '0',
  types: [],
  critical: ORDINARY,
  rangeFeet: null,
  thrown: false,
  projectile: null,
  strengthRating: null,
  reach: 'none',
  reachFeet: null,
  threatens: true,
  nonlethal: false,
  double: null,
  extra: null,
  enhancement: 0,
  loading: null,
  natural: null,
  traits: [],
  hardness: 10,
  hitPoints: 5,
});

/** A weapon in full: the SRD weapon of its name for a wielder of `size`, if there is one, with what the block says instead. Dice stand as they are. */
export function weaponOf(block: WeaponBlock, size: Size): Weapon {
  const weapon = ofKind(weaponFor(block.name, size) ?? plain(block.name), block);
  return {
    ...weapon,
    damage: block.damage ?? weapon.damage,
    types: block.type === undefined ? weapon.types : list(block.type),
    critical: (block.crit === undefined ? null : parseCritical(block.crit)) ?? weapon.critical,
    rangeFeet: block.range ?? weapon.rangeFeet,
    reach: block.reach === undefined ? weapon.reach : block.reach ? keptReach(weapon) : 'none',
    nonlethal: block.nonlethal ?? weapon.nonlethal,
    double: block.double ?? weapon.double,
    extra: block.extra ?? weapon.extra,
    enhancement: block.enhancement ?? weapon.enhancement,
    strengthRating: block.strength ?? weapon.strengthRating,
    hardness: block.hardness ?? weapon.hardness,
    hitPoints: block.hp ?? weapon.hitPoints,
    traits: block.masterwork === true ? [...weapon.traits, 'masterwork'] : weapon.traits,
  };
}

const keptReach = ({ reach }: Weapon): Weapon['reach'] => (reach === 'none' ? 'reach' : reach);
const list = (types: DamageType | readonly DamageType[]): readonly DamageType[] =>
  typeof types === 'string' ? [types] : types;

/** `ranged` is shot, `thrown` is a hand weapon that also flies; the other kinds say how it is held. */
function ofKind(weapon: Weapon, { kind, strength }: WeaponBlock): Weapon {
  if (kind === undefined) return weapon;
  if (kind === 'thrown') return { ...weapon, thrown: true, rangeFeet: weapon.rangeFeet ?? THROWN_FEET };
  if (kind !== 'ranged')
    return { ...weapon, handedness: kind, threatens: weapon.handedness === 'ranged' || weapon.threatens };
  const projectile =
    weapon.projectile ?? (weapon.thrown ? null : strength === undefined ? 'bow' : 'composite');
  return { ...weapon, handedness: 'ranged', threatens: false, projectile };
}

/** A natural weapon; its dice are for the creature's size already. */
export function naturalOf(block: NaturalBlock): Weapon {
  const { type, ...rest } = block;
  const weapon = naturalWeapon(rest);
  return {
    ...weapon,
    types: type === undefined ? weapon.types : list(type),
  };
}
