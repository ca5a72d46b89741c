import type { Page } from '@playwright/test';

type Pair = readonly [number, number];
/** The part of the app's scripting door that is used here. */
interface Door {
  send(step: unknown): { readonly ok: boolean };
  squareToScreen(square: Pair): Pair;
}
type AppWindow = Window & { readonly fivefoot: Door };

/** A state of the page worth a picture. Each goes on from the one before. */
export interface State {
  readonly name: string;
  arrange(page: Page): Promise<void>;
  /** Undone after the picture. */
  leave?(page: Page): Promise<void>;
}

/** The fighter of the first fight, and a way past the ogre. */
const FIGHTER: Pair = [8, 6];
export const PAST_THE_OGRE: readonly Pair[] = [
  [8, 7],
  [10, 7],
  [12, 7],
];
const OGRE: Pair = [10, 5];
/** Corners of a rectangle around two of the party. */
const GROUP: readonly [Pair, Pair] = [
  [7, 5],
  [9, 9],
];
/** A square of floor with nobody on it: a click there backs out. */
const FLOOR: Pair = [5, 12];

export const STATES: readonly State[] = [
  { name: 'rest', arrange: async () => undefined },
  {
    name: 'menu',
    async arrange(page) {
      await page.getByTestId('menu').click();
      await page.getByTestId('new-fight').waitFor();
      await page.getByTestId('new-fight').hover();
    },
    async leave(page) {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'preview',
    async arrange(page) {
      await page.mouse.click(...(await screenOf(page, OGRE)));
      await page.getByTestId('attack-preview').waitFor({ state: 'attached' });
    },
    async leave(page) {
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'odds',
    async arrange(page) {
      await page.mouse.click(...(await screenOf(page, OGRE)));
      await page.getByTestId('action-full-attack').press('Enter');
      await page.getByTestId('sequence').first().waitFor({ state: 'attached' });
    },
    async leave(page) {
      await page.keyboard.press('Escape');
      await letGo(page);
    },
  },
  {
    name: 'overlays',
    async arrange(page) {
      for (const key of ['Shift+T', 'r']) await page.keyboard.press(key);
    },
    async leave(page) {
      for (const key of ['r', 'Shift+T']) await page.keyboard.press(key);
    },
  },
  {
    name: 'group',
    async arrange(page) {
      await page.keyboard.press('n');
      await page.mouse.move(...(await screenOf(page, GROUP[0])));
      await page.mouse.down();
      await page.mouse.move(...(await screenOf(page, GROUP[1])), { steps: 4 });
      await page.mouse.up();
      await page.getByTestId('group-bar').waitFor();
    },
    leave: letGo,
  },
  {
    name: 'eyes',
    async arrange(page) {
      await page.keyboard.press('y');
      await page.getByTestId('eyes').waitFor();
    },
    async leave(page) {
      await page.keyboard.press('y');
    },
  },
  {
    name: 'keys',
    async arrange(page) {
      await page.keyboard.press('?');
      await page.getByTestId('key-sheet').waitFor();
    },
    async leave(page) {
      await page.keyboard.press('Escape');
    },
  },
  { name: 'drag', arrange: dragPastTheOgre, leave: async (page) => page.mouse.up() },
  {
    name: 'decision',
    async arrange(page) {
      await page.getByTestId('decisions').waitFor();
    },
  },
  {
    name: 'log',
    async arrange(page) {
      const step = { by: 'O', answer: 'attack', dice: { d20: [15], d8: [5, 4] } };
      const sent = await page.evaluate((it) => (window as unknown as AppWindow).fivefoot.send(it), step);
      if (!sent.ok) throw new Error(`the ogre may not strike: ${JSON.stringify(sent)}`);
      await page.getByTestId('decisions').waitFor({ state: 'detached' });
    },
  },
];

async function letGo(page: Page): Promise<void> {
  await page.mouse.click(...(await screenOf(page, FLOOR)));
}

export async function dragPastTheOgre(page: Page): Promise<void> {
  await page.mouse.move(...(await screenOf(page, FIGHTER)));
  await page.mouse.down();
  for (const square of PAST_THE_OGRE) await page.mouse.move(...(await screenOf(page, square)), { steps: 4 });
  await page.getByTestId('path-words').waitFor({ state: 'attached' });
}

export function screenOf(page: Page, square: Pair): Promise<Pair> {
  return page.evaluate((it) => (window as unknown as AppWindow).fivefoot.squareToScreen(it), square);
}

/** Everything drawn, nothing moving any more. */
export async function settled(page: Page): Promise<void> {
  await page.locator('.board[data-ready="true"]').waitFor();
  // The panels, and the scripting door with them, come after the board.
  await page.waitForFunction(() => 'fivefoot' in window);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
    for (let frames = 0; frames < 5; frames++) await new Promise((done) => requestAnimationFrame(done));
  });
}
