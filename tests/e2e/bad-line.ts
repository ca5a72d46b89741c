import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

// A line between a browser and a server that can be as bad as one wishes. What a browser offers for that (being offline) leaves open
// sockets as they are; this one sits on the wire itself.

type Way = 'up' | 'down';

export interface BadLine {
  /** Where the server is reached through it, with a slash at the end. */
  readonly url: string;
  /** From now on everything takes so long each way, in milliseconds. */
  delay(ms: number): void;
  /** Nothing gets through any more, and nobody is told: to the server, to the browser, or both ways. New lines neither. */
  stall(...ways: Way[]): void;
  /** What was held back goes on its way. */
  flow(): void;
  /** All lines are torn, with what was on its way, and no new one can be had. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** One way of one line: what comes in goes out in order, when it may. */
class Pipe {
  readonly #from: Socket;
  readonly #to: Socket;
  readonly #mayGo: () => boolean;
  readonly #delay: () => number;
  #held: { readonly due: number; readonly bytes: Buffer | null }[] = [];
  #timer: NodeJS.Timeout | null = null;

  constructor(from: Socket, to: Socket, { mayGo, delay }: { mayGo: () => boolean; delay: () => number }) {
    this.#from = from;
    this.#to = to;
    this.#mayGo = mayGo;
    this.#delay = delay;
    from.on('data', (bytes) => this.#take(bytes));
    from.on('end', () => this.#take(null));
  }

  pump(): void {
    if (this.#timer !== null) return;
    while (this.#mayGo()) {
      const [next] = this.#held;
      if (next === undefined) return;
      const wait = next.due - Date.now();
      if (wait > 0) {
        this.#timer = setTimeout(() => {
          this.#timer = null;
          this.pump();
        }, wait);
        return;
      }
      this.#held.shift();
      if (next.bytes === null) this.#to.end();
      else this.#to.write(next.bytes);
    }
  }

  tear(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#held = [];
    this.#from.destroy();
  }

  /** Null: the end. */
  #take(bytes: Buffer | null): void {
    const last = this.#held.at(-1)?.due ?? 0;
    this.#held.push({ due: Math.max(last, Date.now() + this.#delay()), bytes });
    this.pump();
  }
}

/** Before the server at `port` of this machine. */
export async function startBadLine(port: number): Promise<BadLine> {
  let delay = 0;
  let stalled: readonly Way[] = [];
  let isCut = false;
  const pipes = new Set<Pipe>();
  const join = (near: Socket): void => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const pipe = (from: Socket, to: Socket, way: Way): Pipe =>
      new Pipe(from, to, { mayGo: () => !stalled.includes(way), delay: () => delay });
    const both = [pipe(near, far, 'up'), pipe(far, near, 'down')];
    const tear = (): void => {
      for (const it of both) {
        it.tear();
        pipes.delete(it);
      }
    };
    for (const it of both) pipes.add(it);
    for (const socket of [near, far]) socket.setNoDelay(true).on('error', tear).on('close', tear);
  };
  const server = createServer({ allowHalfOpen: true }, join);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    isCut = true;
    for (const pipe of [...pipes]) pipe.tear();
    pipes.clear();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    delay: (ms) => {
      delay = ms;
    },
    stall: (...ways) => {
      stalled = ways;
    },
    flow: () => {
      stalled = [];
      for (const pipe of pipes) pipe.pump();
    },
    cut,
    mend: () => {
      isCut = false;
      stalled = [];
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
