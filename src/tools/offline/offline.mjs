// Makes `sw.js` of the build: the service worker, with the list of all files and their hashes in front of it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const WORKER = fileURLToPath(new URL('worker.js', import.meta.url));
/** Not part of the app: the picture of the README, the worker itself, maps of the sources. */
const LEFT_OUT = /^(?:board\.png|sw\.js)$|\.map$/;

export function offline() {
  let folder = '';
  return {
    name: 'fivefoot-offline',
    apply: 'build',
    configResolved(config) {
      folder = config.build.ssr ? '' : resolve(config.root, config.build.outDir);
    },
    closeBundle(error) {
      if (folder !== '' && error === undefined) writeFileSync(join(folder, 'sw.js'), workerOf(folder));
    },
  };
}

/** The text of the worker for the files in a folder. The version is a hash of their names and contents, and of the worker itself. */
export function workerOf(folder) {
  const worker = readFileSync(WORKER, 'utf8');
  const files = filesIn(folder).map((path) => [path, hashOf(readFileSync(join(folder, path)))]);
  const version = hashOf(JSON.stringify(files) + worker);
  return `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files)};\n${worker}`;
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => relative(folder, join(folder, path)).split(sep).join('/'))
    .filter((path) => !LEFT_OUT.test(path))
    .sort();

const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 16);
