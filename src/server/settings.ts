/** How a server is run. Every value comes from the environment; the table in the README of this folder says which. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** The built app that is served beside the tables. */
  readonly appFolder: string;
  /** The file of the embedded database. */
  readonly dataFile: string;
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
  /** Under which `host:port` other processes and players reach this one, where several stand behind one address. */
  readonly publicAddress: string | null;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** How many proxies stand before this server and say truly whom a request is from. */
  readonly proxies: number;
  readonly maxTables: number;
  readonly maxParticipants: number;
  readonly maxMessageBytes: number;
  readonly maxMessagesPerSecond: number;
  readonly maxPictureBytes: number;
  /** After how many seconds without anyone a table is put to rest on disk. */
  readonly idleSeconds: number;
  /** For how many seconds a lost connection keeps its seat before others see the participant as gone. */
  readonly reconnectSeconds: number;
}

/** Thrown where the environment holds a value that is none: names each, and what would do. */
export class SettingsError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;
const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** @throws SettingsError */
export function readSettings(environment: Environment): Settings {
  const faults: string[] = [];
  const text = (name: string): string | null => environment[name]?.trim() || null;
  const whole = (name: string, otherwise: number, from: number, to: number): number => {
    const given = text(name);
    const value = given === null ? otherwise : Number(given);
    if (Number.isInteger(value) && value >= from && value <= to) return value;
    faults.push(`${name}=${given}: a whole number from ${from} to ${to} is expected`);
    return otherwise;
  };
  const address = (name: string, schemes: readonly string[]): string | null => {
    const given = text(name);
    if (given === null || schemes.some((scheme) => given.startsWith(`${scheme}://`))) return given;
    // The value may hold a password: it is not repeated.
    faults.push(`${name}: an address that begins with ${schemes.join(':// or ')}:// is expected`);
    return null;
  };
  const level = (): Settings['logLevel'] => {
    const given = text('LOG_LEVEL') ?? 'info';
    const known = LEVELS.find((each) => each === given);
    if (known === undefined) faults.push(`LOG_LEVEL=${given}: one of ${LEVELS.join(', ')} is expected`);
    return known ?? 'info';
  };
  const settings: Settings = {
    host: text('HOST') ?? '0.0.0.0',
    port: whole('PORT', 4000, 0, 65_535),
    appFolder: text('APP_FOLDER') ?? 'dist',
    dataFile: text('DATA_FILE') ?? 'fivefoot.db',
    databaseUrl: address('DATABASE_URL', ['postgres', 'postgresql']),
    redisUrl: address('REDIS_URL', ['redis', 'rediss']),
    publicAddress: text('PUBLIC_ADDRESS'),
    logLevel: level(),
    proxies: whole('PROXIES', 0, 0, 10),
    maxTables: whole('MAX_TABLES', 500, 1, 100_000),
    maxParticipants: whole('MAX_PARTICIPANTS', 24, 2, 500),
    maxMessageBytes: whole('MAX_MESSAGE_BYTES', 262_144, 1024, 16_777_216),
    maxMessagesPerSecond: whole('MAX_MESSAGES_PER_SECOND', 60, 5, 10_000),
    maxPictureBytes: whole('MAX_PICTURE_BYTES', 31_457_280, 1024, 268_435_456),
    idleSeconds: whole('IDLE_SECONDS', 300, 1, 86_400),
    reconnectSeconds: whole('RECONNECT_SECONDS', 60, 1, 86_400),
  };
  if (faults.length > 0) throw new SettingsError(faults.join('\n'));
  return settings;
}
