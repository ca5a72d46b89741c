import type { Page } from '@playwright/test';
import { settled } from './states';

/** The part of the app's scripting door that is used here. */
interface Door {
  open(text: string): { readonly ok: boolean };
}
type AppWindow = Window & { readonly fivefoot: Door };

const ENCOUNTER = `
title: Under the old mill
size: [16, 12]
walls: [[5, 0, 5, 4], [5, 5, 5, 12]]
doors: [{ at: [5, 4, 5, 5] }]
combatants:
  H: { creature: sparring-warrior, name: Hadra, side: party, at: [2, 4] }
  O: { creature: sparring-warrior, name: Olin, side: party, at: [2, 6] }
  G1: { creature: goblin, name: Goblin 1, side: foes, at: [8, 4] }
  G2: { creature: goblin, name: Goblin 2, side: foes, at: [9, 6] }
  G3: { creature: goblin, name: Goblin 3, side: foes, at: [11, 3] }
  G4: { creature: goblin, name: Goblin 4, side: foes, at: [12, 7] }
`;

/** An encounter in the making: a picture of flagstones under the grid, a wall with a door, four goblins, the bestiary open. */
export async function buildFirstEncounter(page: Page): Promise<void> {
  await page.evaluate((text) => (window as unknown as AppWindow).fivefoot.open(text), ENCOUNTER);
  await settled(page);
  await page.evaluate(dropFlagstones);
  await page.getByTestId('picture-remove').waitFor();
  await page.getByTestId('editor-tab-creatures').click();
  await page.getByTestId('bestiary-search').fill('goblin');
  await page.getByTestId('creature-goblin').waitFor();
  await page.keyboard.press('Tab');
  await page.getByTestId('fit').click();
  await page.mouse.move(1, 1);
}

/** Drawn in the page, so that no picture of others is in here. 64 pixels a square. */
async function dropFlagstones(): Promise<void> {
  const [columns, rows, size] = [16, 12, 64];
  const canvas = new OffscreenCanvas(columns * size, rows * size);
  const paint = canvas.getContext('2d');
  if (paint === null) return;
  paint.fillStyle = '#6f675a';
  paint.fillRect(0, 0, canvas.width, canvas.height);
  for (let x = 0; x < columns; x++)
    for (let y = 0; y < rows; y++) {
      const shade = 128 + ((x * 37 + y * 61 + x * y * 7) % 5) * 7;
      paint.fillStyle = `rgb(${shade} ${shade - 8} ${shade - 24})`;
      paint.fillRect(x * size + 2, y * size + 2, size - 4, size - 4);
    }
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([blob], 'old-mill.png', { type: 'image/png' }));
  const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
  document.querySelector('.app')?.dispatchEvent(event);
}
