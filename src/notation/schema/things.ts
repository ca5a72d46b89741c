import { z } from 'zod';
import type { Armor, GroundItem, Inventory, Item, Shield, Weapon } from '../../engine/state';
import type { Square } from '../../grid/square';

// The shapes of the state itself, as they stand under `running`. Each must fit the engine's type, or this does not compile.

const int = z.int();
const texts = z.array(z.string());

export const place = z.strictObject({ x: int, y: int }) satisfies z.ZodType<Square>;

export const weaponState = z.strictObject({
  id: z.string(),
  handedness: z.enum(['unarmed', 'light', 'one-handed', 'two-handed', 'ranged']),
  damage: z.string(),
  types: z.array(z.enum(['slashing', 'piercing', 'bludgeoning'])),
  critical: z.strictObject({ from: int, multiplier: int }),
  rangeFeet: int.nullable(),
  thrown: z.boolean(),
  projectile: z.enum(['bow', 'composite', 'crossbow', 'sling']).nullable(),
  strengthRating: int.nullable(),
  reach: z.enum(['none', 'reach', 'reach-and-adjacent']),
  reachFeet: int.nullable(),
  threatens: z.boolean(),
  nonlethal: z.boolean(),
  double: z.string().nullable(),
  extra: z.string().nullable(),
  enhancement: int,
  loading: z.enum(['move', 'full-round']).nullable(),
  natural: z.strictObject({ secondary: z.boolean(), count: int, reachFeet: int.nullable() }).nullable(),
  traits: texts,
  hardness: int,
  hitPoints: int,
}) satisfies z.ZodType<Weapon>;

export const armorState = z.strictObject({
  id: z.string(),
  bonus: int,
  maxDexterity: int.nullable(),
  kind: z.enum(['light', 'medium', 'heavy']),
  checkPenalty: int,
  enhancement: int,
}) satisfies z.ZodType<Armor>;

const shieldState = z.strictObject({
  id: z.string(),
  bonus: int,
  checkPenalty: int,
  enhancement: int,
  fillsHand: z.boolean(),
  maxDexterity: int.exactOptional(),
  hardness: int,
  hitPoints: int,
}) satisfies z.ZodType<Shield>;

const item = z.strictObject({
  name: z.string(),
  weapon: weaponState.nullable(),
  loaded: z.boolean(),
  damage: int,
  shield: shieldState.exactOptional(),
}) satisfies z.ZodType<Item>;

export const inventory = z.strictObject({
  hands: z.array(z.strictObject({ item, hands: z.union([z.literal(1), z.literal(2)]) })),
  carried: z.array(item),
  stowed: z.array(item),
  worn: z.array(item),
  shield: z.strictObject({ shield: shieldState, ready: z.boolean(), damage: int }).nullable(),
}) satisfies z.ZodType<Inventory>;

export const groundItem = z.strictObject({ item, at: place }) satisfies z.ZodType<GroundItem>;
