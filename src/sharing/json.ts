import { z } from 'zod';
import type { Json, JsonRecord } from '../engine/state';

const DEEPEST = 12;
const MOST = 5000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is JSON of a size that no honest command exceeds: 12 levels, 5000 values. Never throws, however deep it goes. */
export function isSmallJson(value: unknown): value is Json {
  let left = MOST;
  const fits = (it: unknown, depth: number): boolean => {
    left -= 1;
    if (left < 0 || depth > DEEPEST) return false;
    if (it === null || typeof it === 'string' || typeof it === 'boolean') return true;
    if (typeof it === 'number') return Number.isFinite(it);
    if (Array.isArray(it)) return it.every((inner) => fits(inner, depth + 1));
    return isRecord(it) && Object.values(it).every((inner) => fits(inner, depth + 1));
  };
  return fits(value, 0);
}

export const jsonRecord = z.custom<JsonRecord>((value) => isRecord(value) && isSmallJson(value));
