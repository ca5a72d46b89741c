import type { Command, Refusal, Rules } from '../engine/contract';
import { isRefusal, refusal } from '../engine/refusal';
import type { Combatant, Encounter, Json } from '../engine/state';
import { GM } from '../session/authority';
import { currentEncounter, type KeepEntry, type Session, submitKept } from '../session/session';
import type { ChatLine } from '../sharing/from-table';
import type { ToServer } from '../sharing/to-server';
import type { HistoryMove, Switches, ToTable } from '../sharing/to-table';
import { playerSides } from '../sharing/viewer';
import { chatLine, type KeptLine } from './chat';
import { Deadlines } from './deadlines';
import { type Facts, readFacts, type Seat } from './facts';
import { movedTo } from './history';
import { whyNotPlaced } from './placing';
import { isWaiting, type Proposed, proposalsOf, withoutProposals, withProposal } from './proposals';
import { refusalFor, whyNotSent } from './rights';
import { type Credential, hashesOf, newCodes, type Taken, takeSeat } from './seats';
import { type From, withDone } from './senders';
import { LeaseLost, type Storage } from './storage/storage';
import { type Put, TableWriter } from './table-writer';
import type { ThinHistory } from './thin-history';
import { type Unnamed, unnamed } from './unnamed';
import { CHAT_KEPT, readTable, type Woken } from './woken';

/** What happened to something that was asked for. */
export type Answer =
  | { readonly accepted: number }
  | { readonly refused: number | null; readonly why: Refusal };
/** Who is told what a table does; each call comes when it is on the disk. */
export interface TableEvents {
  /** The fight will be this, if the disk does not fail: a chance to make ready what is to be told. */
  coming(session: Session): void;
  /** The fight or the seats have changed. */
  moved(): void;
  said(lines: readonly KeptLine[]): void;
  answered(from: From, answer: Answer): void;
  /** The table cannot go on here: another process has it, or the disk failed. It is read again by whoever asks next. */
  lost(why: 'lease' | 'storage', error: unknown): void;
}
/** What a table does; whatever else is said to it concerns only who is connected. */
export type Asked = Exclude<ToTable, { type: 'close' }> | Extract<ToServer, { type: 'command' }>;
const GMS_OWN: ReadonlySet<string> = new Set(['history', 'give', 'decide', 'switch', 'remove', 'renew']);

export interface TableParts {
  readonly rules: Rules;
  readonly storage: Storage;
  readonly events: TableEvents;
  /** Milliseconds. */
  readonly clock: () => number;
  readonly maxSeats: number;
}

/**
 * One table: its fight, its seats, and the judgement of everything that is asked of it. Knows no network: `events` is told,
 * and whoever listens decides what each seat may hear. Nothing is told before it is on the disk.
 */
export class Table {
  readonly id: string;
  readonly #parts: TableParts;
  readonly #writer: TableWriter;
  readonly #ids: WeakMap<Command, string>;
  readonly #deadlines = new Deadlines();
  readonly #history: ThinHistory;
  #session: Session;
  #facts: Facts;
  /** As far as it is on the disk, and so as far as anybody may be told. */
  #told: Session;
  #kept: Facts;
  #chat: readonly KeptLine[];

  private constructor(parts: TableParts, { stored, lease, chat, session, ids, history }: Woken) {
    const { storage, events } = parts;
    this.id = stored.id;
    this.#parts = parts;
    this.#chat = chat;
    this.#facts = readFacts(stored.facts, stored.numbers);
    this.#ids = ids;
    this.#history = history;
    this.#session = session;
    this.#told = this.#session;
    this.#kept = this.#facts;
    this.#writer = new TableWriter(
      {
        storage,
        id: stored.id,
        lease,
        commandId: (command) => this.#ids.get(command) ?? '',
        writing: ({ session }) => events.coming(session),
        failed: (error) => events.lost(error instanceof LeaseLost ? 'lease' : 'storage', error),
        written: ({ session, facts }) => {
          this.#told = session;
          this.#kept = facts;
          this.#deadlines.follow(this.encounter, facts.switches, parts.clock());
          events.moved();
          this.#history.passed(session.cursor, 'told');
        },
      },
      { session: this.#session, facts: this.#facts },
    );
    this.#deadlines.follow(this.encounter, this.#facts.switches, parts.clock());
  }

  /** Takes a table from the storage, in the middle of whatever was pending. Null: there is none of that id. */
  static async wake(parts: TableParts, id: string): Promise<Table | null> {
    const woken = await readTable(parts, id);
    return woken === null ? null : new Table(parts, woken);
  }

  get session(): Session {
    return this.#told;
  }
  /** The fight as far as anybody may be told. */
  get encounter(): Encounter {
    return currentEncounter(this.#told);
  }
  /** Seats, codes and switches, as far as anybody may be told. */
  get facts(): Facts {
    return this.#kept;
  }
  get chat(): readonly KeptLine[] {
    return this.#chat;
  }
  get proposals(): readonly Proposed[] {
    return proposalsOf(this.#kept);
  }

  /** Seconds left for each decision. */
  deadlines(): ReadonlyMap<number, number> {
    return this.#deadlines.left(this.#parts.clock());
  }

  /** Takes a seat. A new one is on the disk before anybody hears of it; it never comes where the disk fails, for then the table is lost. */
  async join(credential: Credential): Promise<Taken | Refusal> {
    const taken = takeSeat(this.#facts, credential, this.#parts.maxSeats);
    if (isRefusal(taken) || taken.secret === null) return taken;
    await new Promise<void>((kept) => this.#put({ facts: taken.facts, onceKept: kept }));
    return taken;
  }

  /** Whether the seat is still one of this table's. */
  holds(seat: Seat): boolean {
    return this.#facts.seats.some(({ id }) => id === seat.id);
  }

  /**
   * Does what somebody asks for, or says why not. What is carried out is told through `events`, when it is on the disk.
   * A number that the sender has had carried out before is accepted again and not done twice.
   */
  perform(from: From, asked: Asked): Refusal | null {
    const { seat, sender } = from;
    if ('id' in asked && asked.id <= (this.#facts.lastCommands[sender] ?? -1)) {
      this.#again(from, asked.id);
      return null;
    }
    if (seat.role !== 'gm' && GMS_OWN.has(asked.type)) return refusal('not-yours');
    const why = this.#perform(from, asked);
    return why === null ? null : this.#worded(seat, why, asked as unknown as Json);
  }

  /** What was carried out before is accepted once more, but not before it is on the disk. What waits for a yes goes on waiting. */
  #again(from: From, id: number): void {
    if (isWaiting(this.#facts, from, id)) return;
    const accept = () => this.#parts.events.answered(from, { accepted: id });
    if (id <= (this.#kept.lastCommands[from.sender] ?? -1)) accept();
    else this.#put({ onceKept: accept });
  }

  #unnamed(seat: Seat, asked: Command): Unnamed {
    return unnamed(this.#parts.rules, this.#now(), seat, asked);
  }

  #perform(from: From, asked: Asked): Refusal | null {
    const { seat } = from;
    switch (asked.type) {
      case 'command':
        return this.#send(from, asked.id, asked.command);
      case 'history':
        return this.#move(from, asked.id, asked.move);
      case 'say':
        return this.#say(seat, asked.to, asked.text);
      case 'take':
        return this.#take(seat, asked.who);
      case 'leave':
        return this.#leave(seat, asked.who);
      case 'give':
        return this.#give(asked.who, asked.to);
      case 'decide':
        return this.#decide(asked.proposal, asked.approve);
      case 'switch':
        return this.#switch(asked.switches);
      case 'remove':
        return this.#remove(asked.participant);
      case 'renew':
        return this.#renew(this.#facts.seats);
    }
  }

  #send(from: From, id: number, asked: Command): Refusal | null {
    const { command, told } = this.#unnamed(from.seat, asked);
    const why = this.#whyNot(from.seat, command) ?? this.#carryOut(from, id, command);
    return why === null ? null : told(why);
  }

  #carryOut(from: From, id: number, command: Command): Refusal | null {
    if (!this.#wantsApproval(from.seat, command)) return this.#play(from, id, command);
    const facts = withProposal(this.#facts, from, id, command);
    if (isRefusal(facts)) return facts;
    if (facts !== this.#facts) this.#put({ facts });
    return null;
  }

  #whyNot(seat: Seat, command: Command): Refusal | null {
    const { rules } = this.#parts;
    const { placing } = this.#facts.switches;
    if (placing && seat.role === 'player' && command.type === 'edit' && command.edit === 'place')
      return whyNotPlaced(rules, this.#session, seat, command);
    return whyNotSent(this.#now(), seat, command);
  }

  /** The game master's yes or no to a player's act. Either settles it: sent again, it is asked no second time. */
  #decide(proposal: number, approve: boolean): Refusal | null {
    const proposed = proposalsOf(this.#facts).find(({ number }) => number === proposal);
    if (proposed === undefined) return null;
    const { seat, id, command: asked } = proposed;
    // Whom it names may have gone out of sight since.
    const { command, told } = this.#unnamed(seat, asked);
    this.#facts = withoutProposals(this.#facts, ({ number }) => number === proposal);
    const why = approve
      ? (this.#whyNot(seat, command) ?? this.#play(proposed, id, command))
      : refusal('proposal-declined');
    if (why === null) return null;
    const refused = { refused: id, why: this.#worded(seat, told(why), asked as unknown as Json) };
    this.#put({
      facts: this.#done(proposed, id),
      onceKept: () => this.#parts.events.answered(proposed, refused),
    });
    return null;
  }

  /** Undo and redo are the game master's. */
  #move(from: From, id: number, move: HistoryMove): null {
    const session = movedTo(this.#session, move);
    const onceKept = () => this.#parts.events.answered(from, { accepted: id });
    this.#put({ session, facts: this.#done(from, id), onceKept });
    return null;
  }

  #say(seat: Seat, to: ChatLine['to'], text: string): Refusal | null {
    if (seat.role === 'table') return refusal('not-yours');
    const said = chatLine(seat.name, to, text);
    if (said === null) return refusal('chat-dice', { text });
    const line: KeptLine = { ...said, seat: seat.id };
    const onceKept = () => {
      this.#chat = [...this.#chat, line].slice(-CHAT_KEPT);
      this.#parts.events.said([line]);
    };
    this.#put({ said: [{ ...line, roll: line.roll === null ? null : { ...line.roll } }], onceKept });
    return null;
  }

  /** A player takes somebody of the players' side whom nobody plays. */
  #take(seat: Seat, who: string): Refusal | null {
    const combatant = this.#find(who);
    const isFree = combatant?.controller === GM && playerSides(this.#now()).includes(combatant.side);
    if (seat.role !== 'player' || !isFree) return refusal('not-free', { id: who });
    return this.#setController(who, seat.name);
  }

  /** A player lets go of somebody, whom the game master then plays. */
  #leave(seat: Seat, who: string): Refusal | null {
    const isOwn = seat.role === 'player' && this.#find(who)?.controller === seat.name;
    return isOwn ? this.#setController(who, GM) : refusal('not-your-combatant');
  }

  /** The game master says who plays somebody. */
  #give(who: string, to: string | null): Refusal | null {
    const isThere = this.#facts.seats.some(({ name, role }) => name === to && role === 'player');
    if (to !== null && !isThere) return refusal('nobody-of-that-name', { name: to });
    return this.#setController(who, to ?? GM);
  }

  /** Where players need no yes any more, what waits for one is done. */
  #switch(switches: Switches): null {
    this.#put({ facts: { ...this.#facts, switches } });
    if (!switches.approval) for (const { number } of this.#facts.proposals) this.#decide(number, true);
    return null;
  }

  /** New links and a new code; those that were lead nowhere. */
  #renew(seats: readonly Seat[]): null {
    const codes = newCodes();
    this.#put({ facts: { ...this.#facts, seats, codes }, codes: hashesOf(codes) });
    return null;
  }

  /** Takes somebody's seat away, and with it the links by which they came. */
  #remove(participant: string): Refusal | null {
    const { seats } = this.#facts;
    const gone = seats.find(({ id, role }) => id === participant && role !== 'gm');
    if (gone === undefined) return refusal('nobody-of-that-name', { name: participant });
    this.#facts = withoutProposals(this.#facts, ({ seat }) => seat === gone.id);
    const played = Object.values(this.#now().combatants).filter(({ controller }) => controller === gone.name);
    for (const { id } of played) this.#setController(id, GM);
    return this.#renew(seats.filter((seat) => seat !== gone));
  }

  /** Passes what nobody answered in time, where the game master has it so. */
  tick(): void {
    const { switches } = this.#facts;
    if (switches.afterwards !== 'pass') return;
    const over = this.#deadlines.over(this.#now(), this.#parts.clock());
    if (over === null) return;
    const command: Command = { type: 'answer', by: over.by, decision: over.id, choice: { answer: 'pass' } };
    this.#submit(GM, command, {});
  }

  /** Writes all that is left; afterwards the table can be forgotten here. */
  async rest(): Promise<void> {
    await this.#writer.settled();
  }

  #now(): Encounter {
    return currentEncounter(this.#session);
  }

  #find(who: string): Combatant | null {
    const { combatants } = this.#now();
    return (Object.hasOwn(combatants, who) ? combatants[who] : undefined) ?? null;
  }

  #done(from: From, id: number): Facts {
    return { ...this.#facts, lastCommands: withDone(this.#facts.lastCommands, from, id) };
  }

  #wantsApproval(seat: Seat, command: Command): boolean {
    const isAct = command.type === 'act' && command.action !== 'end-turn';
    return this.#facts.switches.approval && seat.role === 'player' && isAct;
  }

  #play(from: From, id: number, command: Command): Refusal | null {
    const { seat, sender } = from;
    this.#ids.set(command, `${sender}.${id}`);
    const onceKept = () => this.#parts.events.answered(from, { accepted: id });
    return this.#submit(seat.role === 'gm' ? GM : seat.name, command, {
      facts: this.#done(from, id),
      onceKept,
    });
  }

  #setController(who: string, controller: string): Refusal | null {
    return this.#submit(GM, { type: 'edit', edit: 'set', args: { on: who, state: { controller } } }, {});
  }

  /** Plays a command; null, or why it was refused. A fault of the rules changes nothing either. */
  #submit(by: string, command: Command, more: Partial<Put>): Refusal | null {
    try {
      const keep: KeepEntry = (...made) => this.#history.entry(...made);
      const [session, outcome] = submitKept(this.#parts.rules, this.#session, { by, command, keep });
      if (!outcome.ok) return outcome.refusal;
      this.#put({ ...more, session });
      return null;
    } catch (error) {
      return refusal('internal-error', { message: error instanceof Error ? error.message : String(error) });
    }
  }

  #put({
    session = this.#session,
    facts = this.#facts,
    said = [],
    codes = null,
    onceKept = () => {},
  }: Partial<Put>): void {
    this.#session = session;
    this.#facts = facts;
    this.#writer.put({ session, facts, said, codes, onceKept });
  }

  #worded(seat: Seat, why: Refusal, asked: Json): Refusal {
    return refusalFor({ rules: this.#parts.rules, encounter: this.#now(), seat }, why, asked);
  }
}
