import { unpack } from '@colyseus/msgpackr';
import WebSocket from 'ws';
import type { Credential } from '../../src/sharing/colyseus-line';
import { unpacked } from '../../src/sharing/packed';
import { Player } from '../../src/tools/load/player';

export { Player } from '../../src/tools/load/player';

// Every byte that a socket of this process receives, taken before anybody reads it.

const sockets: { readonly socket: WebSocket; readonly frames: Buffer[] }[] = [];
const emit = WebSocket.prototype.emit;
WebSocket.prototype.emit = function (this: WebSocket, event: string | symbol, ...args: unknown[]): boolean {
  if (event === 'message') framesOf(this).push(asBuffer(args[0]));
  return emit.call(this, event, ...args);
};

function framesOf(socket: WebSocket): Buffer[] {
  const known = sockets.find((it) => it.socket === socket);
  if (known !== undefined) return known.frames;
  const frames: Buffer[] = [];
  sockets.push({ socket, frames });
  return frames;
}

/** A frame and, where something in it is packed, that in plain words as well. */
function opened(frame: Buffer): Buffer {
  if (frame[0] !== ROOM_DATA || !frame.includes('packed')) return frame;
  return Buffer.concat([frame, Buffer.from(JSON.stringify(unpacked(unpack(frame.subarray(3)))))]);
}
const ROOM_DATA = 13;

function asBuffer(data: unknown): Buffer {
  if (data instanceof ArrayBuffer) return Buffer.from(data);
  if (Array.isArray(data)) return Buffer.concat(data.map(asBuffer));
  return data instanceof Uint8Array ? Buffer.from(data) : Buffer.from(String(data));
}

/** Somebody at a table, with all that came over the wire. */
export interface Overheard {
  readonly player: Player;
  /** What has come since this was asked last. */
  bytes(): Buffer;
}

/** Only one at a time may come: the socket that appears meanwhile is its own. */
export async function overhear(server: string, credential: Credential): Promise<Overheard> {
  const before = sockets.length;
  const player = new Player(server, credential);
  await player.until('the fight', () => player.encounter !== null);
  let read = 0;
  return {
    player,
    bytes: () => {
      const frames = sockets.slice(before, before + 1).flatMap((it) => it.frames);
      const fresh = frames.slice(read);
      read = frames.length;
      return Buffer.concat(fresh.map(opened));
    },
  };
}
