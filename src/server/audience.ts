import type { Refusal, Rules } from '../engine/contract';
import { refusal } from '../engine/refusal';
import { GM } from '../session/authority';
import type { ChatLine, FromTable, Person, Proposal } from '../sharing/from-table';
import { knowledgeOf } from '../sharing/knowledge';
import type { ToScreen } from '../sharing/to-screen';
import { readToServer, type ToServer } from '../sharing/to-server';
import { readToTable, type ToTable } from '../sharing/to-table';
import { sidesOf, type Viewer } from '../sharing/viewer';
import { PROTOCOL } from '../sharing/wire';
import type { Connection } from './connection';
import type { Seat } from './facts';
import { Feeds } from './feeds';
import { LiveDrags } from './live-drags';
import type { CommandClock } from './metrics';
import type { Proposed } from './proposals';
import type { Answer, Asked, Table, TableEvents } from './table';

const v = PROTOCOL;

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
  readonly #feeds: Feeds;
  readonly #drags: LiveDrags;
  #table: Table | null = null;

  constructor(parts: AudienceParts) {
    this.#parts = parts;
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
        this.#drags.end(connection, this.#othersThan(line));
        this.#tellAround();
      },
      cut: () => this.#cut(line),
    };
  }

  moved(): void {
    this.#dropRemoved();
    const following = this.#following();
    for (const seat of this.#there().facts.seats) {
      const lines = following.get(seat.id) ?? [];
      for (const message of this.#feeds.moved(seat, lines.length > 0))
        for (const { connection } of lines) connection.send(message);
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

  #othersThan(line: Line): readonly Connection[] {
    return [...this.#lines].flatMap((it) => (it !== line && it.isFollowing ? [it.connection] : []));
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
    const { connection } = line;
    for (const message of this.#feeds.hello(connection.seat, resume)) connection.send(message);
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
      this.#tellOnce(line, facts.proposals, {
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
      const viewer = this.#feeds.viewerOf(reader);
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
      this.#drags.end(connection, this.#othersThan(line));
      this.#feeds.drop(connection.seat.id);
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
