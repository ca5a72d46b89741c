import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LocalDriver, LocalPresence, matchMaker, Server } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { Rules } from '../engine/contract';
import { standBefore } from './gate';
import { openHost } from './host';
import { handleRequests } from './http';
import { openLog } from './log';
import { openMetrics } from './metrics';
import { ownProcess } from './neighbours';
import { tableRooms } from './room';
import type { Settings } from './settings';
import { Postgres } from './storage/postgres';
import { SqlStorage } from './storage/sql-storage';
import { Sqlite } from './storage/sqlite';

/** How long a request may take to come in, in milliseconds: who dawdles longer is hung up. */
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 120_000, connectionsCheckingInterval: 2000 };

/** A server that runs. */
export interface Running {
  readonly port: number;
  /** Sends everybody away in a way that makes them come again, writes what is left, and ends. */
  stop(): Promise<void>;
}

/** @throws where the storage or the port cannot be had */
export async function startServer(settings: Settings, rules: Rules): Promise<Running> {
  const log = openLog(settings.logLevel);
  const sql =
    settings.databaseUrl === null ? new Sqlite(settings.dataFile) : new Postgres(settings.databaseUrl);
  const storage = await SqlStorage.open(sql);
  const host = openHost({ rules, settings, storage, log, metrics: openMetrics(), clock: Date.now });
  const http = createServer(PATIENCE, handleRequests(host));
  const { redisUrl, publicAddress } = settings;
  const server = new Server({
    transport: new WebSocketTransport({ server: http, maxPayload: settings.maxMessageBytes }),
    driver: redisUrl === null ? new LocalDriver() : new RedisDriver(redisUrl),
    presence: redisUrl === null ? new LocalPresence() : new RedisPresence(redisUrl),
    ...(publicAddress !== null && { publicAddress }),
    selectProcessIdToCreateRoom: ownProcess,
    greet: false,
    gracefullyShutdown: false,
    logger: quiet(log),
  });
  // One room for each table: who could ask for another would take the table from those who sit at it.
  matchMaker.controller.exposedMethods = ['joinOrCreate'];
  server.define('table', tableRooms(host)).filterBy(['table']);
  standBefore(http, settings);
  await server.listen(settings.port, settings.host);
  const { port } = http.address() as AddressInfo;
  log.info(
    { port, storage: settings.databaseUrl === null ? 'sqlite' : 'postgres', redis: redisUrl !== null },
    'serving',
  );
  return {
    port,
    stop: async () => {
      await server.gracefullyShutdown(false);
      await storage.close();
      log.info('stopped');
    },
  };
}

type Say = (...told: unknown[]) => void;
/** The framework's own words go into our log. */
function quiet(
  log: ReturnType<typeof openLog>,
): Record<'debug' | 'info' | 'warn' | 'error' | 'trace' | 'log', Say> {
  const at =
    (level: 'debug' | 'warn' | 'error'): Say =>
    (...told) =>
      log[level](told.map(String).join(' '));
  const debug = at('debug');
  return { debug, info: debug, log: debug, trace: debug, warn: at('warn'), error: at('error') };
}
