import type { Room } from 'colyseus.js';
import type { Command } from '../../engine/contract';
import type { Encounter } from '../../engine/state';
import { type Credential, dialTable } from '../../sharing/colyseus-line';
import { joinServer, type ServerTransport } from '../../sharing/colyseus-transport';
import { type FromTable, readFromTable } from '../../sharing/from-table';
import { Outbox } from '../../sharing/outbox';
import { patched } from '../../sharing/patch';
import { readToScreen, type ToScreen } from '../../sharing/to-screen';
import type { HistoryMove } from '../../sharing/to-table';

export type Message = ToScreen | FromTable;
type Heard = (message: Message) => void;

/** A table as it was founded. */
export interface Founded {
  readonly table: string;
  readonly seat: string;
  readonly codes: { readonly player: string; readonly spectator: string; readonly short: string };
}

/** Founds a table around a fight in the notation; `from`: the address that a server behind a proxy hears of. @throws where the server refuses */
export async function found(server: string, text: string, from = '127.0.0.1'): Promise<Founded> {
  const body = JSON.stringify({ text });
  const response = await fetch(`${server}/api/tables`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': from },
    body,
  });
  if (response.status !== 201) throw new Error(`no table: ${response.status} ${await response.text()}`);
  return response.json() as Promise<Founded>;
}

const LONGEST_WAIT_MS = 400;

/** Somebody at a table, without a screen: comes back after a cut, and sends again what was not acknowledged. */
export class Player {
  readonly transport: ServerTransport;
  encounter: Encounter | null = null;
  /** Numbers of what was acknowledged, and what was refused, by number; -1 where it answers no command. */
  readonly accepted = new Set<number>();
  readonly refused = new Map<number, string>();
  seatId = '';
  /** What it is told while it is there. */
  readonly counts = { changes: 0, snapshots: 0, welcomes: 0 };
  ended: string | null = null;
  readonly #outbox = new Outbox();
  readonly #heard = new Set<Heard>();
  #seat: string | null = null;
  #at: { readonly stream: string; readonly n: number } | null = null;

  /** `joined` is told of the framework's room, each time it comes in. */
  constructor(server: string, credential: Credential, joined: (room: Room) => void = () => {}) {
    const { table } = credential;
    this.transport = joinServer({
      dial: dialTable(server, () => (this.#seat === null ? credential : { table, seat: this.#seat }), joined),
      longestWaitMs: LONGEST_WAIT_MS,
    });
    this.transport.listen((message) => this.#hear(message));
    this.transport.watch((state) => {
      if (state === 'open') this.say({ type: 'hello', resume: this.#at });
    });
    this.transport.whenEnded((why) => {
      this.ended = why;
      for (const heard of this.#heard) heard({ type: 'said', v: 1, lines: [] });
    });
  }

  /** How many of its own wait for an answer. */
  get waiting(): number {
    return this.#outbox.waiting.length;
  }

  /** Returns the number of what was sent. */
  send(command: Command): number {
    return this.#post(this.#outbox.command(command));
  }
  move(move: HistoryMove): number {
    return this.#post(this.#outbox.history(move));
  }
  say(message: object): void {
    this.transport.send({ v: 1, ...message });
  }
  listen(heard: Heard): () => void {
    this.#heard.add(heard);
    return () => this.#heard.delete(heard);
  }

  /** Resolves when `holds` does, looked at after each message. @throws after so long, or where it was sent away, with what was waited for */
  until(what: string, holds: () => boolean, ms = 30_000): Promise<void> {
    if (holds()) return Promise.resolve();
    return new Promise((done, failed) => {
      const fail = () => {
        stop();
        failed(new Error(`waited in vain for ${what}${this.ended === null ? '' : ` (${this.ended})`}`));
      };
      const look = () => {
        if (!holds()) {
          // Nothing comes any more.
          if (this.ended !== null) fail();
          return;
        }
        stop();
        done();
      };
      const timer = setTimeout(fail, ms);
      const forget = this.listen(look);
      const stop = () => {
        clearTimeout(timer);
        forget();
      };
      if (this.ended !== null) fail();
    });
  }

  /** Sends a command and waits until it is answered. True: it was carried out. */
  async sent(command: Command): Promise<boolean> {
    const id = this.send(command);
    await this.until(
      `an answer to ${JSON.stringify(command)}`,
      () => this.accepted.has(id) || this.refused.has(id),
    );
    return this.accepted.has(id);
  }

  leave(): void {
    this.transport.close();
  }

  #post({ id, message }: { readonly id: number; readonly message: object }): number {
    this.transport.send(message);
    return id;
  }

  #hear(heard: unknown): void {
    const message = readToScreen(heard) ?? readFromTable(heard);
    if (message === null) throw new Error(`the server said what is no message: ${JSON.stringify(heard)}`);
    this.#take(message);
    for (const listener of [...this.#heard]) listener(message);
  }

  #take(message: Message): void {
    switch (message.type) {
      case 'welcome':
        this.#welcomed(message);
        break;
      case 'snapshot':
        this.counts.snapshots += 1;
        this.#at = { stream: message.stream, n: message.n };
        this.encounter = message.encounter;
        break;
      case 'change':
        this.#change(message);
        break;
      case 'accepted':
        this.accepted.add(message.id);
        this.#outbox.settled(message.id);
        break;
      case 'refusal':
        this.refused.set(message.id ?? -1, message.refusal.code);
        if (message.id !== null) this.#outbox.settled(message.id);
        break;
      case 'closed':
        this.transport.end(`closed-${message.why}`);
        break;
    }
  }

  #welcomed({ you, seat, lastCommand }: Extract<Message, { type: 'welcome' }>): void {
    this.counts.welcomes += 1;
    this.seatId = you.id;
    if (seat !== null) this.#seat = seat;
    for (const { id } of this.#outbox.waiting) if (id <= lastCommand) this.accepted.add(id);
    for (const { message } of this.#outbox.welcomed(lastCommand)) this.transport.send(message);
  }

  #change(message: Extract<Message, { type: 'change' }>): void {
    const fits = this.#at?.stream === message.stream && this.#at.n + 1 === message.n;
    if (!fits || this.encounter === null) {
      this.say({ type: 'hello', resume: null });
      return;
    }
    this.counts.changes += 1;
    this.#at = { stream: message.stream, n: message.n };
    this.encounter = patched(this.encounter, message.patch) as Encounter;
  }
}
