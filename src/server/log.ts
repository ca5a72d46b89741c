import { type Logger, pino } from 'pino';
import type { Settings } from './settings';

export type { Logger } from 'pino';

/** Keys whose values open a table or a database: they never reach the log, however deep they lie. */
const SECRETS = [
  'token',
  'secret',
  'code',
  'link',
  'seat',
  'authorization',
  'cookie',
  'databaseUrl',
  'redisUrl',
  'seed',
];

/** One JSON line for each event, with what is secret left out. `to` instead of the standard output for tests. */
export function openLog(level: Settings['logLevel'], to?: { write(line: string): void }): Logger {
  const redact = {
    paths: SECRETS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`, `*.*.*.${key}`]),
    censor: '(secret)',
  };
  const options = { level, redact, base: { service: 'fivefoot' }, timestamp: pino.stdTimeFunctions.isoTime };
  return to === undefined ? pino(options) : pino(options, to);
}
