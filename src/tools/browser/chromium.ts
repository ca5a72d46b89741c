import { existsSync, readFileSync } from 'node:fs';

/**
 * What the browser is told to leave out. Only the last list of a command line counts, so Playwright's own stands here again. The two last names are the address bar's
 * pages of suggestions: they are loaded anew for every window, in a process of its own, which cost as much as the page under test.
 */
const LEFT_OUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];
/** With what the browser is begun, for tests, benchmark and pictures alike. */
export const FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${LEFT_OUT.join(',')}`,
];

/** The browser that setup.mjs found; `root`: the project's folder, with a slash at the end. Left out: the working folder. @throws where none was looked for yet */
export function chromiumPath(root = ''): string {
  const file = `${root}node_modules/.chromium-path`;
  if (!existsSync(file))
    throw new Error('No browser chosen yet: run `node src/tools/setup.mjs --browser` first.');
  return readFileSync(file, 'utf8').trim();
}
