import { setImmediate as turn } from 'node:timers/promises';

/** So long one table may keep the others waiting, in milliseconds. */
const SLICE_MS = 8;

export interface Slices {
  /** Milliseconds; only differences count. */
  readonly now: () => number;
  /** Whoever else is to be served is. */
  readonly pause: () => Promise<unknown>;
}
const OF_THE_PROCESS: Slices = { now: () => performance.now(), pause: () => turn() };

/** Does what takes long step by step, and lets others be served in between. */
export async function bitByBit<T>(
  steps: Generator<void, T>,
  { now, pause }: Slices = OF_THE_PROCESS,
): Promise<T> {
  let since = now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (now() - since < SLICE_MS) continue;
    await pause();
    since = now();
  }
}
