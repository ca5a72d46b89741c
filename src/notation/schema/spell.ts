import { z } from 'zod';
import { choose, count, type DeepReadonly, feet, flag, isRecord, name, saying, text } from './kinds';

const COMPONENTS = ['V', 'S', 'M', 'F', 'DF', 'XP'] as const;
/** `standard`, `full-round`, `1 round`, `10 rounds`, `free`, `swift`, `immediate`, `1 minute`. */
const castingTime = z
  .string(saying('casting-time'))
  .regex(
    /^(standard|full-round|move|free|swift|immediate|[1-9]\d* (rounds?|minutes?|hours?))$/,
    saying('casting-time'),
  );

/** `5d6 fire`, or a plain number. */
const amount = z.preprocess((input) => (typeof input === 'number' ? String(input) : input), text);

export const spellObject = z.strictObject(
  {
    name,
    level: count.exactOptional(),
    time: castingTime.exactOptional(),
    components: z.array(z.enum(COMPONENTS), saying('list')).exactOptional(),
    touch: z.enum(['melee', 'ranged']).exactOptional(),
    damage: amount.exactOptional(),
    heal: amount.exactOptional(),
    save: text.exactOptional(),
    dc: count.exactOptional(),
    area: text.exactOptional(),
    range: feet.exactOptional(),
    duration: text.exactOptional(),
    sr: flag.exactOptional(),
    metamagic: flag.exactOptional(),
    count: count.exactOptional(),
  },
  saying('spell'),
);
export type SpellBlock = DeepReadonly<z.infer<typeof spellObject>>;

const spellName = z.string(saying('spell')).regex(/\S/, saying('spell'));
/** One of the caster's spells by name, or a spell in full. */
export const spell = choose<string | SpellBlock>((input) => (isRecord(input) ? spellObject : spellName));
