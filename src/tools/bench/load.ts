import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';
import type { Site } from '../browser/site';
import type { FloorBoard } from './floor/floor';
import { MOVER } from './scene';

/** What one page took to be usable, and what it holds then. */
export interface Loaded {
  /** Milliseconds from the navigation until the whole board is drawn. */
  readonly board: number;
  /** Milliseconds until the panels are there as well. */
  readonly panels: number;
  /** KiB of script asked for until the board was drawn, compressed. */
  readonly script: number;
  /** KiB of everything asked for until then, compressed. */
  readonly all: number;
  /** MiB of script objects in use once all is there, after the garbage is gone. */
  readonly heap: number;
  /** MiB that the page's process has in memory then; not known everywhere. */
  readonly memory: number;
}
interface Marks {
  readonly usable: number | null;
  readonly panels: number | null;
  /** Addresses asked for before the board was drawn. */
  readonly asked: readonly string[];
}
declare global {
  interface Window {
    benchMarks: { usable: number | null; panels: number | null; asked: string[] };
  }
}

/** Notes from within when the board stands (`data-ready`), when the panels do, and what was asked for until then. Put into the page before it loads. */
export function markReady(): void {
  const marks: Window['benchMarks'] = { usable: null, panels: null, asked: [] };
  window.benchMarks = marks;
  const look = (): void => {
    if (marks.usable === null && document.querySelector('[data-ready="true"]') !== null) {
      marks.usable = performance.now();
      marks.asked = performance.getEntriesByType('resource').map(({ name }) => name);
    }
    if (marks.panels === null && document.querySelector('[data-testid="action-bar"]') !== null)
      marks.panels = performance.now();
    if (marks.usable !== null && marks.panels !== null) watch.disconnect();
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { subtree: true, childList: true, attributes: true });
}

/** The bare board is told what to draw as soon as its script is there, and marks its end as the app does. */
export function openFloorAtOnce(board: FloorBoard): void {
  let floor: Window['floor'] | undefined;
  Object.defineProperty(window, 'floor', {
    get: () => floor,
    set(made: Window['floor']) {
      floor = made;
      const done = (): void => document.getElementById('board')?.setAttribute('data-ready', 'true');
      made.open(board).then(done);
    },
  });
}

/**
 * Loads a site into a fresh page of a context in which the fight is kept already, without the cache.
 * @param panels false: the page has none
 */
export async function load(
  page: Page,
  url: string,
  { processes, panels }: { readonly processes: CDPSession; readonly panels: boolean },
): Promise<Loaded> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript(markReady);
  await page.goto(url);
  await page.waitForFunction(
    (both) => window.benchMarks.usable !== null && (!both || window.benchMarks.panels !== null),
    panels,
  );
  // What is loaded behind the panels has its time too, and belongs to what the page holds.
  await page.waitForLoadState('networkidle');
  const marks = await page.evaluate((): Marks => window.benchMarks);
  const asked = await Promise.all([url, ...marks.asked].map(sizeOf));
  const sum = (of: readonly Size[]): number => of.reduce((total, { bytes }) => total + bytes, 0) / 1024;
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return {
    board: marks.usable ?? Number.NaN,
    panels: marks.panels ?? Number.NaN,
    script: sum(asked.filter(({ isScript }) => isScript)),
    all: sum(asked),
    heap: usedSize / 2 ** 20,
    memory: await largestRenderer(processes),
  };
}

interface Size {
  readonly bytes: number;
  readonly isScript: boolean;
}

/** Compressed as servers do it, whatever the one of the bench does; pictures and fonts are compressed already. */
async function sizeOf(url: string): Promise<Size> {
  if (!url.startsWith('http')) return { bytes: 0, isScript: false };
  const response = await fetch(url);
  const body = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? '';
  const isText = /javascript|css|html|json|svg/.test(type);
  return { bytes: isText ? gzipSync(body).length : body.length, isScript: type.includes('javascript') };
}

/** MiB of the largest process that shows a page; not a number where the system does not tell it this way. */
async function largestRenderer(processes: CDPSession): Promise<number> {
  const { processInfo } = await processes.send('SystemInfo.getProcessInfo');
  const sizes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentMib(id));
  return Math.max(...sizes);
}

function residentMib(pid: number): number {
  try {
    const found = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Number(found?.[1] ?? Number.NaN) / 1024;
  } catch {
    return Number.NaN;
  }
}

/**
 * That the board can be used the moment it is said to be there: with the panels and the rest of the rules held back for good, a token is pressed
 * and drawn to another square. @throws where no path follows
 */
export async function mustBeUsable(page: Page, site: Site): Promise<void> {
  for (const later of ['show-panels', 'registry']) await page.route(`**/${later}*.js`, () => undefined);
  await page.goto(`${site.url}?renderer=canvas`, { waitUntil: 'commit' });
  await page.waitForSelector('.board[data-ready="true"]');
  const box = await page.locator(`[data-token-id="${MOVER}"]`).boundingBox();
  if (box === null) throw new Error('the board without panels shows no mover');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 2 * box.width, y, { steps: 4 });
  await page.waitForSelector('.board[data-hand]', { timeout: 5000 });
  if ((await page.locator('[data-testid="action-bar"]').count()) > 0)
    throw new Error('the panels were not held back: nothing is shown by this check');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
