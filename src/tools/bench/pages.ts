import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Site } from '../browser/site';
import { browserCpu, type Dragged, drag, watchFrames } from './drag';
import type { FloorBoard } from './floor/floor';
import { drawsWhenTouched, type Idle, idle } from './idle';
import { chooser, encounterOf, MOVER, mustFind, type SceneWish, sceneText, spaceOfCreature } from './scene';

type Pair = readonly [number, number];
/** The part of the app's scripting door that is used here. */
interface Door {
  open(text: string): { readonly ok: boolean };
  squareToScreen(square: Pair): Pair;
}
type AppWindow = Window & { readonly fivefoot: Door };

const VIEWPORT = { width: 1280, height: 800 };
const MOVES = 240;
export const FEW = 50;
export const MANY = 1000;
const ROOM = {
  width: 18,
  height: 8,
  crowd: 24,
  guards: [
    [2, -2],
    [-4, 1],
    [1, 3],
  ],
} as const;

/** The fight of the browser's measures: the mover has room in the middle, the same foes around it however many there are. */
export const wishFor = (combatants: number): SceneWish => ({
  columns: 76,
  rows: 46,
  combatants,
  room: ROOM,
  seed: 17,
  terrain: false,
});

export interface Parts {
  readonly browser: Browser;
  readonly processes: CDPSession;
}

/** One board on a fresh page, in a context of its own. */
export interface Table {
  readonly page: Page;
  screenOf(square: Pair): Pair;
  close(): Promise<void>;
}

export async function openApp({ browser, processes }: Parts, site: Site, combatants: number): Promise<Table> {
  const page = await freshPage(browser);
  await page.goto(`${site.url}?renderer=canvas`);
  await page.waitForSelector('.board[data-ready="true"]');
  await page.waitForFunction(() => 'fivefoot' in window);
  const opened = await page.evaluate(
    (text) => (window as unknown as AppWindow).fivefoot.open(text),
    sceneText(wishFor(combatants)),
  );
  if (!opened.ok) throw new Error(`the app does not open the fight of the bench: ${JSON.stringify(opened)}`);
  await showAll(page);
  await settled(page, processes);
  return tableOf(page, await viewOf(page));
}

interface BoardView {
  /** Middle of the first square on the page. */
  readonly origin: Pair;
  /** Pixels a square. */
  readonly scale: number;
}

function viewOf(page: Page): Promise<BoardView> {
  return page.evaluate(() => {
    const { fivefoot } = window as unknown as AppWindow;
    const origin = fivefoot.squareToScreen([0, 0]);
    return { origin, scale: fivefoot.squareToScreen([1, 0])[0] - origin[0] };
  });
}

/** Turns the wheel over the mover, in the middle of the board, until every token is on the screen. */
async function showAll(page: Page): Promise<void> {
  const { columns, rows } = wishFor(FEW);
  const box = await page.locator('.board').boundingBox();
  if (box === null) throw new Error('the app shows no board');
  for (let turns = 0; turns < 20; turns++) {
    const { origin, scale } = await viewOf(page);
    if (columns * scale <= box.width && rows * scale <= box.height) return;
    await page.mouse.move(origin[0] + (columns / 2) * scale, origin[1] + (rows / 2) * scale);
    await page.mouse.wheel(0, 120);
    await page.waitForFunction((before) => {
      const { fivefoot } = window as unknown as AppWindow;
      return fivefoot.squareToScreen([1, 0])[0] - fivefoot.squareToScreen([0, 0])[0] < before;
    }, scale);
  }
  throw new Error('the board of the bench does not fit on the screen');
}

/** @param like the app's page, whose board is where this one's will be */
export async function openFloor({ browser }: Parts, site: Site, board: FloorBoard): Promise<Table> {
  const page = await freshPage(browser);
  await page.goto(site.url);
  await page.waitForFunction(() => window.floor !== undefined);
  await page.evaluate((it) => window.floor.open(it), board);
  const { left, top, originX, originY, scale } = board;
  return tableOf(page, { origin: [left + originX + scale / 2, top + originY + scale / 2], scale });
}

/** What the bare board needs to look like the app's. */
export async function floorBoardLike({ page, screenOf }: Table, combatants: number): Promise<FloorBoard> {
  const wish = wishFor(combatants);
  const box = await page.locator('.board').boundingBox();
  if (box === null) throw new Error('the app shows no board');
  const [x, y] = screenOf([0, 0]);
  const scale = screenOf([1, 0])[0] - x;
  const tokens = Object.values(encounterOf(sceneText(wish)).combatants).map((who) => ({
    id: who.id,
    x: who.at.x,
    y: who.at.y,
    space: spaceOfCreature(who.sheet.creature ?? ''),
    colour: who.side === 'party' ? 0x2f6fb3 : 0xb34a2f,
    name: who.sheet.name,
  }));
  const { x: left, y: top, width, height } = box;
  const origin = { originX: x - scale / 2 - left, originY: y - scale / 2 - top };
  return { left, top, width, height, ...origin, scale, columns: wish.columns, rows: wish.rows, tokens };
}

export async function dragOn({ page, screenOf }: Table, { processes }: Parts): Promise<Dragged> {
  const { at } = mustFind(encounterOf(sceneText(wishFor(FEW))), MOVER);
  const start = screenOf([at.x, at.y]);
  const over = wander(at).map(screenOf);
  return drag(page, { start, over, browser: processes });
}

export async function idleOn(
  { page, screenOf }: Table,
  { processes }: Parts,
): Promise<Idle & { readonly touched: number }> {
  await page.mouse.move(1, 1);
  await settled(page, processes);
  const found = await idle(page, processes);
  const { at } = mustFind(encounterOf(sceneText(wishFor(FEW))), MOVER);
  return { ...found, touched: await drawsWhenTouched(page, screenOf([at.x, at.y])) };
}

const LOOKED_AT = 40;

/** That the flags are really there: the share of the drag's paths at which the page says that somebody may strike. */
export async function flagsOn({ page, screenOf }: Table): Promise<number> {
  const { at } = mustFind(encounterOf(sceneText(wishFor(FEW))), MOVER);
  await page.mouse.move(...screenOf([at.x, at.y]));
  await page.mouse.down();
  let flagged = 0;
  for (const square of wander(at).slice(0, LOOKED_AT)) {
    await page.mouse.move(...screenOf(square));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    if ((await page.locator('[data-testid="path-words"] li').count()) > 0) flagged += 1;
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return flagged / LOOKED_AT;
}

/** Square by square through the room, so that every move makes a new path. */
function wander(from: { readonly x: number; readonly y: number }): readonly Pair[] {
  const choose = chooser(5);
  const points: Pair[] = [];
  let [dx, dy] = [3, 0];
  while (points.length < MOVES) {
    const x = Math.max(-8, Math.min(8, dx + choose(3) - 1));
    const y = Math.max(-4, Math.min(4, dy + choose(3) - 1));
    if ((x === dx && y === dy) || (x === 0 && y === 0)) continue;
    [dx, dy] = [x, y];
    points.push([from.x + dx, from.y + dy]);
  }
  return points;
}

/** A page in a context of its own. */
export async function freshPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: 1,
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`page: ${error.message}`));
  await page.addInitScript(watchFrames);
  return page;
}

function tableOf(page: Page, { origin, scale }: { readonly origin: Pair; readonly scale: number }): Table {
  return {
    page,
    screenOf: ([x, y]) => [origin[0] + x * scale, origin[1] + y * scale],
    close: () => page.context().close(),
  };
}

const CALM = { look: 500, most: 40, cpu: 15 };

/** All pictures painted, what was to be kept is kept, and the browser has nothing left to do. */
export async function settled(page: Page, processes: CDPSession): Promise<void> {
  await page.waitForSelector('.board[data-ready="true"]', { timeout: 60_000 });
  let before = await browserCpu(processes);
  for (let looks = 0; looks < CALM.most; looks++) {
    await page.waitForTimeout(CALM.look);
    const now = await browserCpu(processes);
    if (now - before <= CALM.cpu) return;
    before = now;
  }
  throw new Error('the page does not come to rest');
}
