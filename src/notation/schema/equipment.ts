import { z } from 'zod';
import type { DamageType } from '../../engine/state';
import {
  choose,
  count,
  type DeepReadonly,
  dice,
  feet,
  flag,
  fromOne,
  id,
  isRecord,
  name,
  saying,
  whole,
} from './kinds';

const DAMAGE_TYPES = ['slashing', 'piercing', 'bludgeoning'] as const satisfies readonly DamageType[];
export const WEAPON_KINDS = ['light', 'one-handed', 'two-handed', 'ranged', 'thrown'] as const;

const critical = z
  .string(saying('critical'))
  .regex(/^([1-9]|1\d|20)(-20)?\/x[2-9]$|^x[2-9]$/, saying('critical'));
/** `slashing`, or a list: a morningstar is bludgeoning and piercing. */
const damageTypes = choose<DamageType | readonly DamageType[]>((input) =>
  Array.isArray(input) ? z.array(z.enum(DAMAGE_TYPES)) : z.enum(DAMAGE_TYPES),
);

export const weaponObject = z.strictObject(
  {
    name,
    damage: dice.exactOptional(),
    crit: critical.exactOptional(),
    reach: flag.exactOptional(),
    kind: z.enum(WEAPON_KINDS).exactOptional(),
    range: feet.exactOptional(),
    type: damageTypes.exactOptional(),
    enhancement: whole.exactOptional(),
    masterwork: flag.exactOptional(),
    strength: whole.exactOptional(),
    double: dice.exactOptional(),
    extra: dice.exactOptional(),
    nonlethal: flag.exactOptional(),
    hardness: count.exactOptional(),
    hp: fromOne.exactOptional(),
  },
  saying('weapon'),
);
export type WeaponBlock = DeepReadonly<z.infer<typeof weaponObject>>;

/** A weapon or thing by name (in `hands` also `longsword/2`), or a weapon in full. */
export const thing = choose<string | WeaponBlock>((input) => (isRecord(input) ? weaponObject : nameOfThing));
const nameOfThing = z.string(saying('weapon')).regex(/\S/, saying('weapon'));
export const things = z.array(thing, saying('list'));
export type Thing = string | WeaponBlock;

export const natural = z.strictObject(
  {
    name: id,
    damage: dice,
    count: fromOne.exactOptional(),
    secondary: flag.exactOptional(),
    touch: flag.exactOptional(),
    reach: feet.exactOptional(),
    crit: critical.exactOptional(),
    type: damageTypes.exactOptional(),
    extra: dice.exactOptional(),
  },
  saying('record'),
);
export type NaturalBlock = DeepReadonly<z.infer<typeof natural>>;

const armorObject = z.strictObject(
  {
    name: id.exactOptional(),
    bonus: whole.exactOptional(),
    maxDex: whole.nullable().exactOptional(),
    kind: z.enum(['light', 'medium', 'heavy']).exactOptional(),
    checkPenalty: whole.exactOptional(),
    enhancement: whole.exactOptional(),
  },
  saying('armor'),
);
const armorName = z.string(saying('armor'));
/** `none` takes off what the creature of the bestiary wears. */
export const armor = choose<string | z.infer<typeof armorObject>>((input) =>
  isRecord(input) ? armorObject : armorName,
);
export type ArmorBlock = string | Readonly<z.infer<typeof armorObject>>;

const shieldObject = z.strictObject(
  {
    name: id.exactOptional(),
    bonus: whole.exactOptional(),
    checkPenalty: whole.exactOptional(),
    enhancement: whole.exactOptional(),
    hardness: count.exactOptional(),
    hp: fromOne.exactOptional(),
  },
  saying('shield'),
);
const shieldName = z.string(saying('shield'));
export const shield = choose<string | z.infer<typeof shieldObject>>((input) =>
  isRecord(input) ? shieldObject : shieldName,
);
export type ShieldBlock = string | Readonly<z.infer<typeof shieldObject>>;
