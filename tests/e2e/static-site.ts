import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built app; another folder for a build that is only tried out. */
const FOLDER = process.env.FIVEFOOT_TEST_DIST ?? fileURLToPath(new URL('../../dist/', import.meta.url));
const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** A server of the built app that can be taken away, and whose files can become those of another version. */
export class StaticSite {
  /** Texts that stand in for files, by their path. */
  readonly changed = new Map<string, string>();
  readonly asked: string[] = [];
  private readonly server: Server;

  private constructor() {
    this.server = createServer(({ url = '/' }, response) => {
      const path = normalize(decodeURIComponent(url.replace(/[?#].*$/, ''))).replace(/^\/$/, '/index.html');
      this.asked.push(path);
      const content = this.changed.get(path) ?? fileAt(path);
      response
        .writeHead(content === null ? 404 : 200, {
          'Content-Type': KINDS[extname(path)] ?? 'text/plain',
          'Cache-Control': 'no-store',
        })
        .end(content ?? '');
    });
  }

  static async open(): Promise<StaticSite> {
    const site = new StaticSite();
    await new Promise<void>((resolve) => site.server.listen(0, '127.0.0.1', resolve));
    return site;
  }

  get url(): string {
    const address = this.server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`;
  }

  file(path: string): string {
    return readFileSync(join(FOLDER, path), 'utf8');
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

function fileAt(path: string): Buffer | null {
  const file = join(FOLDER, path);
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(file) : null;
}
