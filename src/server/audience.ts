import type { Refusal, Rules } from '../engine/contract';
import { refusal } from '../engine/refusal';
import type { Session } from '../session/session';
import type { FromTable } from '../sharing/from-table';
import type { ToScreen } from '../sharing/to-screen';
import { readToServer, type ToServer } from '../sharing/to-server';
import { readToTable, type ToTable } from '../sharing/to-table';
import { PROTOCOL } from '../sharing/wire';
import { type KeptLine, mayHear, spoken } from './chat';
import type { Connection } from './connection';
import type { Seat } from './facts';
import { Feeds } from './feeds';
import { LiveDrags } from './live-drags';
import type { CommandClock } from './metrics';
import type { From } from './senders';
import { type Surrounded, Surroundings, surrounded } from './surroundings';
import type { Answer, Asked, Table, TableEvents } from './table';
import { Throttle } from './throttle';

const v = PROTOCOL;

interface Line extends Surrounded {
  /** Has said hello, and so follows the fight. */
  isFollowing: boolean;
  warned: boolean;
  /** Earlier lines of the log are being looked for. */
  isReading: boolean;
}
/** Asked for, these tell of the fight as it is known here. */
const OF_THE_FIGHT: ReadonlySet<string> = new Set(['hello', 'drag', 'older']);

export interface AudienceParts {
  readonly rules: Rules;
  readonly clock: Pick<CommandClock, 'asked' | 'answered'>;
  /** The game master ends the table for good. */
  readonly end: () => void;
}

/** Everyone who is connected to a table, and what each of them is told. */
export class Audience implements Omit<TableEvents, 'lost'> {
  readonly #parts: AudienceParts;
  readonly #lines = new Set<Line>();
  readonly #feeds: Feeds;
  readonly #drags: LiveDrags;
  readonly #surroundings: Surroundings;
  /** By seat: how often earlier lines may be asked for. */
  readonly #reading = new Throttle({ burst: 20, perSecond: 5, remembered: 200 });
  #table: Table | null = null;
  /** What is told of the fight is worked out already for a step that is not on the disk yet. */
  #isAhead = false;
  /** Those of which nobody is connected who was removed. */
  #seats: readonly Seat[] | null = null;
  /** What was asked meanwhile. */
  #early: { readonly line: Line; readonly asked: ToServer | ToTable }[] = [];

  constructor(parts: AudienceParts) {
    this.#parts = parts;
    this.#surroundings = new Surroundings(parts.rules);
    this.#feeds = new Feeds(parts.rules, () => this.#there());
    this.#drags = new LiveDrags(this.#feeds);
  }

  /** The table that is told of; it needs the audience to begin with. */
  attend(table: Table): void {
    this.#table = table;
  }

  get size(): number {
    return this.#lines.size;
  }

  linesOf({ id }: Seat): number {
    return [...this.#lines].filter(({ connection }) => connection.seat.id === id).length;
  }

  /** `secret`: that of a seat which is new. Returns what to do with what comes over the line, and with its end. */
  join(
    connection: Connection,
    secret: string | null,
  ): { receive(message: unknown): void; leave(): void; cut(): void } {
    const line: Line = { ...surrounded(connection), isFollowing: false, warned: false, isReading: false };
    this.#lines.add(line);
    const { seat, sender } = connection;
    const { facts, chat } = this.#there();
    connection.send({
      type: 'welcome',
      v,
      you: { id: seat.id, name: seat.name, role: seat.role },
      seat: secret,
      lastCommand: facts.lastCommands[sender] ?? -1,
      codes: seat.role === 'gm' ? facts.codes : null,
    });
    const heard = chat.filter((each) => mayHear(seat, each)).map(spoken);
    if (heard.length > 0) connection.send({ type: 'said', v, lines: heard });
    this.#tellAround();
    return {
      // Over a line that is being closed things come for a while yet.
      receive: (message) => {
        if (this.#lines.has(line)) this.#receive(line, message);
      },
      leave: () => {
        this.#lines.delete(line);
        this.#drags.end(connection, this.#othersThan(line));
        this.#tellAround();
      },
      cut: () => this.#cut(line),
    };
  }

  /** A step is on its way to the disk: what it will be to everybody can be worked out, and nobody may be told. */
  coming(session: Session): void {
    this.#isAhead = true;
    this.#feeds.prepare(session);
  }

  moved(): void {
    this.#isAhead = false;
    this.#dropRemoved();
    const following = this.#following();
    this.#feeds.moved(
      ({ id }) => following.has(id),
      ({ id }, message) => {
        for (const { connection } of following.get(id) ?? []) connection.send(message);
      },
    );
    const early = this.#early;
    this.#early = [];
    for (const { line, asked } of early) if (this.#lines.has(line)) this.#do(line.connection, line, asked);
    this.#tellAround();
  }

  /** Lines that have said hello, by seat. */
  #following(): ReadonlyMap<string, readonly Line[]> {
    const found = new Map<string, Line[]>();
    for (const line of this.#lines) {
      const { id } = line.connection.seat;
      if (!line.isFollowing) continue;
      const others = found.get(id);
      if (others === undefined) found.set(id, [line]);
      else others.push(line);
    }
    return found;
  }

  #tellAround(): void {
    this.#surroundings.tell([...this.#lines], this.#there());
  }

  #othersThan(line: Line): readonly Connection[] {
    return [...this.#lines].flatMap((it) => (it !== line && it.isFollowing ? [it.connection] : []));
  }

  said(lines: readonly KeptLine[]): void {
    for (const { connection } of this.#lines) {
      const heard = lines.filter((each) => mayHear(connection.seat, each)).map(spoken);
      if (heard.length > 0) connection.send({ type: 'said', v, lines: heard });
    }
  }

  /** Whoever has sent it is told under its number; other windows of the seat only why it was not done. */
  answered({ seat, sender }: From, answer: Answer): void {
    if ('accepted' in answer) this.#parts.clock.answered(sender, answer.accepted, 'accepted');
    else if (answer.refused !== null) this.#parts.clock.answered(sender, answer.refused, 'refused');
    for (const { connection } of this.#lines) {
      if (connection.sender === sender) connection.send(answerMessage(answer));
      else if (connection.seat.id === seat.id && 'why' in answer)
        connection.send(refusalMessage(null, answer.why));
    }
  }

  /** Ends all lines. */
  closeAll(why: Extract<FromTable, { type: 'closed' }>['why'] | null): void {
    for (const { connection } of this.#lines) {
      if (why !== null) connection.send({ type: 'closed', v, why });
      connection.close();
    }
  }

  /** Looks who is away; the feed of who has been for so long (milliseconds, as `now`) is forgotten. */
  forgetAway(now: number, patience: number): void {
    const here = new Set([...this.#lines].map(({ connection }) => connection.seat.id));
    this.#feeds.forgetAway(here, now, patience);
  }

  #there(): Table {
    if (this.#table === null) throw new Error('an audience without a table');
    return this.#table;
  }

  #receive(line: Line, message: unknown): void {
    const { connection } = line;
    const asked = readToServer(message) ?? readToTable(message);
    if (asked === null) this.#rubbish(line);
    else this.#do(connection, line, asked);
  }

  #do(connection: Connection, line: Line, asked: ToServer | ToTable): void {
    // What is told of the fight waits while it is known further here than on the disk.
    if (this.#isAhead && OF_THE_FIGHT.has(asked.type)) {
      this.#early.push({ line, asked });
      return;
    }
    switch (asked.type) {
      case 'hello':
        this.#hello(line, asked);
        break;
      case 'drag':
        this.#drags.relay(connection, asked.drag, this.#othersThan(line));
        break;
      case 'ping':
        this.#ping(connection.seat, asked.at);
        break;
      case 'older':
        this.#askOlder(line, asked.before);
        break;
      case 'beat':
        connection.send({ type: 'beat', v });
        break;
      case 'close':
        if (connection.seat.role === 'gm') this.#parts.end();
        else connection.send(refusalMessage(null, refusal('not-yours')));
        break;
      default:
        this.#perform(connection, asked);
    }
  }

  #perform(connection: Connection, asked: Asked): void {
    const { sender } = connection;
    const id = 'id' in asked ? asked.id : null;
    if (id !== null) this.#parts.clock.asked(sender, id);
    const why = this.#there().perform(connection, asked);
    if (why === null) return;
    if (id !== null) this.#parts.clock.answered(sender, id, 'refused');
    connection.send(refusalMessage(id, why));
  }

  /** Told once; then the line is cut. It harms nobody else. */
  #rubbish(line: Line): void {
    const { connection } = line;
    if (!line.warned) {
      line.warned = true;
      connection.send(refusalMessage(null, refusal('message-unreadable')));
      return;
    }
    this.#cut(line);
  }

  #cut(line: Line): void {
    const { connection } = line;
    this.#lines.delete(line);
    connection.send({ type: 'closed', v, why: 'rubbish' });
    connection.close();
  }

  #hello(line: Line, { resume }: Extract<ToServer, { type: 'hello' }>): void {
    line.isFollowing = true;
    const { connection } = line;
    for (const message of this.#feeds.hello(connection.seat, resume)) connection.send(message);
  }

  /** What is asked for while an answer is being looked for, or too often, is not answered. */
  #askOlder(line: Line, before: number): void {
    if (line.isReading || !this.#reading.allows(line.connection.seat.id)) return;
    line.isReading = true;
    this.#lookForOlder(line, before);
  }

  /** A long log is looked through piece by piece, so that nobody waits for it. */
  #lookForOlder(line: Line, before: number): void {
    const { connection } = line;
    const part = this.#feeds.older(connection.seat, before);
    if (part === null) {
      setImmediate(() => {
        if (this.#lines.has(line)) this.#lookForOlder(line, before);
      });
      return;
    }
    line.isReading = false;
    if (part !== undefined) connection.send(part);
  }

  #ping(seat: Seat, at: readonly [number, number]): void {
    if (seat.role === 'table') return;
    for (const { connection, isFollowing } of this.#lines)
      if (isFollowing) connection.send({ type: 'ping', v, at, by: seat.name });
  }

  #dropRemoved(): void {
    const { seats } = this.#there().facts;
    if (seats === this.#seats) return;
    this.#seats = seats;
    for (const line of this.#lines) {
      const { connection } = line;
      if (this.#there().holds(connection.seat)) continue;
      this.#lines.delete(line);
      this.#drags.end(connection, this.#othersThan(line));
      this.#feeds.drop(connection.seat.id);
      connection.send({ type: 'closed', v, why: 'removed' });
      connection.close();
    }
  }
}

const refusalMessage = (id: number | null, why: Refusal): ToScreen => ({
  type: 'refusal',
  v,
  id,
  refusal: why,
});
const answerMessage = (answer: Answer): ToScreen =>
  'accepted' in answer
    ? { type: 'accepted', v, id: answer.accepted }
    : refusalMessage(answer.refused, answer.why);
