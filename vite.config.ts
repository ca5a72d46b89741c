import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import packageJson from './package.json' with { type: 'json' };
import { noCircles } from './src/tools/circles.mjs';
import { firstGroups, firstLinks } from './src/tools/first.mjs';
import { offline } from './src/tools/offline/offline.mjs';
import { pixi } from './src/tools/pixi.mjs';
import { prepared } from './src/tools/prepared.mjs';
import { TestOrder } from './src/tools/test-order.mjs';
import { words } from './src/tools/words.mjs';

export default defineConfig({
  base: './',
  define: { __FIVEFOOT_VERSION__: JSON.stringify(packageJson.version) },
  plugins: [react(), pixi(), words(), prepared(), firstLinks(), noCircles(), offline()],
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // One sign beyond Latin-1 and the browser keeps the whole file with two bytes for each sign.
        charset: 'ascii',
        codeSplitting: {
          // What changes only with its version keeps its own file, so that a new version of the app loads only what is new.
          groups: [
            ...firstGroups(),
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|@base-ui|@floating-ui)[\\/]/,
            },
            { name: 'reading', test: /node_modules[\\/](yaml|zod)[\\/]/ },
          ],
        },
      },
    },
  },
  test: {
    environment: 'node',
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    // Nothing is kept in modules that a file could leave behind for the next; the rules are loaded once a worker.
    isolate: false,
    // Vitest itself leaves a processor free, and so would use one of two. The process that hands out the modules has little to do.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: TestOrder },
    // A limit is there for what hangs: a machine that is busy with other things breaks no promise.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
