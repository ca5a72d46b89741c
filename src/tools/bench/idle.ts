import type { CDPSession, Page } from '@playwright/test';
import { browserCpu } from './drag';

const WATCHED_MS = 2000;
/** Seconds of CPU looked at; the dearest of them are left out, since a young browser still has chores of its own. */
const SECONDS = 6;
const LEFT_OUT = 2;

export interface Idle {
  /** Drawing calls and animation frames asked for while nobody touched the page. */
  readonly draws: number;
  /** Per cent of one core, all processes of the browser. */
  readonly cpu: number;
}

declare global {
  interface Window {
    benchDraws: number;
  }
}

/** Counts what is drawn from now on: every call on a 2D canvas, every animation frame, every mutation of the page. */
export function countDraws(): void {
  if (window.benchDraws !== undefined) return;
  window.benchDraws = 0;
  const count = (): void => {
    window.benchDraws += 1;
  };
  const prototype = CanvasRenderingContext2D.prototype as unknown as Record<string, unknown>;
  for (const name of ['clearRect', 'fillRect', 'fill', 'stroke', 'drawImage', 'fillText', 'putImageData']) {
    const original = prototype[name] as (...args: unknown[]) => unknown;
    prototype[name] = function counted(this: unknown, ...args: unknown[]): unknown {
      count();
      return original.apply(this, args);
    };
  }
  const frame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => {
    count();
    return frame(callback);
  };
  new MutationObserver((changes) => {
    window.benchDraws += changes.length;
  }).observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}

/** Leaves the page alone and looks at what it does. */
export async function idle(page: Page, browser: CDPSession): Promise<Idle> {
  const cpu = await idleCpu(page, browser);
  await page.evaluate(countDraws);
  await page.evaluate(() => {
    window.benchDraws = 0;
  });
  await page.waitForTimeout(WATCHED_MS);
  return { draws: await page.evaluate(() => window.benchDraws), cpu };
}

async function idleCpu(page: Page, browser: CDPSession): Promise<number> {
  const seconds: number[] = [];
  let before = await browserCpu(browser);
  for (let second = 0; second < SECONDS; second++) {
    await page.waitForTimeout(1000);
    const now = await browserCpu(browser);
    seconds.push(now - before);
    before = now;
  }
  const kept = seconds.sort((a, b) => a - b).slice(0, SECONDS - LEFT_OUT);
  return kept.reduce((sum, spent) => sum + spent, 0) / (10 * kept.length);
}

/** That the count would see something: moving over a token draws. */
export async function drawsWhenTouched(page: Page, at: readonly [number, number]): Promise<number> {
  await page.evaluate(() => {
    window.benchDraws = 0;
  });
  await page.mouse.move(at[0], at[1], { steps: 3 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(() => window.benchDraws - 2);
}
