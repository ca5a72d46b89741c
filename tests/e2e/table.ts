import { expect, type Page } from '@playwright/test';
import type { Door, DoorAnswer, DoorView } from '../../src/door';
import type { CombatantReport } from '../../src/rules/questions/answers';

type Pair = readonly [number, number];

declare global {
  interface Window {
    fivefoot: Door;
  }
}

/** One browser at the table: real mouse on the board, questions through the scripting door. */
export class Table {
  readonly page: Page;
  readonly errors: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
  }
  async open(): Promise<void> {
    await this.page.goto('./');
    await this.ready();
  }
  async reload(): Promise<void> {
    await this.page.reload();
    await this.ready();
  }
  /** The board is up when it can say where a square is. */
  async ready(): Promise<void> {
    await this.page.waitForFunction(() => {
      try {
        return window.fivefoot.squareToScreen([0, 0]).length === 2;
      } catch {
        return false;
      }
    });
  }
  view(): Promise<DoorView> {
    return this.page.evaluate(() => window.fivefoot.view());
  }
  async who(key: string): Promise<CombatantReport> {
    return (await this.view())[key] as CombatantReport;
  }
  send(step: unknown): Promise<DoorAnswer> {
    return this.page.evaluate((it) => window.fivefoot.send(it), step);
  }
  openText(text: string): Promise<DoorAnswer> {
    return this.page.evaluate((it) => window.fivefoot.open(it), text);
  }
  squareToScreen(square: Pair): Promise<Pair> {
    return this.page.evaluate((it) => window.fivefoot.squareToScreen(it), square);
  }
  /** Presses on a square and draws over others; the button stays down. */
  async draw(from: Pair, ...over: Pair[]): Promise<void> {
    const { mouse } = this.page;
    await mouse.move(...(await this.squareToScreen(from)));
    await mouse.down();
    for (const square of over) await mouse.move(...(await this.squareToScreen(square)), { steps: 5 });
  }
  async release(): Promise<void> {
    await this.page.mouse.up();
  }
  async click(square: Pair): Promise<void> {
    await this.page.mouse.click(...(await this.squareToScreen(square)));
  }
  async expectAt(key: string, square: Pair): Promise<void> {
    await expect.poll(async () => (await this.who(key)).at).toEqual(square);
  }
  async expectPending(...by: string[]): Promise<void> {
    await expect.poll(async () => (await this.view()).pending.map((it) => it.by)).toEqual(by);
  }
  panel(testId: string) {
    return this.page.getByTestId(testId);
  }
}
