import { z } from 'zod';
import {
  ABILITIES,
  type Answer,
  type Combatant,
  type Decision,
  type Dice,
  type EffectInstance,
  type Frame,
  MODIFIER_TYPES,
  MOVEMENT_MODES,
  type Sheet,
  type Spell,
  type Turn,
} from '../../engine/state';
import { type Board, TERRAIN_FEATURES } from '../../grid/board';
import { SHAPES, SIZES } from '../../grid/size';
import { armorState, inventory, place, weaponState } from './things';

const int = z.int();
const texts = z.array(z.string());
const jsonRecord = z.record(z.string(), z.json());

const spellState = z.strictObject({
  name: z.string(),
  level: int,
  time: z.string(),
  components: z.array(z.enum(['V', 'S', 'M', 'F', 'DF', 'XP'])),
  touch: z.enum(['melee', 'ranged']).nullable(),
  damage: z.string().nullable(),
  heal: z.string().nullable(),
  save: z.string().nullable(),
  dc: int.nullable(),
  area: z.string().nullable(),
  rangeFeet: int.nullable(),
  duration: z.string().nullable(),
  spellResistance: z.boolean(),
  metamagic: z.boolean(),
  count: int.nullable(),
}) satisfies z.ZodType<Spell>;

export const sheet = z.strictObject({
  name: z.string(),
  creature: z.string().nullable(),
  race: z.string().nullable(),
  size: z.enum(SIZES),
  shape: z.enum(SHAPES),
  reachFeet: int.nullable(),
  speeds: z.partialRecord(z.enum(MOVEMENT_MODES), int),
  level: int,
  casterLevel: int,
  baseAttackBonus: int,
  abilities: z.record(z.enum(ABILITIES), int.nullable()),
  hitPoints: int,
  armor: armorState.nullable(),
  armorClass: z.partialRecord(z.enum(MODIFIER_TYPES), int),
  saves: z.strictObject({ fortitude: int, reflex: int, will: int }),
  skills: z.record(z.string(), int),
  initiative: int.nullable(),
  feats: texts,
  traits: texts,
  natural: z.array(weaponState),
  spells: z.array(spellState),
  damageReduction: z.strictObject({ amount: int, bypass: z.string() }).nullable(),
  resistances: z.record(z.string(), int),
  spellResistance: int.nullable(),
  notes: texts.exactOptional(),
}) satisfies z.ZodType<Sheet>;

const ending = z
  .discriminatedUnion('when', [
    z.strictObject({ when: z.enum(['turn-start', 'turn-end']), of: z.string(), round: int }),
    z.strictObject({ when: z.literal('count'), count: int, of: z.string().exactOptional(), round: int }),
  ])
  .nullable();
const effectInstance = z.strictObject({
  uid: int,
  id: z.string(),
  by: z.string().nullable(),
  ends: ending,
  data: jsonRecord,
}) satisfies z.ZodType<EffectInstance>;

const slot = z.strictObject({
  penalty: int,
  hand: z.enum(['main', 'off', 'any']),
  weapon: z.string().nullable(),
});
export const turn = z.strictObject({
  standard: z.boolean(),
  move: z.boolean(),
  swift: z.boolean(),
  fiveFootStep: z.boolean(),
  actions: int,
  movedFeet: int,
  fullAttack: z.strictObject({ remaining: z.array(slot), twoWeapons: z.boolean(), made: int }).nullable(),
  opportunities: int,
  provokedByMoving: texts,
  sawAtStart: texts,
  marks: jsonRecord,
}) satisfies z.ZodType<Turn>;

/** A combatant but for its sheet and turn, which are told key by key. */
export const combatantState = z.strictObject({
  side: z.string(),
  controller: z.string(),
  hidden: z.boolean(),
  at: place,
  damage: int,
  nonlethal: int,
  temporary: int,
  effects: z.array(effectInstance),
  inventory,
  initiative: z.strictObject({ total: int, modifier: int, ties: z.array(int) }).nullable(),
  aware: z.boolean(),
  acted: z.boolean(),
  rides: z.string().nullable(),
  memory: jsonRecord,
  reactions: z.record(z.string(), z.enum(['ask', 'always', 'never'])),
}) satisfies z.ZodType<Omit<Combatant, 'id' | 'sheet' | 'turn'>>;

const answer = z.strictObject({
  decision: int,
  by: z.string(),
  kind: z.string(),
  about: jsonRecord,
  choice: z.object({ answer: z.string() }).catchall(z.json()),
}) satisfies z.ZodType<Answer>;
export const frame = z.strictObject({
  id: int,
  parent: int.nullable(),
  action: z.string(),
  step: z.string(),
  actor: z.string(),
  args: jsonRecord,
  memo: jsonRecord,
  answer: answer.nullable(),
}) satisfies z.ZodType<Frame>;
export const decision = z.strictObject({
  id: int,
  frame: int,
  by: z.string(),
  kind: z.string(),
  on: z.string().nullable(),
  because: z.string(),
  options: texts,
  about: jsonRecord,
}) satisfies z.ZodType<Decision>;
export const dice = z.strictObject({
  mode: z.enum(['generated', 'entered']),
  state: z.string(),
  queued: z.record(z.string(), z.array(int)),
}) satisfies z.ZodType<Dice>;

const wall = z.strictObject({ x1: z.number(), y1: z.number(), x2: z.number(), y2: z.number() });
const door = z.union([
  z.strictObject({ wall, open: z.boolean() }),
  z.strictObject({ square: place, open: z.boolean() }),
]);
export const board = z.strictObject({
  columns: int,
  rows: int,
  terrain: z.record(z.templateLiteral([z.number(), ',', z.number()]), z.array(z.enum(TERRAIN_FEATURES))),
  walls: z.array(wall),
  lowWalls: z.array(wall),
  doors: z.array(door),
}) satisfies z.ZodType<Board>;
