import type { CDPSession, Page } from '@playwright/test';

type Pair = readonly [number, number];

/** What one dragged token costs. */
export interface Dragged {
  /** Milliseconds of script a move that the page saw. */
  readonly script: number;
  /** Milliseconds of CPU of all processes of the browser a move that the page saw. */
  readonly cpu: number;
  /** Moves that got a frame of their own, of 60. */
  readonly kept: number;
  /** Milliseconds from the pointer to the end of the frame that shows it, 95th percentile. */
  readonly latency: number;
}

const RATE = 60;
const WARM_UP = 40;

/** Counts of one drag, kept in the page. */
interface Watch {
  moves: number;
  frames: number;
  latencies: number[];
}
declare global {
  interface Window {
    benchWatch: Watch;
  }
}

/**
 * Watches moves and frames from within: a move's frame ends when a message posted from its last animation callback arrives, which is after
 * style, layout, paint and commit. To be put into the page before it loads.
 */
export function watchFrames(): void {
  const watch: Watch = { moves: 0, frames: 0, latencies: [] };
  window.benchWatch = watch;
  let latest: number | null = null;
  let drawn: number[] = [];
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    for (const moved of drawn) watch.latencies.push(performance.now() - moved);
    drawn = [];
  };
  const moved = (event: PointerEvent): void => {
    watch.moves += 1;
    latest = event.timeStamp;
  };
  window.addEventListener('pointermove', moved, { capture: true });
  const original = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    original((time) => {
      callback(time);
      if (latest === null) return;
      watch.frames += 1;
      drawn.push(latest);
      latest = null;
      channel.port2.postMessage(null);
    });
}

/** Presses on the first point and draws over the others, a move at a time, sixty a second whatever the page makes of it. */
export async function drag(
  page: Page,
  {
    start,
    over,
    browser,
  }: { readonly start: Pair; readonly over: readonly Pair[]; readonly browser: CDPSession },
): Promise<Dragged> {
  const cdp = await page.context().newCDPSession(page);
  // In time of the thread: what else the machine does is not counted.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.mouse.move(...start);
  await page.mouse.down();
  await send(cdp, over.slice(0, WARM_UP));
  const before = await readings(cdp, browser);
  await page.evaluate(() => Object.assign(window.benchWatch, { moves: 0, frames: 0, latencies: [] }));
  const measured = over.slice(WARM_UP);
  await send(cdp, measured);
  const { moves, frames, latencies } = await page.evaluate(() => window.benchWatch);
  const after = await readings(cdp, browser);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await cdp.detach();
  return {
    script: (after.script - before.script) / moves,
    cpu: (after.cpu - before.cpu) / moves,
    kept: (RATE * frames) / measured.length,
    latency: percentile(latencies, 0.95),
  };
}

/** Nobody waits for the page: a move that comes too late for it is lost, as with a real mouse. */
async function send(cdp: CDPSession, points: readonly Pair[]): Promise<void> {
  const began = performance.now();
  const sent: Promise<unknown>[] = [];
  for (const [index, [x, y]] of points.entries()) {
    await until(began + (1000 / RATE) * index);
    sent.push(cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, button: 'left', buttons: 1 }));
  }
  await Promise.all(sent);
}

/** Timers come up to a millisecond late; the last bit is waited for awake. */
async function until(time: number): Promise<void> {
  const left = time - performance.now();
  if (left > 2) await new Promise((done) => setTimeout(done, left - 1.5));
  while (performance.now() < time) await new Promise((done) => setImmediate(done));
}

async function readings(cdp: CDPSession, browser: CDPSession): Promise<{ script: number; cpu: number }> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const script = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
  return { script: 1000 * script, cpu: await browserCpu(browser) };
}

/** Milliseconds of CPU that all processes of the browser have taken. */
export async function browserCpu(browser: CDPSession): Promise<number> {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + 1000 * cpuTime, 0);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
