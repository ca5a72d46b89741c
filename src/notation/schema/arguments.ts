import { z } from 'zod';
import { MOVEMENT_MODES } from '../../engine/state';
import { combatant, effect } from './combatant';
import { groundShape, lights, picture } from './ground';
import {
  choose,
  count,
  dice,
  flag,
  fromOne,
  id,
  isRecord,
  key,
  keys,
  number,
  saying,
  square,
  squares,
  text,
  whole,
} from './kinds';
import { patch } from './patch';
import { spell } from './spell';

const trigger = z.strictObject(
  {
    does: z.enum(['cast', 'attack', 'move', 'charge', 'anything']).exactOptional(),
    who: key.exactOptional(),
    against: key.exactOptional(),
    within: count.exactOptional(),
  },
  saying('trigger'),
);

const oneOrMore = <T>(one: z.ZodType<T>) =>
  choose<T | readonly T[]>((input) => (Array.isArray(input) ? z.array(one, saying('list')) : one));

/** Everything that may stand in a command beside who does what. Which action takes which is the rules' own matter. */
export const argumentShape = {
  on: oneOrMore(key).exactOptional(),
  at: square.exactOptional(),
  path: squares.exactOptional(),
  to: square.exactOptional(),
  with: text.exactOptional(),
  weapon: text.exactOptional(),
  item: text.exactOptional(),
  object: text.exactOptional(),
  spell: spell.exactOptional(),
  skill: text.exactOptional(),
  name: text.exactOptional(),
  kind: z.enum(['spell-like', 'supernatural', 'extraordinary']).exactOptional(),
  action: id.exactOptional(),
  maneuver: id.exactOptional(),
  against: key.exactOptional(),
  bonus: z.enum(['attack', 'ac']).exactOptional(),
  aware: choose<boolean | string[]>((input) =>
    typeof input === 'boolean' ? z.boolean() : keys,
  ).exactOptional(),
  together: z.array(keys).exactOptional(),
  when: choose<string | z.infer<typeof trigger>>((input) =>
    isRecord(input) ? trigger : z.string(saying('trigger')),
  ).exactOptional(),
  key: key.exactOptional(),
  combatant: combatant.exactOptional(),
  mode: z.enum(MOVEMENT_MODES).exactOptional(),
  dc: whole.exactOptional(),
  draw: oneOrMore(text).exactOptional(),
  power: count.exactOptional(),
  expertise: count.exactOptional(),
  part: square.exactOptional(),
  feet: count.exactOptional(),
  'ready-shield': flag.exactOptional(),
  tumble: flag.exactOptional(),
  accelerated: flag.exactOptional(),
  fast: flag.exactOptional(),
  thrown: flag.exactOptional(),
  nonlethal: flag.exactOptional(),
  lethal: flag.exactOptional(),
  defensively: flag.exactOptional(),
  touch: flag.exactOptional(),
  quickened: flag.exactOptional(),
  twf: flag.exactOptional(),
  rapid: flag.exactOptional(),
  flurry: flag.exactOptional(),
  stunning: flag.exactOptional(),
  smite: flag.exactOptional(),
  silence: flag.exactOptional(),
  rebuke: flag.exactOptional(),
  arrows: count.exactOptional(),
  provokes: flag.exactOptional(),
};

export const faces = z.record(
  z.string().regex(/^d[1-9]\d*$/, saying('die')),
  z.array(fromOne, saying('list')),
  saying('record'),
);

/** The master's edits. */
export const EDITS = [
  'damage',
  'heal',
  'place',
  'remove',
  'add-condition',
  'remove-condition',
  'add-effect',
  'remove-effect',
  'set',
  'pass-time',
  'end-combat',
  'react',
  'ground',
  'picture',
  'lights',
  'add',
  'rename',
] as const;

export const editShape = {
  ...groundShape,
  picture: picture.nullable().exactOptional(),
  lights: lights.exactOptional(),
  on: oneOrMore(key).exactOptional(),
  amount: count.exactOptional(),
  type: text.exactOptional(),
  nonlethal: flag.exactOptional(),
  at: square.exactOptional(),
  condition: id.exactOptional(),
  effect: choose<string | z.infer<typeof effect>>((input) =>
    isRecord(input) ? effect : z.string(saying('text')),
  ).exactOptional(),
  rounds: fromOne.exactOptional(),
  hours: number.exactOptional(),
  tended: flag.exactOptional(),
  resting: z.enum(['full', 'night']).exactOptional(),
  to: patch.exactOptional(),
  kind: id.exactOptional(),
  reaction: z.enum(['ask', 'always', 'never']).exactOptional(),
  combatants: z.record(key, combatant, saying('record')).exactOptional(),
  roll: dice.exactOptional(),
  title: text.exactOptional(),
};
