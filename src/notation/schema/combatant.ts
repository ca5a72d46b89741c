import { z } from 'zod';
import { RACE_NAMES } from '../../content/stat-block';
import { ABILITIES, MODIFIER_TYPES, MOVEMENT_MODES, type MovementMode } from '../../engine/state';
import { SHAPES, SIZES } from '../../grid/size';
import { armor, natural, shield, things } from './equipment';
import {
  choose,
  count,
  type DeepReadonly,
  feet,
  flag,
  fromOne,
  id,
  isRecord,
  key,
  name,
  saying,
  square,
  text,
  whole,
} from './kinds';
import { spell, spellObject } from './spell';

export const byType = z.partialRecord(z.enum(MODIFIER_TYPES), whole, saying('record'));
export type SpeedBlock = number | Readonly<Partial<Record<MovementMode, number>>>;
const speeds = z.partialRecord(z.enum(MOVEMENT_MODES), feet, saying('speed'));
export const hitPoints = z.strictObject(
  {
    max: fromOne.exactOptional(),
    now: whole.exactOptional(),
    temporary: count.exactOptional(),
    nonlethal: count.exactOptional(),
  },
  saying('hit-points'),
);
export type HitPointsBlock = number | Readonly<z.infer<typeof hitPoints>>;
const damageReduction = z.string(saying('damage-reduction')).regex(/^\d+\/\S/, saying('damage-reduction'));
const resist = z.strictObject(
  {
    dr: damageReduction.exactOptional(),
    acid: count.exactOptional(),
    cold: count.exactOptional(),
    electricity: count.exactOptional(),
    fire: count.exactOptional(),
    sonic: count.exactOptional(),
  },
  saying('record'),
);
const saves = z.strictObject(
  { fort: whole.exactOptional(), ref: whole.exactOptional(), will: whole.exactOptional() },
  saying('record'),
);

/** Free text about a combatant, kept short enough to be read in a fight. */
const MOST_NOTES = 60;
const MOST_LETTERS = 400;
const notes = z.array(text.max(MOST_LETTERS, saying('text')), saying('list')).max(MOST_NOTES, saying('list'));

export const effect = z.strictObject(
  {
    name,
    ac: byType.exactOptional(),
    attack: whole.exactOptional(),
    damage: whole.exactOptional(),
    saves: whole.exactOptional(),
    speed: byType.exactOptional(),
    concealment: count.exactOptional(),
    rounds: fromOne.exactOptional(),
  },
  saying('record'),
);
export type EffectBlock = DeepReadonly<z.infer<typeof effect>>;

/** Every key of a combatant. All may be left out: a base fills them. */
export const combatant = z.strictObject(
  {
    creature: id.exactOptional(),
    name: name.exactOptional(),
    side: name.exactOptional(),
    at: square.exactOptional(),
    race: z.enum(RACE_NAMES).exactOptional(),
    size: z.enum(SIZES).exactOptional(),
    shape: z.enum(SHAPES).exactOptional(),
    reach: feet.nullable().exactOptional(),
    speed: choose<SpeedBlock>((input) => (isRecord(input) ? speeds : feet)).exactOptional(),
    bab: whole.exactOptional(),
    abilities: z.partialRecord(z.enum(ABILITIES), count.nullable(), saying('record')).exactOptional(),
    hp: choose<HitPointsBlock>((input) => (isRecord(input) ? hitPoints : fromOne)).exactOptional(),
    armor: armor.exactOptional(),
    shield: shield.exactOptional(),
    shieldLoose: flag.exactOptional(),
    ac: byType.exactOptional(),
    saves: saves.exactOptional(),
    skills: z.record(id, whole, saying('record')).exactOptional(),
    initiative: whole.nullable().exactOptional(),
    feats: z.array(id, saying('list')).exactOptional(),
    traits: z.array(id, saying('list')).exactOptional(),
    hands: things.exactOptional(),
    carried: things.exactOptional(),
    stowed: things.exactOptional(),
    worn: things.exactOptional(),
    natural: z.array(natural, saying('list')).exactOptional(),
    level: count.exactOptional(),
    casterLevel: count.exactOptional(),
    spells: z.array(spellObject, saying('list')).exactOptional(),
    unloaded: z.array(text, saying('list')).exactOptional(),
    resist: resist.exactOptional(),
    sr: whole.nullable().exactOptional(),
    notes: notes.exactOptional(),
    conditions: z.array(id, saying('list')).exactOptional(),
    holding: spell.exactOptional(),
    effects: z.array(effect, saying('list')).exactOptional(),
    rides: key.exactOptional(),
    hidden: flag.exactOptional(),
    controller: name.exactOptional(),
  },
  saying('record'),
);
/** A combatant as it is written: only what differs from its creature, race or the plain humanoid. */
export type CombatantBlock = DeepReadonly<z.infer<typeof combatant>>;
