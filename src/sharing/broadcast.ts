import { z } from 'zod';
import { type Hub, Listeners, type Transport, type TransportState } from './transport';

// Two windows of one browser. The screen calls every so often and the holder answers at once, so that a holder in the background, whose clock stands still, is there all the same.

const CALL_MS = 1000;
/** After so many calls without an answer the line is lost. */
const PATIENCE = 4;

const id = z.string().min(1).max(80);
const letterShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('call'), from: id }),
  z.strictObject({ kind: z.literal('answer'), from: id, to: id.nullable() }),
  z.strictObject({ kind: z.literal('bye'), from: id }),
  z.strictObject({ kind: z.literal('up'), from: id, body: z.unknown() }),
  z.strictObject({ kind: z.literal('down'), from: id, to: id.nullable(), body: z.unknown() }),
]);
type Letter = z.infer<typeof letterShape>;

export const tableChannel = (table: string): string => `fivefoot-table-${table}`;

interface Post {
  readonly own: string;
  post(letter: Letter): void;
  close(): void;
}

function openPost(channel: string, heard: (letter: Letter) => void): Post {
  const own = crypto.randomUUID();
  const line = new BroadcastChannel(channel);
  line.onmessage = ({ data }: MessageEvent<unknown>) => {
    const letter = letterShape.safeParse(data).data;
    if (letter !== undefined) heard(letter);
  };
  const bye = (): void => line.postMessage({ kind: 'bye', from: own });
  addEventListener('pagehide', bye);
  return {
    own,
    post: (letter) => line.postMessage(letter),
    close: () => {
      removeEventListener('pagehide', bye);
      bye();
      line.close();
    },
  };
}

/** A screen looks for whoever holds the fight on this channel, and for the next one when that is gone. */
export function joinBroadcast(channel: string): Transport {
  const heard = new Listeners<[unknown]>();
  const changed = new Listeners<[TransportState]>();
  let state: TransportState = 'connecting';
  let holder: string | null = null;
  let unanswered = 0;
  const turn = (next: TransportState): void => {
    if (state === next) return;
    state = next;
    changed.tell(state);
  };
  const lose = (): void => {
    holder = null;
    if (state === 'open') turn('lost');
  };
  const post = openPost(channel, (letter) => {
    if (letter.kind === 'bye' && letter.from === holder) lose();
    // As long as one holder answers, another one on the channel (a tab that was duplicated) is not heard.
    const isOurs = holder === null || holder === letter.from;
    if (letter.kind === 'answer' && isOurs && (letter.to === null || letter.to === post.own)) {
      unanswered = 0;
      holder = letter.from;
      turn('open');
    }
    if (letter.kind === 'down' && letter.from === holder && (letter.to === null || letter.to === post.own))
      heard.tell(letter.body);
  });
  const call = (): void => {
    unanswered += 1;
    if (unanswered > PATIENCE) lose();
    post.post({ kind: 'call', from: post.own });
  };
  call();
  const timer = setInterval(call, CALL_MS);
  return {
    state: () => state,
    send: (body) => {
      if (state === 'open') post.post({ kind: 'up', from: post.own, body });
    },
    listen: (listener) => heard.add(listener),
    watch: (listener) => changed.add(listener),
    close: () => {
      clearInterval(timer);
      post.close();
    },
  };
}

/** The window that holds the fight. */
export function hostBroadcast(channel: string): Hub {
  const heard = new Listeners<[unknown, string]>();
  const changed = new Listeners<[number]>();
  /** When each screen last called. */
  const screens = new Map<string, number>();
  const told = (change: () => void): void => {
    const before = screens.size;
    change();
    if (screens.size !== before) changed.tell(screens.size);
  };
  const post = openPost(channel, (letter) => {
    // Whoever says something is there, be it before its first call.
    if (letter.kind === 'call' || letter.kind === 'up')
      told(() => screens.set(letter.from, performance.now()));
    if (letter.kind === 'call') post.post({ kind: 'answer', from: post.own, to: letter.from });
    if (letter.kind === 'bye') told(() => screens.delete(letter.from));
    if (letter.kind === 'up') heard.tell(letter.body, letter.from);
  });
  post.post({ kind: 'answer', from: post.own, to: null });
  const timer = setInterval(() => {
    const old = performance.now() - PATIENCE * CALL_MS;
    told(() => {
      for (const [screen, at] of screens) if (at < old) screens.delete(screen);
    });
  }, PATIENCE * CALL_MS);
  return {
    send: (body, to) => post.post({ kind: 'down', from: post.own, to, body }),
    listen: (listener) => heard.add(listener),
    watch: (listener) => changed.add(listener),
    close: () => {
      clearInterval(timer);
      post.close();
    },
  };
}
