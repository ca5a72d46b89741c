import type { Command } from '../engine/contract';
import type { Seat } from './facts';

/** A player's act that waits for the game master. */
export interface Proposed {
  readonly number: number;
  readonly seat: Seat;
  /** The sender's number. */
  readonly id: number;
  readonly command: Command;
}

/** Acts that wait. They are not on the disk: nobody was told that they are accepted, and their senders send them again after a crash. */
export class Proposals {
  #next = 1;
  #waiting: readonly Proposed[] = [];

  list(): readonly Proposed[] {
    return this.#waiting;
  }

  /** The same one sent again waits once. */
  add(seat: Seat, id: number, command: Command): void {
    if (this.#waiting.some((it) => it.seat.id === seat.id && it.id === id)) return;
    this.#waiting = [...this.#waiting, { number: this.#next, seat, id, command }];
    this.#next += 1;
  }

  take(number: number): Proposed | null {
    const found = this.#waiting.find((it) => it.number === number) ?? null;
    this.#waiting = this.#waiting.filter((it) => it !== found);
    return found;
  }

  dropOf({ id }: Seat): void {
    this.#waiting = this.#waiting.filter(({ seat }) => seat.id !== id);
  }
}
