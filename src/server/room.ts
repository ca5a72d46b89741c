import { type AuthContext, type Client, ClientState, Room, ServerError } from '@colyseus/core';
import { z } from 'zod';
import { isRefusal } from '../engine/refusal';
import { Audience } from './audience';
import type { Connection } from './connection';
import { type Facts, readFacts } from './facts';
import { isFrame } from './frame';
import type { Awake, Host } from './host';
import { CommandClock } from './metrics';
import { forgetDeadRooms } from './neighbours';
import { type Credential, takeSeat } from './seats';
import { senderOf } from './senders';
import { Table } from './table';
import { Throttle } from './throttle';
import { bytesOf, MESSAGE } from './wire-bytes';

/** WebSocket close codes of ours. */
const CLOSED_FOR_GOOD = 4100;
const COME_AGAIN = 4101;
const TICK_MS = 500;
/** So many windows of one seat at a time, those counted that have died and were not found out yet: nobody fills a table alone. */
const MOST_LINES_OF_SEAT = 12;
/** A room that is as old as this and is not found is not one that is being made. */
const STRUCK_OUT_MS = 20_000;
/** Of a WebSocket. */
const OPEN = 1;
/** What may wait for a visitor that does not read. */
const MOST_UNREAD_BYTES = 16 * 1024 * 1024;
const MOST_UNREAD = 2000;
/** Said of what passes: clients come again by themselves. */
const UNAVAILABLE = 'unavailable';

const joinShape = z.object({
  table: z.string().regex(/^[\w-]{22}$/),
  seat: z.string().max(64).optional(),
  code: z.string().max(64).optional(),
  name: z.string().max(200).optional(),
  /** As long as secrets of ours are. */
  key: z
    .string()
    .regex(/^[\w-]{22}$/)
    .optional(),
  /** Which of the windows of a seat this is. */
  window: z
    .string()
    .regex(/^[\w-]{8,22}$/)
    .optional(),
});
export type JoinOptions = z.infer<typeof joinShape>;

type Guest = ReturnType<Audience['join']>;

/** The rooms of one process. */
export function tableRooms(host: Host): new () => Room {
  return class extends TableRoom {
    constructor() {
      super(host);
    }

    /**
     * Before a room is looked for or a place in one is kept: who has nothing to show wakes no table and takes nobody's place.
     * @throws ServerError where the credential opens nothing
     */
    static override async onAuth(_token: string, options: unknown, context: AuthContext): Promise<object> {
      await askAtDoor(host, read(options), String(context.ip ?? ''));
      return { asked: true };
    }
  };
}

/** A table that somebody visits. */
class TableRoom extends Room {
  override autoDispose = false;
  readonly #host: Host;
  readonly #audience: Audience;
  readonly #guests = new Map<string, Guest>();
  readonly #rates: Throttle;
  #table: Table | null = null;
  #emptySince: number | null = null;

  constructor(host: Host) {
    super();
    this.#host = host;
    const { maxMessagesPerSecond } = host.settings;
    this.#audience = new Audience({
      rules: host.rules,
      clock: new CommandClock(host.metrics),
      end: () => void this.#end().catch((error: unknown) => this.#lost('storage', error)),
    });
    this.#rates = new Throttle({
      burst: maxMessagesPerSecond * 2,
      perSecond: maxMessagesPerSecond,
      remembered: 1000,
    });
  }

  /** @throws ServerError where there is no such table, or no room for it */
  override async onCreate(options: unknown): Promise<void> {
    const { table: id } = read(options);
    const { awake } = this.#host;
    // Where a table takes long to wake, or has no place left, the framework makes another room: they would sit apart.
    const other = awake.get(id);
    if (other !== undefined) throw this.#aside(other);
    awake.set(id, {
      since: this.#host.clock(),
      isFull: () => this.locked,
      giveUp: () => {
        if (this.#table !== null) void this.disconnect(COME_AGAIN);
      },
    });
    try {
      await this.#wake(id);
    } finally {
      if (this.#table === null) awake.delete(id);
    }
  }

  /** Why this is not to be a room of the table. One that nobody is sent to any more, for another process has struck it out, is given up. */
  #aside({ since, isFull, giveUp }: Awake): ServerError {
    if (this.#host.clock() - since > STRUCK_OUT_MS && !isFull()) giveUp();
    return new ServerError(503, UNAVAILABLE);
  }

  async #wake(id: string): Promise<void> {
    const { metrics, settings, rules, storage, clock } = this.#host;
    const inMemory = (await metrics.tables.get()).values[0]?.value ?? 0;
    if (inMemory >= settings.maxTables) throw new ServerError(503, 'server-full');
    const lost = (why: 'lease' | 'storage', error: unknown) => this.#lost(why, error);
    const events = Object.assign(this.#audience, { lost });
    const table = await Table.wake({ rules, storage, events, clock, maxSeats: settings.maxParticipants }, id);
    if (table === null) throw new ServerError(404, 'table-unknown');
    this.#table = table;
    this.#audience.attend(table);
    metrics.tables.inc();
    // Nobody sends state of the framework's: the fight goes in messages of our own.
    this.patchRate = 0;
    this.maxClients = settings.maxParticipants * 3;
    this.#emptySince = clock();
    // The framework's own clock stands still where it sends no state.
    this.setSimulationInterval(() => this.#tick(), TICK_MS);
    this.onMessage(MESSAGE, (client, message) => this.#guests.get(client.sessionId)?.receive(message));
    this.#host.log.info({ table: id }, 'table woken');
  }

  /** @throws ServerError where the credential opens nothing any more */
  override async onJoin(client: Client, options: unknown): Promise<void> {
    const asked = read(options);
    const taken = await this.#table?.join(credentialOf(asked));
    if (taken === undefined) throw new ServerError(503, UNAVAILABLE);
    if (isRefusal(taken)) throw refused(this.#host, taken.code);
    if (this.#audience.linesOf(taken.seat) >= MOST_LINES_OF_SEAT) {
      this.#host.metrics.refusedJoins.inc({ why: 'too-many-lines' });
      throw new ServerError(503, UNAVAILABLE);
    }
    guard(client, {
      allows: () => this.#rates.allows(client.sessionId),
      flooded: () => this.#cut(client),
      stumbled: () => this.#stumbled(client),
    });
    const connection: Connection = {
      seat: taken.seat,
      sender: senderOf(taken.seat, asked.window),
      send: sender(client),
      close: () => client.leave(CLOSED_FOR_GOOD),
    };
    this.#guests.set(client.sessionId, this.#audience.join(connection, taken.secret));
    this.#emptySince = null;
    this.#host.metrics.connections.inc();
  }

  override onLeave(client: Client): void {
    const guest = this.#guests.get(client.sessionId);
    if (guest === undefined) return;
    this.#guests.delete(client.sessionId);
    guest.leave();
    this.#host.metrics.connections.dec();
    if (this.#guests.size === 0) this.#emptySince = this.#host.clock();
  }

  override async onDispose(): Promise<void> {
    if (this.#table === null) return;
    await this.#table.rest();
    this.#host.awake.delete(this.#table.id);
    this.#host.metrics.tables.dec();
    this.#host.log.info({ table: this.#table.id }, 'table put to rest');
  }

  /** On the way down everybody is sent away in a way that makes them come again. */
  override onBeforeShutdown(): void {
    for (const client of this.clients) client.leave(COME_AGAIN);
    void this.disconnect(COME_AGAIN);
  }

  /** What is no message is told once; then the line is cut. */
  #stumbled(client: Client): void {
    this.#host.metrics.rubbish.inc();
    this.#guests.get(client.sessionId)?.receive(undefined);
  }

  #cut(client: Client): void {
    this.#host.metrics.rubbish.inc();
    this.#guests.get(client.sessionId)?.cut();
  }

  #tick(): void {
    this.#table?.tick();
    const now = this.#host.clock();
    const away = this.#emptySince === null ? 0 : (now - this.#emptySince) / 1000;
    this.#audience.forgetAway(now, this.#host.settings.reconnectSeconds * 1000);
    if (away > this.#host.settings.idleSeconds) void this.disconnect(COME_AGAIN);
  }

  /** Everybody is told, and nothing of the table is kept. */
  async #end(): Promise<void> {
    const table = this.#table;
    if (table === null) return;
    await table.rest();
    await this.#host.storage.remove(table.id);
    this.#audience.closeAll('ended');
    this.#host.log.info({ table: table.id }, 'table ended');
    await this.disconnect(CLOSED_FOR_GOOD);
  }

  /** What was not kept is forgotten with the room; its clients come again, and send again what was not acknowledged. */
  #lost(why: 'lease' | 'storage', error: unknown): void {
    this.#host.log.error({ table: this.#table?.id, why, error: String(error) }, 'table lost');
    void this.disconnect(COME_AGAIN);
  }
}

/** @throws ServerError where a visitor says something else than what it wants */
function read(options: unknown): JoinOptions {
  const { data } = joinShape.safeParse(options);
  if (data === undefined) throw new ServerError(400, 'join-unreadable');
  return data;
}

/** @throws ServerError where there is none */
function credentialOf({ seat, code, name, key }: JoinOptions): Credential {
  if (seat !== undefined) return { seat };
  if (code !== undefined) return { code, name: name ?? '', ...(key !== undefined && { key }) };
  throw new ServerError(400, 'join-unreadable');
}

/** A guess is counted before it is judged, and given back where it was none. @throws ServerError where the credential opens nothing, or the storage does not answer */
async function askAtDoor(host: Host, options: JoinOptions, address: string): Promise<void> {
  const credential = credentialOf(options);
  if (!host.guesses.allows(address)) throw new ServerError(429, 'too-many-guesses');
  const facts = await storedFactsOf(host, options.table);
  if (facts === null) throw refused(host, 'table-unknown');
  const taken = takeSeat(facts, credential, host.settings.maxParticipants);
  if (isRefusal(taken) && GUESSES.has(taken.code)) throw refused(host, taken.code);
  host.guesses.giveBack(address);
  if (isRefusal(taken)) throw refused(host, taken.code);
  if (host.settings.redisUrl !== null) await forgetDeadRooms(options.table);
}
/** Refusals of what might have been guessed; others come to those who had the right code. */
const GUESSES: ReadonlySet<string> = new Set(['code-unknown', 'seat-unknown']);

async function storedFactsOf({ storage, log }: Host, table: string): Promise<Facts | null> {
  try {
    const stored = await storage.facts(table);
    return stored === null ? null : readFacts(stored);
  } catch (error) {
    log.error({ error: String(error) }, 'storage does not answer');
    throw new ServerError(503, UNAVAILABLE);
  }
}

function refused({ metrics }: Host, code: string): ServerError {
  metrics.refusedJoins.inc({ why: code });
  return new ServerError(403, code);
}

/** What the transport's socket can do besides; the framework's type does not say it. */
interface Socket {
  readonly bufferedAmount: number;
  readonly readyState: number;
  terminate(): void;
}
const socketOf = ({ ref }: Client): Socket => ref as unknown as Socket;

/** A visitor that does not read what it is sent is not waited for. */
function sender(client: Client): Connection['send'] {
  let unread = 0;
  return (message) => {
    unread = client.state === ClientState.JOINING ? unread + 1 : 0;
    const isDeaf = unread > MOST_UNREAD || socketOf(client).bufferedAmount > MOST_UNREAD_BYTES;
    if (isDeaf) socketOf(client).terminate();
    else client.enqueueRaw(bytesOf(message));
  };
}

interface Watch {
  readonly allows: () => boolean;
  readonly flooded: () => void;
  readonly stumbled: () => void;
}

/** Looks at each frame before the framework does; what that stumbles over all the same must end this line, not the process. */
function guard(client: Client, { allows, flooded, stumbled }: Watch): void {
  const emit = client.ref.emit.bind(client.ref);
  client.ref.emit = (event, ...args) => {
    if (event !== 'message') return tried(() => emit(event, ...args), stumbled);
    // Who was told to go may go on talking until the other end has closed as well: nobody listens any more.
    if (socketOf(client).readyState !== OPEN) return true;
    if (!allows()) flooded();
    else if (!isFrame(args[0])) stumbled();
    else return tried(() => emit(event, ...args), stumbled);
    return true;
  };
}

function tried(emit: () => boolean, stumbled: () => void): boolean {
  try {
    return emit();
  } catch {
    stumbled();
    return true;
  }
}
