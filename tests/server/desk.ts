import { isRefusal } from '../../src/engine/refusal';
import type { Encounter } from '../../src/engine/state';
import { buildEncounter } from '../../src/notation/build-encounter';
import { readNotation } from '../../src/notation/read-notation';
import { rules } from '../../src/rules/registry';
import { Audience } from '../../src/server/audience';
import type { Connection } from '../../src/server/connection';
import type { Seat } from '../../src/server/facts';
import { foundTable } from '../../src/server/found-table';
import { secretDice } from '../../src/server/founding';
import type { Credential } from '../../src/server/seats';
import { type From, senderOf } from '../../src/server/senders';
import { SqlStorage } from '../../src/server/storage/sql-storage';
import { Sqlite } from '../../src/server/storage/sqlite';
import type { Storage } from '../../src/server/storage/storage';
import { Table } from '../../src/server/table';
import type { FromTable } from '../../src/sharing/from-table';
import type { ToScreen } from '../../src/sharing/to-screen';

// A table with its visitors, without a network. Time stands still unless a test moves it.

type Message = ToScreen | FromTable;
/** Somebody at the table, and everything that was ever sent to them. */
export interface Visitor {
  readonly seat: Seat;
  readonly secret: string | null;
  readonly got: readonly Message[];
  readonly isClosed: () => boolean;
  say(message: object): void;
  leave(): void;
  /** The last message of a kind. @throws where there was none */
  last<T extends Message['type']>(type: T): Extract<Message, { type: T }>;
}

export interface Desk {
  readonly id: string;
  readonly storage: Storage;
  readonly gmSecret: string;
  readonly codes: { readonly player: string; readonly spectator: string; readonly short: string };
  table(): Table;
  /** `window`: which of the seat's it is, where that matters. */
  join(credential: Credential, window?: string): Promise<Visitor>;
  /** Everything that was asked so far is on the disk and told. */
  settled(): Promise<void>;
  /** The process is gone, and another one reads the table. */
  restart(): Promise<void>;
  pass(ms: number): void;
  lost: string[];
}

export function encounterOf(yaml: string): Encounter {
  const [document] = readNotation(yaml, 'test.yaml');
  if (document === undefined) throw new Error('no document');
  return { ...buildEncounter(document, secretDice()) };
}

export async function openDesk(yaml: string, file = ':memory:'): Promise<Desk> {
  let now = 1_000_000;
  const storage = await SqlStorage.open(new Sqlite(file), () => now);
  const id = 'table-of-the-test-0000';
  const { secret, facts } = await foundTable(storage, id, encounterOf(yaml));
  const lost: string[] = [];
  const wake = async () => {
    const audience = new Audience({
      rules,
      clock: { asked: () => {}, answered: () => {} },
      end: () => lost.push('ended'),
    });
    const events = Object.assign(audience, { lost: (why: string) => void lost.push(why) });
    const table = await Table.wake({ rules, storage, events, clock: () => now, maxSeats: 8 }, id);
    if (table === null) throw new Error('the table is gone');
    audience.attend(table);
    return { audience, table };
  };
  let current = await wake();
  return {
    id,
    storage,
    gmSecret: secret,
    codes: facts.codes,
    lost,
    table: () => current.table,
    settled: () => current.table.rest(),
    restart: async () => {
      current = await wake();
    },
    pass: (ms) => {
      now += ms;
      current.table.tick();
    },
    join: async (credential, window) => {
      const taken = await current.table.join(credential);
      if (isRefusal(taken)) throw new Error(taken.code);
      return visit(
        current.audience,
        { seat: taken.seat, sender: senderOf(taken.seat, window) },
        taken.secret,
      );
    },
  };
}

function visit(audience: Audience, { seat, sender }: From, secret: string | null): Visitor {
  const got: Message[] = [];
  let closed = false;
  const connection: Connection = {
    seat,
    sender,
    // As it goes over the wire.
    send: (message) => void got.push(JSON.parse(JSON.stringify(message))),
    close: () => {
      closed = true;
    },
  };
  const { receive, leave } = audience.join(connection, secret);
  return {
    seat,
    secret,
    got,
    isClosed: () => closed,
    say: (message) => receive({ v: 1, ...message }),
    leave,
    last: (type) => {
      const found = got.findLast((message) => message.type === type);
      if (found === undefined) throw new Error(`no ${type} among ${got.map((it) => it.type).join(', ')}`);
      return found as Extract<Message, { type: typeof type }>;
    },
  };
}
