import { type AuthContext, type Client, Room, ServerError } from '@colyseus/core';
import { z } from 'zod';
import { isRefusal } from '../engine/refusal';
import { Audience, type Connection } from './audience';
import type { Host } from './host';
import { CommandClock } from './metrics';
import type { Credential, Taken } from './seats';
import { Table } from './table';
import { Throttle } from './throttle';

/** The one kind of message that goes either way; what it says is `sharing`'s. */
const MESSAGE = 'm';
/** WebSocket close codes of ours. */
const CLOSED_FOR_GOOD = 4100;
const COME_AGAIN = 4101;
const TICK_MS = 500;

const joinShape = z.object({
  table: z.string().regex(/^[\w-]{22}$/),
  seat: z.string().max(64).optional(),
  code: z.string().max(64).optional(),
  name: z.string().max(200).optional(),
});
export type JoinOptions = z.infer<typeof joinShape>;

interface Guest {
  readonly receive: (message: unknown) => void;
  readonly leave: () => void;
}

/** The rooms of one process: a room is a table that somebody visits. */
export function tableRooms(host: Host): new () => Room {
  return class TableRoom extends Room {
    override autoDispose = false;
    readonly #audience = new Audience({
      rules: host.rules,
      clock: new CommandClock(host.metrics),
      end: () => void this.#end(),
    });
    readonly #guests = new Map<string, Guest>();
    readonly #rates = new Throttle({
      burst: host.settings.maxMessagesPerSecond * 2,
      perSecond: host.settings.maxMessagesPerSecond,
      remembered: 1000,
    });
    #table: Table | null = null;
    #emptySince: number | null = null;

    /** @throws ServerError where there is no such table, or no room for it */
    override async onCreate(options: unknown): Promise<void> {
      const { table: id } = read(options);
      const { metrics, settings, rules, storage, clock } = host;
      const inMemory = (await metrics.tables.get()).values[0]?.value ?? 0;
      if (inMemory >= settings.maxTables) throw new ServerError(503, 'server-full');
      const lost = (why: 'lease' | 'storage', error: unknown) => this.#lost(why, error);
      const events = Object.assign(this.#audience, { lost });
      const table = await Table.wake(
        { rules, storage, events, clock, maxSeats: settings.maxParticipants },
        id,
      );
      if (table === null) throw new ServerError(404, 'table-unknown');
      this.#table = table;
      this.#audience.attend(table);
      metrics.tables.inc();
      // Nobody sends state of the framework's: the fight goes in messages of our own.
      this.patchRate = 0;
      this.maxClients = settings.maxParticipants * 3;
      this.#emptySince = clock();
      this.clock.setInterval(() => this.#tick(), TICK_MS);
      this.onMessage('*', (client, type, message) =>
        this.#heard(client, type === MESSAGE ? message : undefined),
      );
      host.log.info({ table: id }, 'table woken');
    }

    /** @throws ServerError where the credential opens nothing */
    override async onAuth(_client: Client, options: unknown, context: AuthContext): Promise<Taken> {
      const credential = credentialOf(read(options));
      const address = String(context.ip ?? '');
      if ('code' in credential && !host.guesses.allows(address))
        throw new ServerError(429, 'too-many-guesses');
      const taken = await this.#table?.join(credential);
      if (taken === undefined) throw new ServerError(503, 'table-unknown');
      if (isRefusal(taken)) {
        host.metrics.refusedJoins.inc({ why: taken.code });
        if (!('code' in credential)) host.guesses.allows(address);
        throw new ServerError(403, taken.code);
      }
      return taken;
    }

    override onJoin(client: Client, _options: unknown, taken?: Taken): void {
      if (taken === undefined) throw new ServerError(403, 'seat-unknown');
      guard(client, () => this.#cut(client));
      const connection: Connection = {
        seat: taken.seat,
        send: (message) => client.send(MESSAGE, message),
        close: () => client.leave(CLOSED_FOR_GOOD),
      };
      this.#guests.set(client.sessionId, this.#audience.join(connection, taken.secret));
      this.#emptySince = null;
      host.metrics.connections.inc();
    }

    override onLeave(client: Client): void {
      const guest = this.#guests.get(client.sessionId);
      if (guest === undefined) return;
      this.#guests.delete(client.sessionId);
      guest.leave();
      host.metrics.connections.dec();
      if (this.#guests.size === 0) this.#emptySince = host.clock();
    }

    override async onDispose(): Promise<void> {
      if (this.#table === null) return;
      await this.#table.rest();
      host.metrics.tables.dec();
      host.log.info({ table: this.#table.id }, 'table put to rest');
    }

    /** On the way down everybody is sent away in a way that makes them come again. */
    override onBeforeShutdown(): void {
      for (const client of this.clients) client.leave(COME_AGAIN);
      void this.disconnect(COME_AGAIN);
    }

    #heard(client: Client, message: unknown): void {
      const guest = this.#guests.get(client.sessionId);
      if (guest === undefined) return;
      if (!this.#rates.allows(client.sessionId)) this.#cut(client);
      else guest.receive(message);
    }

    #cut(client: Client): void {
      host.metrics.rubbish.inc();
      client.leave(CLOSED_FOR_GOOD);
    }

    #tick(): void {
      this.#table?.tick();
      const now = host.clock();
      const away = this.#emptySince === null ? 0 : (now - this.#emptySince) / 1000;
      if (away > host.settings.reconnectSeconds) this.#audience.forgetAway();
      if (away > host.settings.idleSeconds) void this.disconnect(COME_AGAIN);
    }

    /** Everybody is told, and nothing of the table is kept. */
    async #end(): Promise<void> {
      const table = this.#table;
      if (table === null) return;
      await table.rest();
      await host.storage.remove(table.id);
      this.#audience.closeAll('ended');
      host.log.info({ table: table.id }, 'table ended');
      await this.disconnect(CLOSED_FOR_GOOD);
    }

    /** What was not kept is forgotten with the room; its clients come again, and send again what was not acknowledged. */
    #lost(why: 'lease' | 'storage', error: unknown): void {
      host.log.error({ table: this.#table?.id, why, error: String(error) }, 'table lost');
      void this.disconnect(COME_AGAIN);
    }
  };
}

/** @throws ServerError where a visitor says something else than what it wants */
function read(options: unknown): JoinOptions {
  const { data } = joinShape.safeParse(options);
  if (data === undefined) throw new ServerError(400, 'join-unreadable');
  return data;
}

/** @throws ServerError where there is none */
function credentialOf({ seat, code, name }: JoinOptions): Credential {
  if (seat !== undefined) return { seat };
  if (code !== undefined) return { code, name: name ?? '' };
  throw new ServerError(400, 'join-unreadable');
}

/** The framework reads the head of a message before it asks us; what it stumbles over must end this line, not the process. */
function guard(client: Client, stumbled: () => void): void {
  const emit = client.ref.emit.bind(client.ref);
  client.ref.emit = (event, ...args) => {
    try {
      return emit(event, ...args);
    } catch {
      stumbled();
      return true;
    }
  };
}
