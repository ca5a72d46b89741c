import type { z } from 'zod';
import { nearest } from './nearest';
import type { PathPart } from './problem';
import { isKind, isRecord } from './schema/kinds';
import { WORDS } from './schema/words';

/** Something wrong at a path, before its place in the file is known. */
export interface Fault {
  readonly path: readonly PathPart[];
  readonly at: 'key' | 'value';
  readonly code: string;
  readonly with: Readonly<Record<string, string | number>>;
  /** Inside a text of several lines (a map): row and sign, from 1, spaces and empty lines left out. */
  readonly sign?: { readonly row: number; readonly column: number };
}

export const fault = (
  path: readonly PathPart[],
  code: string,
  values: Fault['with'] = {},
  at: Fault['at'] = 'value',
): Fault => ({ path, code, with: values, at });

/** What zod calls the types, in our words. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  int: 'whole-number',
  boolean: 'yes-or-no',
  array: 'list',
  object: 'record',
  record: 'record',
};

/** What a schema found wrong, in the notation's words. */
export function faultsOf(issues: readonly z.core.$ZodIssue[], input: unknown): Fault[] {
  return issues.flatMap((issue) => {
    const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(path, key));
    if (issue.code === 'invalid_key' && issue.issues[0]?.code === 'invalid_value')
      return [unknownKey(path.slice(0, -1), last(path))];
    if (issue.code === 'invalid_key')
      return [fault(path, 'expected', { kind: innerKind(issue), found: last(path) }, 'key')];
    const found = valueAt(input, path);
    if (found === undefined) return [fault(path, 'missing', expectation(issue))];
    return [fault(path, 'expected', { ...expectation(issue), found: shown(found) })];
  });
}

/** A key that nothing is said by, with the word of the notation that may have been meant. */
function unknownKey(path: readonly PathPart[], key: string): Fault {
  const near = WORDS.has(key) ? null : nearest(key, WORDS);
  return fault(
    [...path, key],
    near === null ? 'unknown-key' : 'unknown-key-near',
    near === null ? { key } : { key, near },
    'key',
  );
}
const last = (path: readonly PathPart[]): string => String(path.at(-1) ?? '');

function innerKind(issue: z.core.$ZodIssueInvalidKey): string {
  const [inner] = issue.issues;
  if (!inner) return 'text';
  return isKind(inner.message) ? inner.message : 'text';
}

function expectation(issue: z.core.$ZodIssue): Record<string, string> {
  if (issue.code === 'invalid_value') return { kind: 'one-of', values: issue.values.map(String).join(', ') };
  if (isKind(issue.message)) return { kind: issue.message };
  if (issue.code === 'invalid_type') return { kind: TYPES[issue.expected] ?? issue.expected };
  return { kind: 'text' };
}

function valueAt(input: unknown, path: readonly PathPart[]): unknown {
  return path.reduce<unknown>((value, part) => {
    if (Array.isArray(value)) return value[Number(part)];
    return isRecord(value) ? value[part] : undefined;
  }, input);
}

/** What stands there, short enough for a message. */
function shown(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 57)}…` : json;
}

/** Levels of one in another. */
export const DEEPEST = 60;

/** What no schema sees: keys that it would drop without a word, and lists in lists without end. Walked without recursion. */
function oddities(input: unknown): readonly Fault[] {
  const waiting: { readonly value: unknown; readonly path: readonly PathPart[] }[] = [
    { value: input, path: [] },
  ];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value, path } = place;
    if (typeof value !== 'object' || value === null) continue;
    if (path.length > DEEPEST) return [fault(path.slice(0, 3), 'too-deep', { most: DEEPEST })];
    if (Object.hasOwn(value, '__proto__')) return [unknownKey(path, '__proto__')];
    for (const [key, inner] of Object.entries(value))
      waiting.push({ value: inner, path: [...path, Array.isArray(value) ? Number(key) : key] });
  }
  return [];
}

export type Read<T> = { readonly value: T } | { readonly faults: readonly Fault[] };

/** What a schema makes of the value at `path`. */
export function parsedBy<T>(schema: z.ZodType<T>, input: unknown, path: readonly PathPart[]): Read<T> {
  const odd = oddities(input);
  if (odd.length > 0) return { faults: odd.map((it) => ({ ...it, path: [...path, ...it.path] })) };
  const result = schema.safeParse(input);
  if (result.success) return { value: result.data };
  return {
    faults: faultsOf(result.error.issues, input).map((it) => ({ ...it, path: [...path, ...it.path] })),
  };
}

export const faultsIn = (parts: readonly Read<unknown>[]): readonly Fault[] =>
  parts.flatMap((part) => ('faults' in part ? part.faults : []));

/** All of them, or all that is wrong with any. */
export function all<T>(parts: readonly Read<T>[]): Read<readonly T[]> {
  const faults = faultsIn(parts);
  return faults.length > 0
    ? { faults }
    : { value: parts.flatMap((part) => ('value' in part ? [part.value] : [])) };
}
