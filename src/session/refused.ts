import type { Refusal } from '../engine/contract';
import { refusal } from '../engine/refusal';

/** Nothing was done, and this is why: for what hands back something else when it succeeds. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(why: Refusal) {
    super(why.code);
    this.name = 'Refused';
    this.refusal = why;
  }
}

/** What is told of a fault with files or storage: the refusal itself, no room left, or the browser's own words. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal;
  if (isNoRoom(error)) return refusal('storage-full');
  return refusal('file-failed', { message: error instanceof Error ? error.message : String(error) });
}

/** The browser had no room for what was to be written; its transaction wrote nothing. */
export const isNoRoom = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError';
