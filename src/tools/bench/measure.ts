/** What is timed: `prepare` makes what a call needs, outside the clock. */
export interface Work<T> {
  prepare(): T;
  run(item: T): unknown;
}
export interface Compared {
  /** Microseconds a call, each the best of many batches. */
  readonly figure: number;
  readonly reference: number;
}

const BATCH_MS = 4;
const MOST_CALLS = 20_000;
/** Results go here, so that no call can be left out as useless. */
let sink: unknown;
/** What the last timed call gave back. */
export const lastResult = (): unknown => sink;

/** A work that needs nothing prepared. */
export const plainly = (run: () => unknown): Work<null> => ({ prepare: () => null, run });

/**
 * Times two works in turn, batch by batch, so that whatever else the machine does falls on both. The fastest batch of each counts:
 * load can only make a batch slower.
 */
export function compare<T, R>(work: Work<T>, reference: Work<R>, forMs = 400): Compared {
  const first = timer(work);
  const second = timer(reference);
  const until = clock() + forMs;
  let rounds = 0;
  while (clock() < until || rounds < 3) {
    first.batch();
    second.batch();
    rounds += 1;
  }
  return { figure: first.best(), reference: second.best() };
}

interface Timer {
  batch(): void;
  best(): number;
}

function timer<T>(work: Work<T>): Timer {
  let calls = callsFor(work);
  let best = Number.POSITIVE_INFINITY;
  return {
    batch() {
      const spent = timeOf(work, calls);
      best = Math.min(best, (spent * 1000) / calls);
      // Code grows faster while it warms up; a batch must stay long enough for the clock.
      if (spent < BATCH_MS / 2) calls = Math.min(MOST_CALLS, calls * 2);
    },
    best: () => best,
  };
}

function callsFor<T>(work: Work<T>): number {
  timeOf(work, 1);
  const once = Math.max(timeOf(work, 1), 0.0005);
  return Math.max(1, Math.min(MOST_CALLS, Math.round(BATCH_MS / once)));
}

/** Milliseconds for `calls` calls. */
function timeOf<T>(work: Work<T>, calls: number): number {
  const items = Array.from({ length: calls }, () => work.prepare());
  const began = clock();
  for (const item of items) sink = work.run(item);
  return clock() - began;
}

/** Milliseconds of CPU this process has taken, so that whoever else uses the machine is not counted; Windows tells them too coarsely. */
function clock(): number {
  if (process.platform === 'win32') return performance.now();
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds of one call, the better of a few. */
export function once(run: () => unknown, times: number): number {
  return Math.min(...Array.from({ length: times }, () => timeOf(plainly(run), 1)));
}

/** A result that differs from the slow, obvious one makes every figure worthless. */
export function mustEqual(what: string, found: unknown, truth: unknown): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(truth)];
  if (a !== b) throw new Error(`${what}: found ${short(a)}, but the reference says ${short(b)}`);
}
const short = (text: string | undefined): string => (text ?? 'nothing').slice(0, 300);
