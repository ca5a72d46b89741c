import { z } from 'zod';
import { HOUSE_SWITCH_NAMES, type HouseSwitch } from '../../engine/house-rules';
import { type CombatantBlock, combatant } from './combatant';
import { columnsAndRows, doors, features, lights, picture, walls } from './ground';
import {
  choose,
  count,
  type DeepReadonly,
  flag,
  freeText,
  isRecord,
  key,
  keys,
  saying,
  text,
  whole,
} from './kinds';

const squareKey = z.string().regex(/^\d+,\d+$/, saying('square-key'));
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
    title: freeText.exactOptional(),
    clauses: z.array(text, saying('list')).exactOptional(),
    source: freeText.exactOptional(),
    note: freeText.exactOptional(),
    map: text.exactOptional(),
    size: columnsAndRows.exactOptional(),
    terrain: z.record(squareKey, features, saying('record')).exactOptional(),
    walls: walls.exactOptional(),
    lowWalls: walls.exactOptional(),
    doors: doors.exactOptional(),
    picture: picture.exactOptional(),
    lights: lights.exactOptional(),
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
