import { z } from 'zod';

/**
 * What turns one JSON value into another: `at` is the way to a place. With `v` the place gets that value, with `gone` it is taken out,
 * with `from` so many items of the list there are replaced by others.
 */
export const patchShape = z.array(
  z.union([
    z.strictObject({ at: z.array(z.union([z.string(), z.int()])).readonly(), v: z.unknown() }),
    z.strictObject({ at: z.array(z.union([z.string(), z.int()])).readonly(), gone: z.literal(true) }),
    z.strictObject({
      at: z.array(z.union([z.string(), z.int()])).readonly(),
      from: z.int().nonnegative(),
      less: z.int().nonnegative(),
      more: z.array(z.unknown()).readonly(),
    }),
  ]),
);
type Step = string | number;
type Change =
  | { readonly at: readonly Step[]; readonly v: unknown }
  | { readonly at: readonly Step[]; readonly gone: true }
  | {
      readonly at: readonly Step[];
      readonly from: number;
      readonly less: number;
      readonly more: readonly unknown[];
    };
export type Patch = readonly Change[];

/** What makes `after` of `before`, the value at that place. Both are JSON; parts that are the same object are not looked into. */
export function diff(before: unknown, after: unknown, at: readonly Step[] = []): Patch {
  const found: Change[] = [];
  compare(before, after, at, found);
  return found;
}

function compare(before: unknown, after: unknown, at: readonly Step[], found: Change[]): void {
  if (Object.is(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, at, found);
  else if (isRecord(before) && isRecord(after)) compareRecords(before, after, at, found);
  else found.push({ at, v: after });
}

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** What JSON keeps of an object. */
const has = (record: Fields, key: string): boolean => Object.hasOwn(record, key) && record[key] !== undefined;

function compareRecords(before: Fields, after: Fields, at: readonly Step[], found: Change[]): void {
  for (const key of Object.keys(before))
    if (has(before, key) && !has(after, key)) found.push({ at: [...at, key], gone: true });
  for (const key of Object.keys(after)) {
    if (!has(after, key)) continue;
    if (has(before, key)) compare(before[key], after[key], [...at, key], found);
    else found.push({ at: [...at, key], v: after[key] });
  }
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  at: readonly Step[],
  found: Change[],
): void {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && equal(before[from], after[from])) from += 1;
  let end = 0;
  while (end < most - from && equal(before[before.length - 1 - end], after[after.length - 1 - end])) end += 1;
  const less = before.length - end - from;
  const more = after.slice(from, after.length - end);
  if (less === more.length)
    for (const [index, item] of more.entries())
      compare(before[from + index], item, [...at, from + index], found);
  else found.push({ at, from, less, more });
}

function equal(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  return typeof a === 'object' && typeof b === 'object' && diff(a, b).length === 0;
}

/** The value with the changes made, in order; what they do not touch is the same object. @throws for a way that leads nowhere. */
export function patched(value: unknown, patch: Patch): unknown {
  return patch.reduce((now, change) => put(now, change, 0), value);
}

function put(value: unknown, change: Change, depth: number): unknown {
  const step = change.at[depth];
  if (step === undefined) return arrived(value, change);
  const isLast = depth === change.at.length - 1;
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    if (typeof step !== 'number' || step < 0 || step >= list.length)
      throw new Error('a patch that does not fit');
    return list.with(step, put(list[step], change, depth + 1));
  }
  if (!isRecord(value) || typeof step !== 'string') throw new Error('a patch that does not fit');
  if (isLast && 'gone' in change) {
    const { [step]: _gone, ...rest } = value;
    return rest;
  }
  if (!isLast && !Object.hasOwn(value, step)) throw new Error('a patch that does not fit');
  return { ...value, [step]: put(value[step], change, depth + 1) };
}

function arrived(value: unknown, change: Change): unknown {
  if ('v' in change) return change.v;
  if ('gone' in change || !Array.isArray(value)) throw new Error('a patch that does not fit');
  const list: readonly unknown[] = value;
  return list.toSpliced(change.from, change.less, ...change.more);
}
