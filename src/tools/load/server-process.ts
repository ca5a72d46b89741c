import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A server in a process of its own, which can be killed and started again. */
export class ServerProcess {
  /** Everything that it ever wrote. */
  log = '';
  readonly #entry: string;
  readonly #environment: Readonly<Record<string, string>>;
  #child: ChildProcess | null = null;

  /** `entry`: a bundle of the server. `environment` besides this process's own; `PORT` must be among it. */
  constructor(entry: string, environment: Readonly<Record<string, string>>) {
    this.#entry = entry;
    this.#environment = { HOST: '127.0.0.1', APP_FOLDER: 'nowhere', ...environment };
  }

  get address(): string {
    return `http://127.0.0.1:${this.#environment['PORT']}`;
  }
  get pid(): number {
    return this.#child?.pid ?? 0;
  }
  get isRunning(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Resolves when it serves. @throws where it ends before */
  async start(): Promise<void> {
    // `SERVER_FLAGS=--cpu-prof npm run load`: where the time goes.
    const flags = (process.env['SERVER_FLAGS'] ?? '').split(' ').filter((flag) => flag !== '');
    const child = spawn(process.execPath, [...flags, this.#entry], {
      env: { ...process.env, ...this.#environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    // It does not outlive whoever started it.
    const along = (): void => void child.kill('SIGKILL');
    process.once('exit', along);
    child.once('exit', () => process.removeListener('exit', along));
    const from = this.log.length;
    await new Promise<void>((serves, failed) => {
      const heard = (chunk: Buffer): void => {
        this.log += String(chunk);
        if (this.log.includes('is served at', from)) serves();
      };
      child.stdout.on('data', heard);
      child.stderr.on('data', heard);
      child.once('exit', () => failed(new Error(`the server ended: ${this.log.slice(from)}`)));
    });
  }

  /** Ends it as a crash would: nothing of what it holds is written any more. */
  kill(): Promise<void> {
    return this.#end('SIGKILL').then(() => {});
  }

  /** Asks it to end; its exit code. */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (child === null || !this.isRunning) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  }
}

/** A port that nobody listens at just now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return address !== null && typeof address === 'object' ? address.port : 0;
}
