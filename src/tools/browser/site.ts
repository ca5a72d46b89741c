import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { build, type InlineConfig, preview } from 'vite';

export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

/** The app as it is shipped, built from the sources as they are now. */
export function appSite(): Promise<Site> {
  return siteOf({ root: process.cwd(), configFile: 'vite.config.ts' }, 'app');
}

/** A page of its own, not part of the app. `root`: the folder of its `index.html`. */
export function pageSite(root: string, name: string): Promise<Site> {
  return siteOf({ root: resolve(root), configFile: false, base: './', build: { target: 'es2023' } }, name);
}

async function siteOf(config: InlineConfig, name: string): Promise<Site> {
  const outDir = resolve('node_modules/.cache/site', `${name}-${process.pid}`);
  const options = { ...config.build, outDir, emptyOutDir: true };
  await build({ ...config, logLevel: 'error', build: options });
  const server = await preview({
    ...config,
    logLevel: 'error',
    build: options,
    preview: { host: '127.0.0.1', port: await freePort(), strictPort: true },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error(`no address for ${name}`);
  return {
    url,
    async close() {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer().once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      probe.close(() => found(port));
    });
  });
}
