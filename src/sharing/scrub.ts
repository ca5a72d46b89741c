import type { Json, JsonRecord } from '../engine/state';

/** Whether this word is the id of someone who must not be named. */
export interface IsSecret {
  (word: string): boolean;
  /** A long list without them, by whoever remembers it. */
  readonly longList?: (ids: readonly string[]) => readonly string[];
}
/** So many ids are a long list. */
const LONG = 16;

/** JSON without those who must not be named: they become null, in lists and as keys they are left out. The same object where nobody was. */
export function scrubbed(value: Json, isSecret: IsSecret): Json {
  if (typeof value === 'string') return isSecret(value) ? null : value;
  if (typeof value !== 'object' || value === null) return value;
  return isList(value) ? scrubbedList(value, isSecret) : scrubbedRecord(value, isSecret);
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

function scrubbedList(list: readonly Json[], isSecret: IsSecret): readonly Json[] {
  const kept = list.filter((it) => typeof it !== 'string' || !isSecret(it));
  const clean = kept.map((it) => scrubbed(it, isSecret));
  return clean.length === list.length && clean.every((it, index) => it === list[index]) ? list : clean;
}

export function scrubbedRecord(record: JsonRecord, isSecret: IsSecret): JsonRecord {
  const entries = Object.entries(record);
  const clean = entries
    .filter(([key]) => !isSecret(key))
    .map(([key, value]) => [key, scrubbed(value, isSecret)] as const);
  const isSame = clean.length === entries.length && clean.every(([key, value]) => value === record[key]);
  return isSame ? record : Object.fromEntries(clean);
}

/** A list without them; the same where they are not in it. */
export function withoutSecret(ids: readonly string[], isSecret: IsSecret): readonly string[] {
  if (ids.length >= LONG && isSecret.longList !== undefined) return isSecret.longList(ids);
  return ids.some(isSecret) ? ids.filter((id) => !isSecret(id)) : ids;
}

/** The one there was, where the one made from it has all its fields the same: identity is what makes comparing cheap. */
export function same<T extends object>(before: T, made: T): T {
  const keys = Object.keys(before) as (keyof T)[];
  return keys.every((key) => before[key] === made[key]) ? before : made;
}

/** Each item through `make`; the same list where all come out as they went in. Null leaves one out. */
export function sameList<T>(list: readonly T[], make: (item: T) => T | null): readonly T[] {
  const made = list.map(make).filter((it) => it !== null);
  return made.length === list.length && made.every((it, index) => it === list[index]) ? list : made;
}
