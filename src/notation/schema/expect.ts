import { z } from 'zod';
import {
  choose,
  count,
  feet,
  flag,
  id,
  key,
  keys,
  number,
  saying,
  square,
  squares,
  text,
  whole,
} from './kinds';

const names = z.array(text, saying('list'));

export const left = z.strictObject(
  {
    standard: flag.exactOptional(),
    move: flag.exactOptional(),
    fullRound: flag.exactOptional(),
    swift: flag.exactOptional(),
    fiveFootStep: flag.exactOptional(),
  },
  saying('record'),
);

/** What is known of one combatant after a step. */
export const combatantExpectation = z.strictObject(
  {
    at: square.exactOptional(),
    hp: whole.exactOptional(),
    nonlethal: count.exactOptional(),
    temporary: count.exactOptional(),
    conditions: names.exactOptional(),
    has: names.exactOptional(),
    not: names.exactOptional(),
    ac: whole.exactOptional(),
    touch: whole.exactOptional(),
    flatFootedAc: whole.exactOptional(),
    touchFlatFooted: whole.exactOptional(),
    speed: feet.exactOptional(),
    initiative: whole.nullable().exactOptional(),
    left: left.exactOptional(),
    aoo: count.exactOptional(),
    hands: names.exactOptional(),
    acted: flag.exactOptional(),
    holding: text.nullable().exactOptional(),
    moved: feet.exactOptional(),
  },
  saying('record'),
);
export type CombatantExpectation = z.infer<typeof combatantExpectation>;

const decision = z.strictObject(
  {
    kind: text.exactOptional(),
    by: key.exactOptional(),
    on: key.nullable().exactOptional(),
    because: text.exactOptional(),
  },
  saying('record'),
);
const attack = z.strictObject(
  {
    by: key.exactOptional(),
    on: key.nullable().exactOptional(),
    roll: whole.exactOptional(),
    total: whole.exactOptional(),
    ac: whole.exactOptional(),
    result: z.enum(['miss', 'hit', 'critical']).exactOptional(),
    damage: whole.nullable().exactOptional(),
    bonus: whole.exactOptional(),
    weapon: text.exactOptional(),
  },
  saying('record'),
);
const check = z.strictObject(
  {
    by: key.exactOptional(),
    kind: text.exactOptional(),
    total: whole.exactOptional(),
    dc: whole.exactOptional(),
    passed: flag.exactOptional(),
  },
  saying('record'),
);
const rejected = choose<boolean | string>((input) =>
  typeof input === 'boolean' ? z.boolean() : z.string(saying('rejected')),
);

/** What must hold of the fight after a step. */
const ofFight = {
  round: count.exactOptional(),
  phase: z.enum(['setup', 'surprise', 'round', 'over']).exactOptional(),
  current: key.nullable().exactOptional(),
  order: keys.exactOptional(),
  pending: z.array(decision, saying('list')).exactOptional(),
};
const ofStep = {
  ...ofFight,
  provokes: keys.exactOptional(),
  attacks: z.array(attack, saying('list')).exactOptional(),
  checks: z.array(check, saying('list')).exactOptional(),
  saves: z.array(check, saying('list')).exactOptional(),
  cast: z.enum(['kept', 'lost', 'held']).exactOptional(),
  rejected: rejected.exactOptional(),
};

const places = {
  squares: squares.exactOptional(),
  map: text.exactOptional(),
  count: count.exactOptional(),
  includes: squares.exactOptional(),
  excludes: squares.exactOptional(),
};
const pathForecast = {
  legal: flag.exactOptional(),
  cost: feet.exactOptional(),
  provokes: keys.exactOptional(),
  at: z.record(key, square, saying('record')).exactOptional(),
  unhurt: number.exactOptional(),
  arrives: number.exactOptional(),
  damage: number.exactOptional(),
};

/** What each question is answered with. */
const ofQuestion = {
  path: pathForecast,
  threatened: places,
  reachable: places,
  attack: {
    legal: flag.exactOptional(),
    bonus: whole.exactOptional(),
    ac: whole.exactOptional(),
    chance: number.exactOptional(),
    damage: number.exactOptional(),
    expected: number.exactOptional(),
  },
  actions: {
    can: z.array(id, saying('list')).exactOptional(),
    cannot: z.array(id, saying('list')).exactOptional(),
  },
  cover: {
    cover: z.enum(['none', 'soft', 'cover', 'improved', 'total']).exactOptional(),
    concealment: z.union([z.literal(0), z.literal(20), z.literal(50)]).exactOptional(),
  },
  safest: { ...pathForecast, path: squares.exactOptional() },
  flanking: { flanking: flag.exactOptional() },
  distance: { feet: feet.exactOptional() },
};
export type QuestionKind = keyof typeof ofQuestion;
export const QUESTIONS = Object.keys(ofQuestion) as readonly QuestionKind[];

/** No combatant may be called so: the word has its own meaning beside the combatants' keys. */
export const RESERVED: ReadonlySet<string> = new Set(
  [ofStep, ...Object.values(ofQuestion)].flatMap((shape) => Object.keys(shape)),
);

/** What is expected: the named facts, and by combatant what is expected of it. */
export interface Expectation {
  readonly facts: Readonly<Record<string, unknown>>;
  readonly combatants: Readonly<Record<string, CombatantExpectation>>;
}

const factsOf = (shape: z.ZodRawShape): z.ZodType<Expectation['facts']> =>
  z.strictObject(shape, saying('record'));

/** The named facts of `expect` in a step. */
export const factsOfStep = factsOf(ofStep);
/** The named facts of `expect` in a question. */
export const factsOfQuestion: ReadonlyMap<QuestionKind, z.ZodType<Expectation['facts']>> = new Map(
  QUESTIONS.map((kind) => [kind, factsOf({ ...ofFight, ...ofQuestion[kind] })]),
);
