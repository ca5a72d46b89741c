import type { Refusal } from '../engine/contract';
import { isRefusal, refusal } from '../engine/refusal';
import type { JsonRecord } from '../engine/state';
import type { Square } from '../grid/square';

// Reads the arguments of an action, which come from outside, field by field. A field is what it accepts and what it becomes.

export type SquarePair = readonly [number, number];
export interface Field<T> {
  /** Catalogue key of what was expected. */
  readonly expected: string;
  read(value: unknown): T | undefined;
}
type Fields = Readonly<Record<string, Field<unknown>>>;
/** The arguments that fields make. */
export type ArgsOf<F extends Fields> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never };

const isPair = (value: unknown): value is SquarePair =>
  Array.isArray(value) && value.length === 2 && value.every((it) => Number.isInteger(it));

const field = <T>(expected: string, read: (value: unknown) => T | undefined): Field<T> => ({
  expected,
  read,
});

export const text: Field<string> = field('text', (value) => (typeof value === 'string' ? value : undefined));
export const flag: Field<boolean> = field('flag', (value) =>
  value === undefined ? false : typeof value === 'boolean' ? value : undefined,
);
export const whole: Field<number> = field('whole-number', (value) =>
  Number.isInteger(value) ? (value as number) : undefined,
);
export const amount: Field<number> = field('number', (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined,
);
export const square: Field<SquarePair> = field('square', (value) =>
  isPair(value) ? [value[0], value[1]] : undefined,
);
export const path: Field<readonly SquarePair[]> = field('path', (value) =>
  Array.isArray(value) && value.length > 0 && value.every(isPair)
    ? value.map(([x, y]) => [x, y] as const)
    : undefined,
);
export const record: Field<JsonRecord> = field('record', (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonRecord) : undefined,
);
/** A name or a list of names. */
export const names: Field<readonly string[]> = field('names', (value) => {
  if (value === undefined) return [];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) && value.every((it) => typeof it === 'string')
    ? (value as string[])
    : undefined;
});
/** Lists of names. */
export const lists: Field<readonly (readonly string[])[]> = field('lists', (value) => {
  const isNames = (it: unknown): it is string[] =>
    Array.isArray(it) && it.every((name) => typeof name === 'string');
  return Array.isArray(value) && value.every(isNames) ? value : undefined;
});
/** Whatever JSON it is; checked later by the action. */
export const anything: Field<JsonRecord[string]> = field('json', (value) =>
  value === undefined ? null : (value as JsonRecord[string]),
);
/** The field may be missing: then null. */
export const optional = <T>(inner: Field<T>): Field<T | null> =>
  field(inner.expected, (value) => (value === undefined || value === null ? null : inner.read(value)));
export const oneOf = <T extends string>(...words: readonly T[]): Field<T> =>
  field(words.join(' | '), (value) => words.find((word) => word === value));

/** A parser for exactly these arguments: an unknown key, a missing or a misshapen value is refused by name. */
export const argsParser =
  <F extends Fields>(fields: F) =>
  (input: JsonRecord): ArgsOf<F> | Refusal => {
    const unknown = Object.keys(input).find((key) => !Object.hasOwn(fields, key));
    if (unknown !== undefined)
      return refusal('unknown-argument', { argument: unknown, known: Object.keys(fields) });
    const read: Record<string, unknown> = {};
    for (const [key, { expected, read: reader }] of Object.entries(fields)) {
      const value = reader(input[key]);
      if (value === undefined) return refusal('bad-argument', { argument: key, expected });
      read[key] = value;
    }
    return read as ArgsOf<F>;
  };

export const toSquare = ([x, y]: SquarePair): Square => ({ x, y });
export const toPair = ({ x, y }: Square): SquarePair => [x, y];
export { isRefusal };
