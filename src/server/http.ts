import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import sirv from 'sirv';
import { z } from 'zod';
import type { Refusal } from '../engine/contract';
import { isRefusal, refusal } from '../engine/refusal';
import { pixelsOf } from '../session/pixels';
import { isSecretOf } from './codes';
import { readFacts, type Seat } from './facts';
import { found, tableOfCode } from './founding';
import type { Host } from './host';

/** The largest text of an encounter, in bytes. */
const LARGEST_TEXT = 4 * 1024 * 1024;
const LARGEST_CODE = 1024;
/** Pictures that one table may keep, as a multiple of the largest. */
const PICTURES_OF_TABLE = 4;
const PICTURE_KINDS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
};

/** A request that is answered with a status other than 200, and why. */
class Refused extends Error {
  readonly status: number;
  readonly why: Refusal;
  constructor(status: number, why: Refusal) {
    super(why.code);
    this.status = status;
    this.why = why;
  }
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves the app and the few things that are asked outside of a room. */
export function handleRequests(host: Host): Handler {
  const app = appFiles(host);
  return (request, response) => {
    answer(host, request, response, app).catch((error: unknown) => {
      if (error instanceof Refused) {
        // What it still wants to send is not waited for.
        if (error.status === 413) response.setHeader('Connection', 'close');
        return sendJson(response, error.status, { refusal: error.why });
      }
      host.log.error({ error: String(error), path: pathOf(request) }, 'request failed');
      if (!response.headersSent)
        sendJson(response, 500, { refusal: refusal('internal-error', { message: '' }) });
    });
  };
}

async function answer(
  host: Host,
  request: IncomingMessage,
  response: ServerResponse,
  app: Handler,
): Promise<void> {
  const path = pathOf(request);
  const picture = /^\/api\/tables\/([\w-]{22})\/pictures\/([0-9a-f]{64})$/.exec(path);
  if (path === '/health') await health(host, response);
  else if (path === '/metrics') await metrics(host, response);
  else if (path === '/api/tables' && request.method === 'POST') await newTable(host, request, response);
  else if (path === '/api/codes' && request.method === 'POST') await code(host, request, response);
  else if (picture !== null)
    await pictures(host, { request, response, table: picture[1] ?? '', id: picture[2] ?? '' });
  else if (path.startsWith('/api/')) throw new Refused(404, refusal('address-unknown'));
  else app(request, response);
}

/** The built app. Names of its files change with their content, so all but the page itself may be kept for good. */
function appFiles({ settings, log }: Host): Handler {
  const folder = resolve(settings.appFolder);
  if (!existsSync(folder)) {
    log.warn({ folder }, 'there is no built app to serve');
    return (_request, response) => sendJson(response, 404, { refusal: refusal('address-unknown') });
  }
  const serve = sirv(folder, {
    etag: true,
    setHeaders: (response, path) => {
      const isNamed = /\/assets\//.test(path);
      response.setHeader('Cache-Control', isNamed ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('X-Content-Type-Options', 'nosniff');
      response.setHeader('Referrer-Policy', 'no-referrer');
    },
  });
  return (request, response) =>
    serve(request, response, () => sendJson(response, 404, { refusal: refusal('address-unknown') }));
}

async function health({ storage }: Host, response: ServerResponse): Promise<void> {
  try {
    await storage.ping();
    sendJson(response, 200, { status: 'ok' });
  } catch {
    sendJson(response, 503, { status: 'no storage' });
  }
}

async function metrics(host: Host, response: ServerResponse): Promise<void> {
  const text = await host.metrics.text();
  response.writeHead(200, { 'Content-Type': host.metrics.contentType }).end(text);
}

const newTableShape = z.strictObject({ text: z.string() });
async function newTable(host: Host, request: IncomingMessage, response: ServerResponse): Promise<void> {
  allow(host.founding.allows(addressOf(request)));
  const { text } = await json(request, LARGEST_TEXT, newTableShape);
  const founded = await found(host, text);
  if (isRefusal(founded)) throw new Refused(422, founded);
  sendJson(response, 201, founded);
}

const codeShape = z.strictObject({ code: z.string().min(1).max(64) });
async function code(host: Host, request: IncomingMessage, response: ServerResponse): Promise<void> {
  allow(host.guesses.allows(addressOf(request)));
  const asked = await json(request, LARGEST_CODE, codeShape);
  const table = await tableOfCode(host, asked.code);
  if (table === null) throw new Refused(404, refusal('code-unknown'));
  host.guesses.giveBack(addressOf(request));
  sendJson(response, 200, { table });
}

interface PictureRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly table: string;
  readonly id: string;
}

/** Whoever has a seat at the table gets its pictures; the game master brings them. */
async function pictures(host: Host, { request, response, table, id }: PictureRequest): Promise<void> {
  const seat = await seatOf(host, request, table);
  if (request.method === 'PUT') {
    if (seat.role !== 'gm') throw new Refused(403, refusal('not-yours'));
    await keepPicture(host, { request, response, table, id });
    return;
  }
  const picture = await host.storage.picture(table, id);
  if (picture === null) throw new Refused(404, refusal('address-unknown'));
  response.writeHead(200, {
    'Content-Type': `image/${picture.kind}`,
    'Content-Security-Policy': "default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, max-age=31536000, immutable',
  });
  response.end(picture.bytes);
}

async function keepPicture(host: Host, { request, response, table, id }: PictureRequest): Promise<void> {
  const most = host.settings.maxPictureBytes;
  const kind = PICTURE_KINDS[request.headers['content-type'] ?? ''];
  if (kind === undefined) throw new Refused(415, refusal('picture-not-one'));
  const bytes = await body(request, most);
  const found = pixelsOf(new Uint8Array(bytes));
  if (found === null || found === 'cut-short' || found.kind !== kind)
    throw new Refused(415, refusal('picture-not-one'));
  if (createHash('sha256').update(bytes).digest('hex') !== id)
    throw new Refused(422, refusal('picture-not-one'));
  const kept = await host.storage.pictureBytes(table);
  if (kept + bytes.byteLength > most * PICTURES_OF_TABLE) throw new Refused(413, refusal('too-large'));
  await host.storage.putPicture(table, id, { kind, bytes });
  sendJson(response, 201, { id });
}

/** @throws Refused where the request carries no seat of this table */
async function seatOf(host: Host, request: IncomingMessage, table: string): Promise<Seat> {
  const secret = /^Bearer ([\w-]{1,64})$/.exec(request.headers.authorization ?? '')?.[1];
  const stored = await host.storage.facts(table);
  const seats = stored === null ? [] : readFacts(stored).seats;
  const seat = secret === undefined ? undefined : seats.find((each) => isSecretOf(secret, each.secret));
  if (seat !== undefined) return seat;
  allow(host.guesses.allows(addressOf(request)));
  throw new Refused(403, refusal('seat-unknown'));
}

function allow(allowed: boolean): void {
  if (!allowed) throw new Refused(429, refusal('too-many-guesses'));
}

/** The whole of what was sent. @throws Refused where it is more than `most` bytes */
async function body(request: IncomingMessage, most: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > most) throw new Refused(413, refusal('too-large'));
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const part = Buffer.from(chunk);
    size += part.byteLength;
    if (size > most) throw new Refused(413, refusal('too-large'));
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}

/** @throws Refused where it is too much, no JSON, or of another shape */
async function json<T>(request: IncomingMessage, most: number, shape: z.ZodType<T>): Promise<T> {
  const text = (await body(request, most)).toString('utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refused(400, refusal('message-unreadable'));
  }
  const { data } = shape.safeParse(value);
  if (data === undefined) throw new Refused(400, refusal('message-unreadable'));
  return data;
}

function sendJson(response: ServerResponse, status: number, value: object): void {
  const headers = {
    'Content-Type': 'application/json',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  };
  response.writeHead(status, headers).end(JSON.stringify(value));
}

const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?')[0] ?? '/';
/** `gate.ts` has put it there. */
const addressOf = (request: IncomingMessage): string => String(request.headers['x-real-ip'] ?? '');
