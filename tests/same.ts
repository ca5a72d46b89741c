import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** `toEqual` for what is compared thousands of times: the matcher is slow, and has its words only where something differs. */
export function expectSame(found: unknown, wanted: unknown, about?: string): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found, about).toEqual(wanted);
}
