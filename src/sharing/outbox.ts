import type { Command } from '../engine/contract';
import type { ToServer } from './to-server';
import type { HistoryMove, ToTable } from './to-table';
import { PROTOCOL } from './wire';

/** Something that is to be done once, and is not acknowledged yet. */
export interface Sent {
  readonly id: number;
  /** Null: a move in the history. */
  readonly command: Command | null;
  readonly message: Extract<ToServer, { type: 'command' }> | Extract<ToTable, { type: 'history' }>;
}

/** A page that is loaded anew may meet what it sent before and does not know of: its own numbers begin beyond that. */
const BEYOND = 64;

/** What was sent and is not acknowledged, in order, each under a number of its own that rises. */
export class Outbox {
  #next = 0;
  #waiting: readonly Sent[] = [];
  #isNew = true;

  get waiting(): readonly Sent[] {
    return this.#waiting;
  }

  command(command: Command): Sent {
    const id = this.#take();
    const message: ToServer = { type: 'command', v: PROTOCOL, id, command: asSent(command) };
    return this.#add({ id, command, message });
  }

  history(move: HistoryMove): Sent {
    const id = this.#take();
    return this.#add({ id, command: null, message: { type: 'history', v: PROTOCOL, id, move } });
  }

  /** The line is there again, and `last` was the last that was carried out: what is left has to be sent again, in order. */
  welcomed(last: number): readonly Sent[] {
    this.#next = Math.max(this.#next, last + (this.#isNew ? BEYOND : 1));
    this.#isNew = false;
    this.#waiting = this.#waiting.filter(({ id }) => id > last);
    return this.#waiting;
  }

  /** It was carried out or refused; null where nothing waits under this number. Another window of the same seat counts along. */
  settled(id: number): Sent | null {
    this.#next = Math.max(this.#next, id + 1);
    const found = this.#waiting.find((it) => it.id === id) ?? null;
    this.#waiting = this.#waiting.filter((it) => it !== found);
    return found;
  }

  #take(): number {
    this.#next += 1;
    return this.#next - 1;
  }

  #add(sent: Sent): Sent {
    this.#waiting = [...this.#waiting, sent];
    return sent;
  }
}

type CommandMessage = Extract<ToServer, { type: 'command' }>['command'];
/** The same, without parts that are there and hold nothing. */
function asSent(command: Command): CommandMessage {
  return JSON.parse(JSON.stringify(command)) as CommandMessage;
}
