import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const root = fileURLToPath(new URL('../../', import.meta.url));
// The workers read this file again; they must find the port that the first reading chose.
process.env.FIVEFOOT_TEST_PORT ??= String(await freePort());
const url = `http://127.0.0.1:${process.env.FIVEFOOT_TEST_PORT}/`;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
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
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --outDir ${process.env.FIVEFOOT_TEST_DIST ?? 'dist'} --host 127.0.0.1 --strictPort --port ${process.env.FIVEFOOT_TEST_PORT}`,
    cwd: root,
    url,
    reuseExistingServer: false,
  },
});

/** The browser that src/tools/setup.mjs found. */
function chromiumPath(): string {
  const file = `${root}node_modules/.chromium-path`;
  if (!existsSync(file))
    throw new Error('No browser chosen yet: run `node src/tools/setup.mjs --browser` first.');
  return readFileSync(file, 'utf8').trim();
}

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
