import type { BrowserContext, CDPSession } from '@playwright/test';
import type { Table } from './table';

export type Pair = readonly [number, number];
type Touch = 'touchStart' | 'touchMove' | 'touchEnd';

/** Fingers on the board of a page, with real touch events. */
export class Fingers {
  private readonly table: Table;
  private readonly session: CDPSession;

  private constructor(table: Table, session: CDPSession) {
    this.table = table;
    this.session = session;
  }
  static async on(table: Table, context: BrowserContext): Promise<Fingers> {
    return new Fingers(table, await context.newCDPSession(table.page));
  }
  /** Fingers on these squares, the first one first; one that is missing in a move has left. */
  async touch(type: Touch, ...squares: Pair[]): Promise<void> {
    const places = [];
    for (const square of squares) places.push(await this.table.squareToScreen(square));
    await this.send(type, places);
  }
  /** One finger down on the first square, over the others, and up. */
  async stroke(from: Pair, ...over: Pair[]): Promise<void> {
    await this.touch('touchStart', from);
    for (const square of over) await this.touch('touchMove', square);
    await this.touch('touchEnd');
  }
  /** One finger over places of the page, in CSS pixels. */
  async strokeOn(from: Pair, ...over: Pair[]): Promise<void> {
    await this.send('touchStart', [from]);
    for (const place of over) await this.send('touchMove', [place]);
    await this.send('touchEnd', []);
  }
  /** The same, and up while the finger still moves fast, by the clock that the events carry. */
  async flick(from: Pair, to: Pair): Promise<void> {
    const [start, end] = [await this.table.squareToScreen(from), await this.table.squareToScreen(to)];
    const [steps, pace] = [8, 0.008];
    const begun = Date.now() / 1000 - (steps + 1) * pace;
    await this.send('touchStart', [start], begun);
    for (let step = 1; step <= steps; step++) {
      const along = (axis: 0 | 1): number => start[axis] + ((end[axis] - start[axis]) * step) / steps;
      await this.send('touchMove', [[along(0), along(1)]], begun + step * pace);
    }
    await this.send('touchEnd', [], begun + (steps + 1) * pace);
  }
  async tap(square: Pair): Promise<void> {
    await this.table.page.touchscreen.tap(...(await this.table.squareToScreen(square)));
  }
  /** @param timestamp seconds since 1970 */
  private async send(type: Touch, places: readonly Pair[], timestamp = Date.now() / 1000): Promise<void> {
    const touchPoints = places.map(([x, y], id) => ({ x, y, id }));
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  }
}
