import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * A proxy as an operator would set it up: `/1/…` goes to the first process, `/2/…` to the second, everything else to one of those that
 * are there, in turn.
 */
export interface Front {
  readonly address: string;
  /** `address` as it goes into `PUBLIC_ADDRESS`, without scheme. */
  readonly host: string;
  /** Set before anybody asks: ports of the processes. */
  behind: readonly number[];
  stop(): Promise<void>;
}

export async function startFront(): Promise<Front> {
  const state: { behind: readonly number[] } = { behind: [] };
  let turn = 0;
  const whereTo = (url: string): readonly { port: number; path: string }[] => {
    const fixed = /^\/([12])(\/.*)$/.exec(url);
    const port = fixed === null ? undefined : state.behind[Number(fixed[1]) - 1];
    if (port !== undefined) return [{ port, path: fixed?.[2] ?? '/' }];
    turn += 1;
    return state.behind.map((_, index) => ({
      port: state.behind[(turn + index) % state.behind.length] ?? 0,
      path: url,
    }));
  };
  const server = createServer(async (asked, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of asked) chunks.push(Buffer.from(chunk));
    for (const { port, path } of whereTo(asked.url ?? '/')) {
      const response = await forwarded({ port, path, asked }, Buffer.concat(chunks));
      if (response === null) continue;
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
      return;
    }
    answer.writeHead(502).end();
  });
  server.on('upgrade', (asked: IncomingMessage, socket: Duplex, head: Buffer) => {
    const [to] = whereTo(asked.url ?? '/');
    if (to !== undefined) joined(asked, socket, head, to);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    address: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  });
}

interface Forwarding {
  readonly port: number;
  readonly path: string;
  readonly asked: IncomingMessage;
}

async function forwarded({ port, path, asked }: Forwarding, body: Buffer): Promise<IncomingMessage | null> {
  const sent = request({ host: '127.0.0.1', port, path, method: asked.method, headers: asked.headers });
  sent.on('error', () => {});
  sent.end(body);
  try {
    const [response] = await once(sent, 'response');
    return response;
  } catch {
    return null;
  }
}

function joined(
  asked: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  to: { port: number; path: string },
): void {
  const sent = request({ host: '127.0.0.1', port: to.port, path: to.path, headers: asked.headers });
  const end = () => socket.destroy();
  sent.on('error', end);
  sent.on('upgrade', (response, far, rest) => {
    const lines = Object.entries(response.headers).map(([name, value]) => `${name}: ${value}`);
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    socket.write(rest);
    far.write(head);
    far.pipe(socket);
    socket.pipe(far);
    for (const it of [far, socket])
      it.on('error', end).on('close', () => {
        far.destroy();
        socket.destroy();
      });
  });
  sent.on('response', end);
  socket.on('error', () => sent.destroy());
  sent.end();
}
