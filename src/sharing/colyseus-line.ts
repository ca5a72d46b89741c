import { Client, type Room } from 'colyseus.js';
import { type Dial, type Line, NotLetIn } from './colyseus-transport';
import { unpacked } from './packed';

/** The one kind of message that goes either way. */
const MESSAGE = 'm';

/** How one comes in: by the secret of a seat that one had, or by a link's secret or the short code, with a name. */
export type Credential =
  | { readonly table: string; readonly seat: string }
  | { readonly table: string; readonly code: string; readonly name: string };

/** Refusals of the server that the next try may not meet any more: it comes up, or is full for the moment. */
const PASSES = new Set(['server-full', 'too-many-guesses']);

/**
 * Dials the table's room at `server` (address of the page's folder, without a slash at the end).
 * `credential` is asked each time: a link becomes a seat once one is in. Until then each try shows the same key to be, so that whoever was
 * let in and did not hear of it finds their own seat. Each time it is the same window, whose numbers are counted for themselves. `joined` is told of each line's room, for those who measure.
 */
export function dialTable(
  server: string,
  credential: () => Credential,
  joined: (room: Room) => void = () => {},
): Dial {
  const client = new Client(server);
  const [key, window] = [newKey(), newKey()];
  return async () => {
    const shown = credential();
    try {
      const room = await client.joinOrCreate('table', {
        ...shown,
        ...('code' in shown && { key }),
        window,
      });
      joined(room);
      return lineOf(room);
    } catch (error) {
      throw refused(error) ?? error;
    }
  };
}

/** 128 bits, in characters that an address may hold. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The server's own words are codes; whatever else goes wrong is the network's. */
function refused(error: unknown): NotLetIn | null {
  const told = error instanceof Error ? error.message : '';
  return /^[a-z]+(-[a-z]+)+$/.test(told) && !PASSES.has(told) ? new NotLetIn(told) : null;
}

function lineOf(room: Room): Line {
  // The framework tells of errors on its own; what counts is that the line closes.
  room.onError(() => {});
  return {
    send: (message) => room.send(MESSAGE, message),
    listen: (heard) => void room.onMessage(MESSAGE, (message) => heard(unpacked(message))),
    whenClosed: (closed) => void room.onLeave((code) => closed(code)),
    close: () => void room.leave().catch(() => {}),
  };
}
