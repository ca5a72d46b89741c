import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumPath, FLAGS } from '../../src/tools/browser/chromium';

const root = fileURLToPath(new URL('../../', import.meta.url));
// The workers read this file again; they must find the port that the first reading chose.
process.env.FIVEFOOT_TEST_PORT ??= String(await freePort());
const url = `http://127.0.0.1:${process.env.FIVEFOOT_TEST_PORT}/`;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  // What passes only the second time is named at the end of `npm test` and is a fault to be mended (tests/README.md).
  retries: 1,
  // What passes takes no longer for it; on a busy machine everything takes its time.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: url,
    viewport: { width: 1280, height: 720 },
    deviceScaleFactor: 1,
    locale: 'en-US',
    // Only offline.spec.ts is about the service worker; elsewhere it would answer what tests hold back.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: chromiumPath(root),
      args: [...FLAGS],
    },
  },
  webServer: {
    command: `node tests/e2e/serve.mjs "${process.env.FIVEFOOT_TEST_DIST ?? 'dist'}" ${process.env.FIVEFOOT_TEST_PORT}`,
    cwd: root,
    url,
    reuseExistingServer: false,
  },
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
