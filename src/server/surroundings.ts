import type { Rules } from '../engine/contract';
import type { Encounter } from '../engine/state';
import { eyesOf } from '../sharing/eyes';
import type { FromTable, Person, Proposal } from '../sharing/from-table';
import { knowledgeOf } from '../sharing/knowledge';
import type { Viewer } from '../sharing/viewer';
import { PROTOCOL } from '../sharing/wire';
import { type Cast, castOf } from './cast';
import type { Connection } from './connection';
import type { Seat } from './facts';
import type { Proposed } from './proposals';
import { guestOf } from './rights';
import type { Table } from './table';

const v = PROTOCOL;

/** A line, and what it was told besides the fight. */
export interface Surrounded {
  readonly connection: Connection;
  /** Last, by kind: nothing is said twice. */
  readonly told: Map<string, string>;
  /** What it was made of. */
  readonly saidOf: Map<string, object>;
}
export const surrounded = (connection: Connection): Surrounded => ({
  connection,
  told: new Map(),
  saidOf: new Map(),
});

/** A message and the same in words, by which is seen whether it is news. */
type Telling = readonly [FromTable, string];
const telling = (message: FromTable): Telling => [message, JSON.stringify(message)];
const NO_DEADLINES = telling({ type: 'deadlines', v, deadlines: [] });

interface People {
  readonly of: readonly unknown[];
  readonly telling: Telling;
}

interface Looker {
  readonly cast: Cast;
  readonly viewer: Viewer;
  readonly eyes: string;
}

/** What is told of a table besides its fight: who is there, how it is set, what waits for whom, how long. Each of it when it is new. */
export class Surroundings {
  readonly #rules: Rules;
  /** By eyes: who is there and what it was made of. */
  readonly #people = new Map<string, People>();
  readonly #lookers = new WeakMap<Seat, Looker>();

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  tell(lines: readonly Surrounded[], table: Table): void {
    const online = [...new Set(lines.map(({ connection }) => connection.seat.id))].join(' ');
    const left = table.deadlines();
    const peopleFor = this.#peopleBySeat(table, online);
    const { facts, proposals } = table;
    const switches: FromTable = { type: 'switches', v, switches: facts.switches };
    const codes: FromTable = { type: 'codes', v, codes: facts.codes };
    for (const line of lines) {
      const { seat } = line.connection;
      say(line, peopleFor(seat));
      sayOnce(line, 'switches', facts.switches, () => switches);
      sayOnce(line, 'proposals', facts.proposals, () => proposalsFor(seat, proposals));
      say(line, left.size === 0 ? NO_DEADLINES : deadlinesFor(seat, table, left));
      if (seat.role === 'gm') sayOnce(line, 'codes', facts.codes, () => codes);
    }
  }

  /** Through whose eyes a seat looks: the same as long as nobody changes hands. */
  #eyesOf(seat: Seat, encounter: Encounter, cast: Cast): Looker {
    const known = this.#lookers.get(seat);
    if (known?.cast === cast) return known;
    const viewer: Viewer = seat.role === 'gm' ? { role: 'gm' } : guestOf(seat, encounter);
    const made = { cast, viewer, eyes: eyesOf(viewer) };
    this.#lookers.set(seat, made);
    return made;
  }

  /** Made once for all who look through the same eyes. */
  #peopleBySeat(table: Table, online: string): (reader: Seat) => Telling {
    const { facts, encounter } = table;
    const cast = castOf(encounter);
    const made = new Map<string, Telling>();
    return (reader) => {
      const { viewer, eyes } = this.#eyesOf(reader, encounter, cast);
      const known = made.get(eyes);
      if (known !== undefined) return known;
      const knows = viewer.role === 'gm' ? null : knowledgeOf(this.#rules, encounter, viewer);
      const seen = cast.played.map(({ id }) => knows?.perceives(id) ?? true);
      const of = [facts.seats, cast, online, ...seen];
      const last = this.#people.get(eyes);
      const isSame = last?.of.length === of.length && of.every((it, index) => it === last.of[index]);
      const people: People = isSame
        ? last
        : { of, telling: telling({ type: 'people', v, people: peopleOf(table, online, seen) }) };
      this.#people.set(eyes, people);
      made.set(eyes, people.telling);
      return people.telling;
    };
  }
}

/** `seen`: of each one who is played, whether the reader perceives it. */
function peopleOf({ facts, encounter }: Table, online: string, seen: readonly boolean[]): readonly Person[] {
  const here = new Set(online.split(' '));
  const known = castOf(encounter).played.filter((_, index) => seen[index]);
  return facts.seats.map(({ id, name, role }) => ({
    id,
    name,
    role,
    online: here.has(id),
    plays: known.filter(({ controller }) => role === 'player' && controller === name).map((who) => who.id),
  }));
}

/** `from`: as long as that is the same object, nothing is new. */
function sayOnce(line: Surrounded, kind: FromTable['type'], from: object, make: () => FromTable): void {
  if (line.saidOf.get(kind) === from) return;
  line.saidOf.set(kind, from);
  say(line, telling(make()));
}

function say(line: Surrounded, [message, text]: Telling): void {
  if (line.told.get(message.type) === text) return;
  line.told.set(message.type, text);
  line.connection.send(message);
}

/** A player is told of the time that its own decisions have, the game master of everyone's. */
function deadlinesFor(seat: Seat, { encounter }: Table, left: ReadonlyMap<number, number>): Telling {
  const deadlines = encounter.decisions.flatMap(({ id, by }) => {
    const seconds = left.get(id);
    const isTold = seat.role === 'gm' || encounter.combatants[by]?.controller === seat.name;
    return seconds === undefined || !isTold ? [] : [{ decision: id, seconds: Math.ceil(seconds) }];
  });
  return telling({ type: 'deadlines', v, deadlines });
}

const proposalsFor = (reader: Seat, proposals: readonly Proposed[]): FromTable => ({
  type: 'proposals',
  v,
  proposals: proposals.filter(({ seat }) => reader.role === 'gm' || reader.id === seat.id).map(proposalOf),
});

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
