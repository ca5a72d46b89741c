import { z } from 'zod';
import { HOUSE_SWITCH_NAMES, type HouseSwitch } from '../../engine/house-rules';
import type { Combatant, Encounter, Sheet, Turn } from '../../engine/state';
import { board, combatantState, decision, dice, frame, sheet, turn } from './state';
import { groundItem } from './things';

export const RUNNING_KEYS = [
  'phase',
  'round',
  'order',
  'current',
  'board',
  'ground',
  'houseRules',
  'stack',
  'decisions',
  'dice',
  'nextId',
] as const satisfies readonly (keyof Encounter)[];

export interface RunningCombatant extends Partial<Omit<Combatant, 'id' | 'sheet' | 'turn'>> {
  readonly sheet?: Partial<Sheet>;
  readonly turn?: Partial<Turn>;
}
export interface Running extends Partial<Pick<Encounter, (typeof RUNNING_KEYS)[number]>> {
  readonly combatants?: Readonly<Record<string, RunningCombatant>>;
}

/** Every key may be left out; what is there must be whole. */
function anyOf<T extends z.ZodRawShape>(shape: T): { [K in keyof T]: z.ZodExactOptional<T[K]> } {
  const entries = Object.entries(shape).map(([key, value]) => [key, z.exactOptional(value)]);
  return Object.fromEntries(entries) as { [K in keyof T]: z.ZodExactOptional<T[K]> };
}

const switches = Object.fromEntries(HOUSE_SWITCH_NAMES.map((it) => [it, z.boolean()])) as Record<
  HouseSwitch,
  z.ZodBoolean
>;

const combatant = z.strictObject({
  ...anyOf(combatantState.shape),
  sheet: z.strictObject(anyOf(sheet.shape)).exactOptional(),
  turn: z.strictObject(anyOf(turn.shape)).exactOptional(),
});

/**
 * `running`: what makes a fight that is going on differ from what the other keys say, as plain JSON of the state. What is named here holds;
 * only encounter, combatants, sheets and turns are told key by key, everything below them is told whole.
 */
export const running: z.ZodType<Running> = z.strictObject(
  anyOf({
    phase: z.enum(['setup', 'surprise', 'round', 'over']),
    round: z.int(),
    order: z.array(z.string()),
    current: z.string().nullable(),
    board,
    ground: z.array(groundItem),
    houseRules: z.strictObject({
      ...anyOf(switches),
      diagonals: z.enum(['5-10-5', '5-5-5']),
      reachDiagonal: z.boolean(),
    }),
    stack: z.array(frame),
    decisions: z.array(decision),
    dice,
    nextId: z.int(),
    combatants: z.record(z.string(), combatant),
  }),
);
