import { createRequire } from 'node:module';
import { type Browser, expect, type Page } from '@playwright/test';
import { unpacked } from '../../src/sharing/packed';
import { Table } from './table';

// People at the table of a server, each in a browser of their own.

/** A browser of its own, which has its own storage as another person's has. */
export async function screen(browser: Browser, width = 1280): Promise<Table> {
  const context = await browser.newContext({ viewport: { width, height: 720 }, locale: 'en-US' });
  return new Table(await context.newPage());
}

/** What lets others in. */
export interface Ways {
  readonly link: string;
  readonly code: string;
  readonly screen: string;
}

/** The game master opens a fight and begins a table with it; the table's sheet stays open. */
export async function beginTable(gm: Table, server: string, fight: string): Promise<Ways> {
  await gm.page.goto(server);
  await gm.ready();
  await gm.openText(fight);
  return begunTable(gm);
}
/** The same with the fight that is open. */
export async function begunTable(gm: Table): Promise<Ways> {
  await gm.panel('menu').click();
  await gm.panel('play-online').click();
  await gm.panel('begin-now').click();
  await gm.page.waitForURL(/#at=/);
  await gm.ready();
  await gm.panel('table-people').click();
  return {
    link: await gm.panel('invite-link').inputValue(),
    code: await gm.panel('invite-code').inputValue(),
    screen: await gm.panel('invite-screen').inputValue(),
  };
}

/** A player comes in by the link and takes somebody. */
export async function sitDown(table: Table, link: string, name: string, who: string): Promise<void> {
  await table.page.goto(link);
  await table.panel('door-name').fill(name);
  await table.panel('door-enter').click();
  await table.panel(`take-${who}`).click();
  await expect(table.panel('choose-token')).toHaveCount(0);
}

/** What went wrong in a page; that a server which was killed does not answer is no fault. */
export const faults = ({ errors }: Table): readonly string[] =>
  errors.filter((it) => !/ERR_|WebSocket|Failed to load resource|net::/.test(it));

export async function expectTurn(table: Table, who: string): Promise<void> {
  await expect.poll(async () => (await table.view()).current).toBe(who);
}
/** Ends somebody's turn once it has come, as that screen knows it. */
export async function endTurn(table: Table, who: string): Promise<void> {
  await expectTurn(table, who);
  await table.send({ by: who, do: 'end-turn' });
}

export async function say(table: Table, words: string): Promise<void> {
  await table.panel('chat-say').fill(words);
  await table.page.keyboard.press('Enter');
}

/** A message as it stood on the wire; `line` counts the page's lines to a table. */
export interface OnWire {
  readonly line: number;
  readonly from: 'server' | 'page';
  readonly message: { readonly type: string; readonly [key: string]: unknown };
}
export interface Wire {
  readonly all: readonly OnWire[];
  /** How many lines to a table there have been. */
  readonly lines: number;
  /** Whether a text stands in any byte that this page was sent, packed or not. */
  received(text: string): boolean;
}

interface Reader {
  unpack(bytes: Uint8Array): unknown;
}
/** The framework's own reader of messages, as its client uses it. What a page sends gives names to numbers, each time anew: one reader reads one message. */
const { Unpackr }: { Unpackr: new (settings: { useRecords: boolean }) => Reader } = createRequire(
  createRequire(import.meta.url).resolve('colyseus.js'),
)('@colyseus/msgpackr');
/** First byte of a frame that carries a message; the name of the only kind follows in two. */
const SAYS = 13;

/** Writes down everything that goes over this page's lines from now on. */
export function overhear(page: Page): Wire {
  const all: OnWire[] = [];
  const bytes: Buffer[] = [];
  let lines = 0;
  page.on('websocket', (socket) => {
    lines += 1;
    const line = lines;
    const heard = (from: OnWire['from'], payload: string | Buffer): void => {
      const frame = Buffer.from(payload);
      if (from === 'server') bytes.push(frame);
      if (frame[0] !== SAYS) return;
      const message = unpacked(new Unpackr({ useRecords: false }).unpack(frame.subarray(3)));
      all.push({ line, from, message: message as OnWire['message'] });
    };
    socket.on('framereceived', ({ payload }) => heard('server', payload));
    socket.on('framesent', ({ payload }) => heard('page', payload));
  });
  return {
    all,
    get lines() {
      return lines;
    },
    received: (text) =>
      bytes.some((frame) => frame.includes(text)) ||
      all.some(({ from, message }) => from === 'server' && JSON.stringify(message).includes(text)),
  };
}
