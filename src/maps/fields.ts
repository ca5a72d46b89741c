import { MapError } from './problem';

// Readers of one value of the file. Each says where it stood and what was expected when it is something else.

export type Fields = Readonly<Record<string, unknown>>;

/** A point in squares. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** No map is so far from its origin; beyond it the arithmetic would lose its meaning. */
const FARTHEST = 1_000_000;
const LONGEST_SHOWN = 40;

/** @throws MapError `not-a-<kind>`, or `missing` where nothing stands */
export function wrong(kind: string, path: string, found: unknown): MapError {
  if (found === undefined) return new MapError('missing', path);
  return new MapError(`not-a-${kind}`, path, { found: shown(found) });
}

/** The value as the file has it, cut short. */
export function shown(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.length === 0 ? '[]' : '[…]';
  if (typeof value === 'object' && value !== null) return '{…}';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws MapError where it is no record */
export function fieldsAt(value: unknown, path: string): Fields {
  if (!isFields(value)) throw wrong('record', path, value);
  return value;
}

/** A list; nothing and null are an empty one. @throws MapError */
export function listAt(value: unknown, path: string): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw wrong('list', path, value);
  return value;
}

/** Some writers put figures into quotation marks. */
const PLAIN_NUMBER = /^[+-]?\d{1,12}(?:\.\d{1,20})?$/;

/** A number; nothing and null are the fallback, if there is one. @throws MapError */
export function numberAt(value: unknown, path: string, fallback?: number): number {
  if ((value === undefined || value === null) && fallback !== undefined) return fallback;
  if (typeof value === 'string' && PLAIN_NUMBER.test(value.trim())) return numberAt(Number(value), path);
  if (typeof value !== 'number' || Number.isNaN(value)) throw wrong('number', path, value);
  if (Math.abs(value) > FARTHEST)
    throw new MapError('too-far', path, { found: String(value), most: FARTHEST });
  return value;
}

/** A yes or no, also written as 1 or 0, or as a text. @throws MapError */
export function flagAt(value: unknown, path: string, fallback: boolean): boolean {
  if (value === undefined || value === null) return fallback;
  if (value === 0 || value === 1) return value === 1;
  if (value === 'true' || value === 'false') return value === 'true';
  if (typeof value !== 'boolean') throw wrong('flag', path, value);
  return value;
}

/** @throws MapError */
export function pointAt(value: unknown, path: string): Point {
  const { x, y } = fieldsAt(value, path);
  return { x: numberAt(x, `${path}.x`), y: numberAt(y, `${path}.y`) };
}
