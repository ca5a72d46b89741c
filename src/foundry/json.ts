/** JSON as it came: nothing about it is known. */
export type Json = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands at a dotted path of own keys; undefined where a step is missing, or leads into something that has no keys. */
export function at(value: unknown, path: string): unknown {
  let found = value;
  for (const key of path.split('.')) {
    if (!isRecord(found) || !Object.hasOwn(found, key)) return undefined;
    found = found[key];
  }
  return found;
}

/** The record at a path; an empty one where there is none. */
export function recordAt(value: unknown, path: string): Json {
  const found = at(value, path);
  return isRecord(found) ? found : {};
}

/** The list at a path; lists that were stored as records with numbers for keys count. Empty where there is none. */
export function listAt(value: unknown, path: string): readonly unknown[] {
  const found = at(value, path);
  if (Array.isArray(found)) return found;
  return isRecord(found) ? Object.values(found) : [];
}

/** No figure of a creature is larger. */
const LARGEST = 100_000;

/** A number, or a text that is one (`"+5"`, `"19"`): old and new files differ in that. null for anything else. */
export function numberAt(value: unknown, path: string): number | null {
  const found = at(value, path);
  const number =
    typeof found === 'number'
      ? found
      : typeof found === 'string' && /^\s*[+-]?\d+(?:\.\d+)?\s*$/.test(found)
        ? Number(found)
        : Number.NaN;
  return Number.isFinite(number) && Math.abs(number) <= LARGEST ? number : null;
}

/** As `numberAt`, without fractions. */
export function wholeAt(value: unknown, path: string): number | null {
  const found = numberAt(value, path);
  return found === null ? null : Math.trunc(found);
}

const LONGEST = 200;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
/** The words of a text with marks of HTML. */
export const withoutMarks = (text: string): string =>
  text
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (found, name: string) => ENTITIES[name] ?? found)
    .replace(/\s+/g, ' ')
    .trim();

/** A text in one line, cut where it is longer than any name; empty where there is none. */
export function textAt(value: unknown, path: string): string {
  const found = at(value, path);
  return typeof found === 'string'
    ? found
        .slice(0, LONGEST * 5)
        // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters have no place in a name
        .replace(/[\s\u0000-\u001f\u007f\u200b-\u200f\u2028-\u202e\u2066-\u2069]+/g, ' ')
        .trim()
        .slice(0, LONGEST)
    : '';
}

export const isTrueAt = (value: unknown, path: string): boolean => at(value, path) === true;
