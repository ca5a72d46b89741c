// Runs a TypeScript tool from the command line: node src/tools/run.mjs src/notation/cli.ts ARGUMENTS…
// The entry exports `main(argv: readonly string[]): Promise<number>`; its number is the exit code.
// It is bundled first, because the rules find their files by import.meta.glob, which only the bundler knows.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { words } from './words.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const cache = join(root, 'node_modules', '.cache', 'run');

// A reader that has seen enough (`| head`) is no fault of the tool.
process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 74));
process.exit(await run(process.argv[2], process.argv.slice(3)));

async function run(entry, args) {
  mkdirSync(cache, { recursive: true });
  // A folder for each run, so that two runs at a time do not overwrite each other.
  const folder = mkdtempSync(join(cache, 'run-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  try {
    process.setSourceMapsEnabled(true);
    const { main } = await import(pathToFileURL(await bundle(resolve(root, entry), folder)).href);
    return await main(args);
  } catch (error) {
    console.error(error);
    return 70;
  } finally {
    await Promise.all([written(process.stdout), written(process.stderr)]);
  }
}

/** Bundles the project's own modules of an entry into one file; packages stay where they are. */
async function bundle(entry, outDir) {
  await build({
    configFile: false,
    plugins: [words()],
    root,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: entry,
      outDir,
      target: 'node20',
      minify: false,
      sourcemap: 'inline',
      rolldownOptions: { output: { entryFileNames: 'entry.js' } },
    },
  });
  return join(outDir, 'entry.js');
}

/** A pipe takes its text later than a terminal; leaving before would cut the output. */
function written(stream) {
  return new Promise((done) => stream.write('', done));
}
