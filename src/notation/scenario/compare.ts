import type { JsonRecord } from '../../engine/state';
import type { CombatantReport } from '../../rules/questions/answers';
import { sameJson } from '../running';
import type { CombatantExpectation, Expectation } from '../schema/expect';
import { isRecord } from '../schema/kinds';

/** Something that is not as expected. */
export interface Mismatch {
  /** `O.hp`, `attacks[0].total` */
  readonly path: string;
  readonly expected: unknown;
  readonly found: unknown;
}
type Check = (expected: unknown, found: unknown, path: string) => readonly Mismatch[];

/** Chances are compared to within this, … */
const CHANCE = 0.005;
/** … means to within that. */
const MEAN = 0.05;
const ROUNDING = 1e-9;

const verdict = (holds: boolean, path: string, expected: unknown, found: unknown): readonly Mismatch[] =>
  holds ? [] : [{ path, expected, found }];

const exactly: Check = (expected, found, path) => verdict(sameJson(expected, found), path, expected, found);

const within =
  (most: number): Check =>
  (expected, found, path) =>
    verdict(Math.abs(Number(expected) - Number(found)) <= most + ROUNDING, path, expected, found);

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const has = (values: unknown, wanted: unknown): boolean =>
  list(values).some((value) => sameJson(value, wanted));

/** The same members in any order. */
const sameMembers: Check = (expected, found, path) =>
  verdict(
    list(expected).length === list(found).length &&
      list(expected).every((it) => has(found, it)) &&
      list(found).every((it) => has(expected, it)),
    path,
    expected,
    found,
  );
const includes: Check = (expected, found, path) =>
  verdict(
    list(expected).every((it) => has(found, it)),
    path,
    expected,
    found,
  );
const excludes: Check = (expected, found, path) =>
  verdict(!list(expected).some((it) => has(found, it)), path, expected, found);

/** Of a record, only the named fields. */
const fields: Check = (expected, found, path) => {
  if (!isRecord(expected) || !isRecord(found)) return exactly(expected, found, path);
  return Object.entries(expected).flatMap(([name, value]) =>
    exactly(value, found[name], path === '' ? name : `${path}.${name}`),
  );
};
/** A list of records of the same length, each with the named fields. */
const records: Check = (expected, found, path) =>
  list(expected).length === list(found).length
    ? list(expected).flatMap((it, index) => fields(it, list(found)[index], `${path}[${index}]`))
    : verdict(false, path, expected, found);

const OF_STEP: Readonly<Record<string, Check>> = {
  pending: records,
  attacks: records,
  checks: records,
  saves: records,
  provokes: sameMembers,
};
const OF_QUESTION: Readonly<Record<string, Check>> = {
  pending: records,
  at: fields,
  unhurt: within(CHANCE),
  arrives: within(CHANCE),
  chance: within(CHANCE),
  damage: within(MEAN),
  expected: within(MEAN),
  squares: sameMembers,
  can: includes,
  cannot: includes,
};
/** Expectations that look at the answer's `squares`. */
const OF_SQUARES: Readonly<Record<string, Check>> = {
  map: (expected, squares, path) => sameMembers(squaresOfMap(String(expected)), squares, path),
  count: (expected, squares, path) => exactly(expected, list(squares).length, path),
  includes,
  excludes,
};
const OF_COMBATANT: Readonly<Record<string, Check>> = {
  conditions: sameMembers,
  left: fields,
};

/** Squares that a picture of them marks with `x`. */
export function squaresOfMap(map: string): readonly (readonly [number, number])[] {
  const rows = map.split('\n').map((line) => [...line.replaceAll(/\s/g, '')]);
  const drawn = rows.filter((row) => row.length > 0);
  return drawn.flatMap((row, y) => row.flatMap((sign, x) => (sign === 'x' ? [[x, y] as const] : [])));
}

/** Where the facts of a step are not as its `expect` says. */
export const compareStep = ({ facts }: Expectation, found: JsonRecord): readonly Mismatch[] =>
  Object.entries(facts).flatMap(([name, value]) => (OF_STEP[name] ?? exactly)(value, found[name], name));

/** Where an answer is not as the question's `expect` says. */
export const compareAnswer = ({ facts }: Expectation, found: JsonRecord): readonly Mismatch[] =>
  Object.entries(facts).flatMap(([name, value]) => {
    const ofSquares = OF_SQUARES[name];
    return ofSquares
      ? ofSquares(value, found.squares, name)
      : (OF_QUESTION[name] ?? exactly)(value, found[name], name);
  });

/** Where combatants are not as expected; null where there is none of that key. */
export function compareCombatants(
  { combatants }: Expectation,
  reportOf: (key: string) => CombatantReport | null,
): readonly Mismatch[] {
  return Object.entries(combatants).flatMap(([key, expected]) => {
    const found = reportOf(key);
    return found === null ? verdict(false, key, expected, null) : compareCombatant(key, expected, found);
  });
}

function compareCombatant(
  key: string,
  expected: CombatantExpectation,
  found: CombatantReport,
): readonly Mismatch[] {
  const shown: Readonly<Record<string, unknown>> = { ...found };
  return Object.entries(expected).flatMap(([name, value]) => {
    const path = `${key}.${name}`;
    if (name === 'has') return includes(value, found.conditions, path);
    if (name === 'not') return excludes(value, found.conditions, path);
    return (OF_COMBATANT[name] ?? exactly)(value, shown[name], path);
  });
}
