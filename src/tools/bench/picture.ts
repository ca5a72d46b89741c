import type { Page } from '@playwright/test';
import { openBrowser } from '../browser/launch';
import { appSite, pageSite, type Site } from '../browser/site';
import { type Dragged, drag } from './drag';
import { freshPage, type Parts, settled } from './pages';
import type { PictureFloor } from './picture-floor/picture-floor';
import type { Row, Unit } from './rows';

const SIDE = 4096;
const SQUARES = 200;
const MOVES = 240;
const ROUNDS = 2;

type Pair = readonly [number, number];
interface AppWindow extends Window {
  readonly makePicture: () => Promise<Blob>;
}

const FIGHT = `
title: A large picture
size: [${SQUARES}, ${SQUARES}]
combatants:
  A: { creature: orc, side: foes, at: [100, 100] }
`;

/** A picture that does not compress away: strokes of many colours all over. To be put into the page before it loads. */
function withPicture(side: number): void {
  const paintOne = async (): Promise<Blob> => {
    const canvas = new OffscreenCanvas(side, side);
    const paint = canvas.getContext('2d');
    if (paint === null) throw new Error('no canvas');
    for (let index = 0; index < 6000; index++) {
      const [x, y] = [(index * 7919) % side, (index * 104729) % side];
      paint.fillStyle = `hsl(${(index * 37) % 360} 60% ${30 + (index % 50)}%)`;
      paint.fillRect(x, y, 40 + (index % 160), 40 + ((index * 3) % 160));
    }
    return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  };
  Object.assign(window, { makePicture: paintOne });
}

/** The same pan of the same picture in the built app and on a bare board. */
export async function pictureRows(): Promise<readonly Row[]> {
  const [app, bare] = [await appSite(), await pageSite('src/tools/bench/picture-floor', 'picture-floor')];
  const opened = await openBrowser();
  try {
    const parts = { browser: opened.browser, processes: await opened.browser.newBrowserCDPSession() };
    const rounds: Pans[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await roundOf(parts, { app, bare }));
    return rowsOf(rounds);
  } finally {
    await opened.close();
    await app.close();
    await bare.close();
  }
}

interface Pans {
  readonly app: Dragged;
  readonly floor: Dragged;
}

async function roundOf(parts: Parts, sites: { readonly app: Site; readonly bare: Site }): Promise<Pans> {
  const page = await freshPage(parts.browser);
  await page.addInitScript(withPicture, SIDE);
  await page.goto(`${sites.app.url}?renderer=canvas`);
  await page.waitForFunction(() => 'fivefoot' in window);
  const like = await openInApp(page, parts);
  const app = await panned(page, like, parts);
  await page.context().close();
  const floorPage = await freshPage(parts.browser);
  await floorPage.addInitScript(withPicture, SIDE);
  await floorPage.goto(sites.bare.url);
  await floorPage.waitForFunction(() => window.pictureFloor !== undefined);
  await floorPage.evaluate(async (board) => {
    const picture = await (window as unknown as AppWindow).makePicture();
    await window.pictureFloor.open(board, picture);
  }, like);
  const floor = await panned(floorPage, like, parts);
  await floorPage.context().close();
  return { app, floor };
}

/** Opens the fight, drops the picture on the page and waits until it is drawn. */
async function openInApp(page: Page, parts: Parts): Promise<PictureFloor> {
  await page.evaluate((text) => window.fivefoot.open(text), FIGHT);
  await page.evaluate(async () => {
    const picture = await (window as unknown as AppWindow).makePicture();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([picture], 'floor.jpg', { type: 'image/jpeg' }));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer }));
  });
  await page.waitForSelector('.board[data-picture]', { timeout: 60_000 });
  await page.getByTestId('editor-close').click();
  await settled(page, parts.processes);
  const box = await page.locator('.board').boundingBox();
  if (box === null) throw new Error('the app shows no board');
  const scale = await page.evaluate(() => {
    const { fivefoot } = window;
    return fivefoot.squareToScreen([1, 0])[0] - fivefoot.squareToScreen([0, 0])[0];
  });
  const { x: left, y: top, width, height } = box;
  return {
    left,
    top,
    width,
    height,
    scale,
    pixelsPerSquare: SIDE / SQUARES,
    columns: SQUARES,
    rows: SQUARES,
  };
}

/** Round in circles, from a place where nobody stands. */
function panned(
  page: Page,
  { left, top, width, height }: PictureFloor,
  { processes }: Parts,
): Promise<Dragged> {
  const start: Pair = [left + width * 0.25, top + height * 0.4];
  const over = Array.from({ length: MOVES }, (_, index): Pair => {
    const turn = index / 20;
    return [start[0] + 120 * Math.sin(turn), start[1] + 90 * (1 - Math.cos(turn))];
  });
  return drag(page, { start, over, browser: processes });
}

function rowsOf(rounds: readonly Pans[]): readonly Row[] {
  const least = (of: (round: Pans) => number): number => Math.min(...rounds.map(of));
  const row = (what: string, unit: Unit, key: 'script' | 'cpu' | 'latency', ratio: number): Row => ({
    budget: '',
    what: `${what}, pan of a ${SIDE} × ${SIDE} picture, ${SQUARES} × ${SQUARES} squares`,
    figure: least(({ app }) => app[key]),
    unit,
    reference: { name: 'bare Pixi, same picture', value: least(({ floor }) => floor[key]) },
    goal: { ratio },
  });
  return [
    row('CPU of the whole browser a move', 'ms', 'cpu', 1.5),
    row('pointer to frame, 95 of 100', 'ms', 'latency', 1.8),
    {
      budget: '',
      what: `moves kept of 60 a second, ${SIDE} × ${SIDE} picture`,
      figure: Math.max(...rounds.map(({ app }) => app.kept)),
      unit: '/s',
      reference: {
        name: 'bare Pixi, same picture',
        value: Math.max(...rounds.map(({ floor }) => floor.kept)),
      },
      goal: { ratio: 0.95, atLeast: true },
    },
  ];
}
