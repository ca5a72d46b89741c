import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { Client, type Room } from 'colyseus.js';
import type WebSocket from 'ws';
import { type Message, Player } from '../../src/tools/load/player';

// Visitors that do what no client of ours does.

export interface Rude {
  readonly heard: readonly Message[];
  /** The close code of its line, when that is cut. */
  readonly cut: Promise<number>;
  /** Sends a frame as it is. */
  send(frame: Uint8Array | string): void;
  /** A well-formed frame with such a message. */
  say(message: unknown): void;
  /** From now on it does not hear that its line is being closed, and goes on as if nothing had happened. */
  ignoreClosing(): void;
  leave(): void;
}

/** Somebody who has a seat, and who then sends whatever it likes. */
export async function rude(server: string, table: string, seat: string): Promise<Rude> {
  const room: Room = await new Client(server).joinOrCreate('table', { table, seat });
  const heard: Message[] = [];
  room.onMessage('m', (message: Message) => void heard.push(message));
  room.onError(() => {});
  const cut = new Promise<number>((done) => void room.onLeave((code) => done(code)));
  const socket: WebSocket = Reflect.get(Reflect.get(room, 'connection').transport, 'ws');
  return {
    heard,
    cut,
    send: (frame) => socket.send(frame),
    say: (message) => room.send('m', message),
    ignoreClosing: () => void Reflect.get(socket, '_receiver').removeAllListeners('conclude'),
    leave: () => void room.leave().catch(() => {}),
  };
}

/** A seat at the table, with its secret. */
export async function seatAt(server: string, table: string, code: string, name: string): Promise<string> {
  const player = new Player(server, { table, code, name });
  let secret: string | null = null;
  player.listen((message) => {
    if (message.type === 'welcome') secret = message.seat;
  });
  await player.until('a seat', () => player.seatId !== '');
  player.leave();
  if (secret === null) throw new Error('no new seat');
  return secret;
}

export interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}
/** Asks for an address as it is, dots and all. The status, or `cut` where the line was; and the text. */
export async function ask(server: string, asked: Asked): Promise<{ status: number | 'cut'; text: string }> {
  const { hostname, port } = new URL(server);
  const { method = 'GET', path, headers = {}, body = '' } = asked;
  const sent: ClientRequest = request({ hostname, port, method, path, headers });
  sent.on('error', () => {});
  sent.end(body);
  try {
    const [response] = await once(sent, 'response');
    let text = '';
    for await (const chunk of response) text += String(chunk);
    return { status: response.statusCode, text };
  } catch {
    return { status: 'cut', text: '' };
  }
}
