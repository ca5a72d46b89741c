import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  base: './',
  plugins: [react()],
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What changes only with its version keeps its own file, so that a new version of the app loads only what is new.
          groups: [
            {
              name: 'pixi',
              test: /node_modules[\\/](pixi\.js|@pixi|eventemitter3|earcut|parse-svg-path|tiny-lru|gifuct-js|@xmldom)/,
            },
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|@base-ui|@floating-ui)[\\/]/,
            },
            { name: 'reading', test: /node_modules[\\/](yaml|zod)[\\/]/ },
            { name: 'texts', test: /src[\\/]text[\\/](en|hu)[\\/]/ },
          ],
        },
      },
    },
  },
  test: {
    environment: 'node',
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
  },
});
