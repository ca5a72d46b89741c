import type { Refusal, Rules } from '../engine/contract';
import { refusal } from '../engine/refusal';
import { GM } from '../session/authority';
import { createFeed, type Feed } from '../sharing/feed';
import type { ChatLine, FromTable, Person, Proposal } from '../sharing/from-table';
import { knowledgeOf } from '../sharing/knowledge';
import type { ToScreen } from '../sharing/to-screen';
import { type Drag, readToServer, type ToServer } from '../sharing/to-server';
import { readToTable, type ToTable } from '../sharing/to-table';
import { sidesOf, type Viewer } from '../sharing/viewer';
import { PROTOCOL } from '../sharing/wire';
import { newSecret } from './codes';
import type { Seat } from './facts';
import type { CommandClock } from './metrics';
import type { Proposed } from './proposals';
import { guestOf } from './rights';
import { ShownDrags } from './shown-drags';
import type { Answer, Asked, Table, TableEvents } from './table';

const v = PROTOCOL;

/** One line to somebody at the table; a seat may have several (two windows). */
export interface Connection {
  readonly seat: Seat;
  send(message: ToScreen | FromTable): void;
  /** Ends the line; nothing is sent after it. */
  close(): void;
}
interface Line {
  readonly connection: Connection;
  /** Has said hello, and so follows the fight. */
  isFollowing: boolean;
  warned: boolean;
  /** What was told last, by kind: nothing is said twice. */
  readonly told: Map<string, string>;
  /** What it was made of. */
  readonly saidOf: Map<string, object>;
}

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
  /** By seat: a feed outlives a lost line, so that who comes back gets only what is missing. */
  readonly #feeds = new Map<string, Feed>();
  readonly #drags = new ShownDrags();
  /** By seat, as far as it was looked at. */
  readonly #awaySince = new Map<string, number>();
  #table: Table | null = null;

  constructor(parts: AudienceParts) {
    this.#parts = parts;
  }

  /** The table that is told of; it needs the audience to begin with. */
  attend(table: Table): void {
    this.#table = table;
  }

  get size(): number {
    return this.#lines.size;
  }

  /** `secret`: that of a seat which is new. Returns what to do with what comes over the line, and with its end. */
  join(
    connection: Connection,
    secret: string | null,
  ): { receive(message: unknown): void; leave(): void; cut(): void } {
    const line: Line = { connection, isFollowing: false, warned: false, told: new Map(), saidOf: new Map() };
    this.#lines.add(line);
    const { seat } = connection;
    const { facts, chat } = this.#there();
    connection.send({
      type: 'welcome',
      v,
      you: { id: seat.id, name: seat.name, role: seat.role },
      seat: secret,
      lastCommand: facts.lastCommands[seat.id] ?? -1,
      codes: seat.role === 'gm' ? facts.codes : null,
    });
    const heard = chat.filter((each) => mayHear(seat, each));
    if (heard.length > 0) connection.send({ type: 'said', v, lines: heard });
    this.#tellAround();
    return {
      receive: (message) => this.#receive(line, message),
      leave: () => {
        this.#lines.delete(line);
        this.#relay(line, null);
        this.#tellAround();
      },
      cut: () => this.#cut(line),
    };
  }

  moved(): void {
    this.#dropRemoved();
    const { session } = this.#there();
    const following = this.#following();
    for (const [seatId, feed] of this.#feeds) {
      const lines = following.get(seatId) ?? [];
      const [first] = lines;
      if (first !== undefined && !isSameViewer(feed.viewer, this.#viewerOf(first.connection.seat))) {
        const fresh = this.#newFeed(first.connection.seat);
        for (const { connection } of lines) connection.send(fresh.snapshot());
        continue;
      }
      const message = feed.follow(session);
      if (message !== null) for (const { connection } of lines) connection.send(message);
    }
    this.#tellAround();
  }

  /** Lines that have said hello, by seat. */
  #following(): ReadonlyMap<string, readonly Line[]> {
    const found = new Map<string, Line[]>();
    for (const line of this.#lines) {
      const { id } = line.connection.seat;
      if (line.isFollowing) found.set(id, [...(found.get(id) ?? []), line]);
    }
    return found;
  }

  said(lines: readonly ChatLine[]): void {
    for (const { connection } of this.#lines) {
      const heard = lines.filter((each) => mayHear(connection.seat, each));
      if (heard.length > 0) connection.send({ type: 'said', v, lines: heard });
    }
  }

  answered(seat: Seat, answer: Answer): void {
    if ('accepted' in answer) this.#parts.clock.answered(seat.id, answer.accepted, 'accepted');
    else if (answer.refused !== null) this.#parts.clock.answered(seat.id, answer.refused, 'refused');
    for (const { connection } of this.#lines)
      if (connection.seat.id === seat.id) connection.send(answerMessage(answer));
  }

  proposalsChanged(): void {
    this.#tellAround();
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
    for (const id of this.#feeds.keys()) {
      const since = this.#awaySince.get(id) ?? now;
      if (here.has(id)) this.#awaySince.delete(id);
      else this.#awaySince.set(id, since);
      if (here.has(id) || now - since < patience) continue;
      this.#feeds.delete(id);
      this.#awaySince.delete(id);
    }
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
    switch (asked.type) {
      case 'hello':
        this.#hello(line, asked);
        break;
      case 'drag':
        this.#relay(line, asked.drag);
        break;
      case 'ping':
        this.#ping(connection.seat, asked.at);
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
    const { seat } = connection;
    const id = 'id' in asked ? asked.id : null;
    if (id !== null) this.#parts.clock.asked(seat.id, id);
    const why = this.#there().perform(seat, asked);
    if (why === null) return;
    if (id !== null) this.#parts.clock.answered(seat.id, id, 'refused');
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

  #cut({ connection }: Line): void {
    connection.send({ type: 'closed', v, why: 'rubbish' });
    connection.close();
  }

  #hello(line: Line, { resume }: Extract<ToServer, { type: 'hello' }>): void {
    line.isFollowing = true;
    const { seat } = line.connection;
    const known = this.#feeds.get(seat.id);
    const isRight = known !== undefined && isSameViewer(known.viewer, this.#viewerOf(seat));
    const feed = isRight ? known : this.#newFeed(seat);
    const missing = resume === null ? null : feed.since(resume.stream, resume.n);
    for (const message of missing ?? [feed.snapshot()]) line.connection.send(message);
  }

  #newFeed(seat: Seat): Feed {
    const feed = createFeed(this.#parts.rules, this.#there().session, this.#viewerOf(seat), newSecret());
    this.#feeds.set(seat.id, feed);
    return feed;
  }

  #viewerOf(seat: Seat): Viewer {
    return seat.role === 'gm' ? { role: 'gm' } : guestOf(seat, this.#there().encounter);
  }

  /** A path as it is drawn: to the game master, and to those on the side of whoever is moved. */
  #relay(line: Line, drag: Drag | null): void {
    const { seat } = line.connection;
    const { encounter } = this.#there();
    const who = drag === null ? null : encounter.combatants[drag.who];
    if (drag !== null && (who === undefined || (seat.role !== 'gm' && who?.controller !== seat.name))) return;
    for (const other of this.#lines) {
      if (other === line || !other.isFollowing) continue;
      const viewer = this.#viewerOf(other.connection.seat);
      const sees =
        drag === null ||
        viewer.role === 'gm' ||
        (who?.side !== undefined &&
          (viewer.role === 'player' ? viewer.side === who.side : viewer.sides.includes(who.side)) &&
          knowledgeOf(this.#parts.rules, encounter, viewer).perceives(drag.who));
      if (!sees) continue;
      const to = other.connection.seat;
      const how = { rules: this.#parts.rules, by: seat, to, feed: this.#feeds.get(to.id) };
      other.connection.send({ type: 'drag', v, drag: this.#drags.shown(drag, how) });
    }
  }

  #ping(seat: Seat, at: readonly [number, number]): void {
    if (seat.role === 'table') return;
    for (const { connection, isFollowing } of this.#lines)
      if (isFollowing) connection.send({ type: 'ping', v, at, by: seat.name });
  }

  /** Who is there, how the table is set, what waits for whom: each told when it is new. */
  #tellAround(): void {
    const { facts, proposals } = this.#there();
    const peopleFor = this.#peopleByEyes();
    for (const line of this.#lines) {
      const { seat } = line.connection;
      this.#tell(line, ...peopleFor(seat));
      this.#tellOnce(line, facts.switches, { type: 'switches', v, switches: facts.switches });
      this.#tellOnce(line, proposals, {
        type: 'proposals',
        v,
        proposals: proposals.filter(mayRead(seat)).map(proposalOf),
      });
      const deadlines: FromTable = { type: 'deadlines', v, deadlines: this.#deadlines(seat) };
      this.#tell(line, deadlines, JSON.stringify(deadlines));
      if (seat.role === 'gm') this.#tellOnce(line, facts.codes, { type: 'codes', v, codes: facts.codes });
    }
  }

  /** `from`: as long as that is the same object, nothing is new. */
  #tellOnce(line: Line, from: object, message: FromTable): void {
    if (line.saidOf.get(message.type) === from) return;
    line.saidOf.set(message.type, from);
    this.#tell(line, message, JSON.stringify(message));
  }

  #tell(line: Line, message: FromTable, text: string): void {
    if (line.told.get(message.type) === text) return;
    line.told.set(message.type, text);
    line.connection.send(message);
  }

  /** Who is there, and that in words: made once for all who look through the same eyes. */
  #peopleByEyes(): (reader: Seat) => readonly [FromTable, string] {
    const online = new Set([...this.#lines].map(({ connection }) => connection.seat.id));
    const made = new Map<string, readonly [FromTable, string]>();
    return (reader) => {
      const viewer = this.#viewerOf(reader);
      const eyes = viewer.role === 'gm' ? 'gm' : JSON.stringify(sidesOf(viewer));
      const last = made.get(eyes);
      if (last !== undefined) return last;
      const message: FromTable = { type: 'people', v, people: this.#people(viewer, online) };
      const told = [message, JSON.stringify(message)] as const;
      made.set(eyes, told);
      return told;
    };
  }

  #people(viewer: Viewer, online: ReadonlySet<string>): readonly Person[] {
    const { facts, encounter } = this.#there();
    const knows = viewer.role === 'gm' ? null : knowledgeOf(this.#parts.rules, encounter, viewer);
    const played = Object.values(encounter.combatants).filter(({ controller }) => controller !== GM);
    const known = played.filter(({ id }) => knows?.perceives(id) ?? true);
    return facts.seats.map(({ id, name, role }) => ({
      id,
      name,
      role,
      online: online.has(id),
      plays: known.filter(({ controller }) => role === 'player' && controller === name).map((who) => who.id),
    }));
  }

  /** A player is told of the time that its own decisions have, the game master of everyone's. */
  #deadlines(seat: Seat): readonly { decision: number; seconds: number }[] {
    const { encounter } = this.#there();
    const left = this.#there().deadlines();
    return encounter.decisions.flatMap(({ id, by }) => {
      const seconds = left.get(id);
      const isTold = seat.role === 'gm' || encounter.combatants[by]?.controller === seat.name;
      return seconds === undefined || !isTold ? [] : [{ decision: id, seconds: Math.ceil(seconds) }];
    });
  }

  #dropRemoved(): void {
    for (const line of this.#lines) {
      const { connection } = line;
      if (this.#there().holds(connection.seat)) continue;
      this.#lines.delete(line);
      this.#feeds.delete(connection.seat.id);
      connection.send({ type: 'closed', v, why: 'removed' });
      connection.close();
    }
  }
}

const mayHear = (seat: Seat, { by, to }: ChatLine): boolean =>
  to === 'all' || seat.role === 'gm' || seat.name === by;
const mayRead =
  (reader: Seat) =>
  ({ seat }: Proposed): boolean =>
    reader.role === 'gm' || reader.id === seat.id;

function proposalOf({ number, seat, command }: Proposed): Proposal {
  const act = command.type === 'act' ? command : null;
  const { path, on } = act?.args ?? {};
  const squares = Array.isArray(path) ? path.flatMap(pairOf) : null;
  return {
    id: number,
    by: seat.name,
    who: act?.actor ?? '',
    action: act?.action ?? '',
    path: squares,
    on: typeof on === 'string' ? on : null,
  };
}

function pairOf(value: unknown): [number, number][] {
  if (!Array.isArray(value)) return [];
  const [x, y]: unknown[] = value;
  return typeof x === 'number' && typeof y === 'number' ? [[x, y]] : [];
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

const isSameViewer = (a: Viewer, b: Viewer): boolean => JSON.stringify(a) === JSON.stringify(b);
