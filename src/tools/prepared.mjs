// The bundler's part of `virtual:prepared`: the first fight as a state, so that the page needs no notation to show it.
// The source stays the notation file; it is read here by the project's own code whenever the app is built.
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const ENCOUNTERS = join(root, 'src', 'content', 'encounters');
const ID = 'virtual:prepared';

export function prepared() {
  return {
    name: 'fivefoot-prepared',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null;
      for (const file of readdirSync(ENCOUNTERS)) this.addWatchFile(join(ENCOUNTERS, file));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(await work()))});`;
    },
  };
}

async function work() {
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'prepared-'));
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'error',
      publicDir: false,
      build: {
        ssr: 'src/reading.ts',
        outDir: folder,
        target: 'node20',
        minify: false,
        rolldownOptions: { output: { entryFileNames: 'entry.js' } },
      },
    });
    const { prepare } = await import(pathToFileURL(join(folder, 'entry.js')).href);
    return prepare();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
