import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openBrowser } from './browser/launch';

/** Side in pixels; how much of it the picture takes: systems cut up to a fifth off a maskable icon. */
const ICONS = [
  { file: 'icon-192.png', side: 192, share: 1 },
  { file: 'icon-512.png', side: 512, share: 1 },
  { file: 'icon-maskable-512.png', side: 512, share: 0.8 },
] as const;
const FOLDER = 'public';

/** Makes the icons of the installed app out of `public/icon.svg`. */
export async function main(): Promise<number> {
  const svg = readFileSync(`${FOLDER}/icon.svg`, 'utf8');
  const opened = await openBrowser();
  try {
    const page = await opened.browser.newPage();
    for (const icon of ICONS) await take(page, svg, icon);
    return 0;
  } finally {
    await opened.close();
  }
}

async function take(page: Page, svg: string, { file, side, share }: (typeof ICONS)[number]): Promise<void> {
  const ground = /<rect[^>]*fill="(#[0-9a-f]{6})"/.exec(svg)?.[1] ?? 'transparent';
  const whole = share < 1;
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${whole ? ground : 'transparent'}}svg{width:${share * 100}%}</style>${svg}`,
  );
  await page.screenshot({ path: `${FOLDER}/${file}`, omitBackground: true });
}
