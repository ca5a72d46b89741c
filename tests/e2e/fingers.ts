import type { BrowserContext, CDPSession } from '@playwright/test';
import type { Table } from './table';

export type Pair = readonly [number, number];

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
  async touch(type: 'touchStart' | 'touchMove' | 'touchEnd', ...squares: Pair[]): Promise<void> {
    const touchPoints = [];
    for (const [id, square] of squares.entries()) {
      const [x, y] = await this.table.squareToScreen(square);
      touchPoints.push({ x, y, id });
    }
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
  /** One finger down on the first square, over the others, and up. */
  async stroke(from: Pair, ...over: Pair[]): Promise<void> {
    await this.touch('touchStart', from);
    for (const square of over) await this.touch('touchMove', square);
    await this.touch('touchEnd');
  }
  async tap(square: Pair): Promise<void> {
    await this.table.page.touchscreen.tap(...(await this.table.squareToScreen(square)));
  }
}
