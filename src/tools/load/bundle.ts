import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Bundles the server into a folder; returns its entry. @throws where it cannot be built */
export async function bundleServer(folder: string): Promise<string> {
  const vite = resolve('node_modules/vite/bin/vite.js');
  const what = [
    'build',
    '--ssr',
    'src/server/run.ts',
    '--outDir',
    folder,
    '--emptyOutDir',
    '--logLevel',
    'error',
  ];
  await run(process.execPath, [vite, ...what]);
  return join(folder, 'run.js');
}
