import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ChatLine, Codes, FromTable, Person, Proposal } from './from-table';
import type { Drag } from './to-server';
import type { Switches } from './to-table';
import type { TransportState } from './transport';

/** Somebody points at a square, for some seconds. */
export interface Ping {
  readonly key: number;
  readonly at: readonly [number, number];
  readonly by: string;
}
/** A line of the chat, with a number of its own in this window. */
export type Said = ChatLine & { readonly key: number };

/** What there is at a table besides its fight. */
export interface Around {
  readonly line: TransportState;
  /** A code of the refusals: why there is no coming back. */
  readonly ended: string | null;
  /** Null until one is in. */
  readonly you: Extract<FromTable, { type: 'welcome' }>['you'] | null;
  readonly people: readonly Person[];
  readonly switches: Switches | null;
  /** The game master's alone. */
  readonly codes: Codes | null;
  readonly chat: readonly Said[];
  /** Lines of the log from before those that are here: none, some, or they are on their way. */
  readonly earlier: 'none' | 'some' | 'asked';
  readonly proposals: readonly Proposal[];
  /** When each decision's time is over, on this page's clock (`performance.now`, milliseconds). */
  readonly until: ReadonlyMap<number, number>;
  /** The paths that others draw, by the name of who draws; the one that was moved last stands last. */
  readonly drags: ReadonlyMap<string, Drag>;
  /** The path of a command of one's own that is on its way, or waits for the game master. */
  readonly ghost: Drag | null;
  readonly pings: readonly Ping[];
  /** How many commands are not acknowledged. */
  readonly waiting: number;
}
export type AroundStore = StoreApi<Around>;

export const NO_DRAGS: Around['drags'] = new Map();

/** The same with what somebody draws now; null: nothing any more. */
export function withDrag(drags: Around['drags'], by: string, drag: Drag | null): Around['drags'] {
  const others = [...drags].filter(([name]) => name !== by);
  return new Map(drag === null ? others : [...others, [by, drag]]);
}

export const createAround = (): AroundStore =>
  createStore<Around>(() => ({
    line: 'connecting',
    ended: null,
    you: null,
    people: [],
    switches: null,
    codes: null,
    chat: [],
    earlier: 'none',
    proposals: [],
    until: new Map(),
    drags: NO_DRAGS,
    ghost: null,
    pings: [],
    waiting: 0,
  }));

const CHAT_KEPT = 200;
let lines = 0;

/** The table after such a message; `now` in milliseconds of the page's clock. */
export function told(around: Around, message: FromTable, now: number): Partial<Around> {
  switch (message.type) {
    case 'welcome':
      // The chat comes anew after it.
      return { you: message.you, codes: message.codes, chat: [], drags: NO_DRAGS };
    case 'codes':
      return { codes: message.codes };
    case 'people':
      return { people: message.people };
    case 'switches':
      return { switches: message.switches };
    case 'said':
      return { chat: [...around.chat, ...message.lines.map(numbered)].slice(-CHAT_KEPT) };
    case 'proposals':
      return { proposals: message.proposals };
    case 'deadlines':
      return { until: new Map(message.deadlines.map((it) => [it.decision, now + it.seconds * 1000])) };
    case 'closed':
      return {};
  }
}

function numbered(line: ChatLine): Said {
  lines += 1;
  return { ...line, key: lines };
}
