import { z } from 'zod';
import { HOUSE_SWITCH_NAMES, type HouseSwitch } from '../../engine/house-rules';
import { TERRAIN_FEATURES } from '../../grid/board';
import { type CombatantBlock, combatant } from './combatant';
import {
  choose,
  count,
  type DeepReadonly,
  flag,
  isRecord,
  key,
  keys,
  number,
  saying,
  square,
  text,
  whole,
} from './kinds';

const wall = z.tuple([number, number, number, number], saying('wall'));
const walls = z.array(wall, saying('list'));
/** A thin door between two corners, or one that fills a square. */
const doorPlace = choose<[number, number, number, number] | [number, number]>((input) =>
  Array.isArray(input) && input.length === 2 ? square : wall,
);
const door = z.strictObject({ at: doorPlace, open: flag.exactOptional() }, saying('record'));
const squareKey = z.string().regex(/^\d+,\d+$/, saying('square-key'));
/** More squares than anyone draws, and still no load for a browser. */
const MOST_SQUARES_A_SIDE = 1000;
const side = z
  .int(saying('columns-and-rows'))
  .min(1, saying('columns-and-rows'))
  .max(MOST_SQUARES_A_SIDE, saying('columns-and-rows'));
const columnsAndRows = z.tuple([side, side], saying('columns-and-rows'));
const totals = z.record(key, whole, saying('order-or-totals'));
const order = z.array(key, saying('order-or-totals'));

/** House rules by the name of their switch. */
const switches = Object.fromEntries(HOUSE_SWITCH_NAMES.map((it) => [it, flag.exactOptional()])) as Record<
  HouseSwitch,
  z.ZodExactOptional<typeof flag>
>;
const houseRules = z.strictObject(
  {
    diagonals: z.enum(['5-10-5', '5-5-5']).exactOptional(),
    reachDiagonal: flag.exactOptional(),
    ...switches,
  },
  saying('record'),
);

/** An encounter or scenario. The steps are read afterwards, when it is known who takes part. */
export const document = z.strictObject(
  {
    title: text.exactOptional(),
    clauses: z.array(text, saying('list')).exactOptional(),
    source: text.exactOptional(),
    note: text.exactOptional(),
    map: text.exactOptional(),
    size: columnsAndRows.exactOptional(),
    terrain: z
      .record(squareKey, z.array(z.enum(TERRAIN_FEATURES), saying('list')), saying('record'))
      .exactOptional(),
    walls: walls.exactOptional(),
    lowWalls: walls.exactOptional(),
    doors: z.array(door, saying('list')).exactOptional(),
    combatants: z.record(key, combatant, saying('record')).exactOptional(),
    initiative: choose<Record<string, number> | string[]>((input) =>
      isRecord(input) ? totals : order,
    ).exactOptional(),
    round: count.exactOptional(),
    acted: keys.exactOptional(),
    rules: houseRules.exactOptional(),
    running: z.unknown().exactOptional(),
    steps: z.array(z.unknown(), saying('list')).exactOptional(),
  },
  saying('record'),
);
export type DocumentBlock = DeepReadonly<z.infer<typeof document>>;
export type { CombatantBlock };
