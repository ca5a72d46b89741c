import type { Told } from './to-screen';

/** Lines of the log that a snapshot carries, and that are kept at hand. */
export const KEPT_LINES = 200;
/** Lines that are told at a time to whoever asks for earlier ones. */
export const PAGE_LINES = 100;
/** So many entries are looked through at a time for lines that may be told; most tell one. */
const LOOKED_AT_ONCE = 200;

/** What an entry of the session is to whoever looks; null: nothing. */
type Tell = (entry: number) => Told | null;

/** A part of the log. `first`: the number of its first line; numbers go on from there. */
export interface LogPart {
  readonly first: number;
  readonly log: readonly Told[];
  /** There are lines before it. */
  readonly more: boolean;
}

/**
 * The log as one pair of eyes knows it: the last lines at hand, of those before them only where they stand in the session; they are worked
 * out again for whoever asks. Lines are numbered by what these eyes are told, so that a number tells nothing of what they are not.
 */
export class LogTail {
  readonly #tell: Tell;
  /** The entry of each line from number `#oldest` on. */
  #places: number[] = [];
  #oldest = 0;
  /** Entries before this one have not been looked through. */
  #looked: number;
  #kept: Told[] = [];

  /** A log whose entries up to `end` lie behind it; the last of them are looked through at once. */
  constructor(end: number, tell: Tell) {
    this.#tell = tell;
    this.#looked = end;
    this.#lookBack(LOOKED_AT_ONCE);
    this.#refill();
    this.#findOneMore();
  }

  /** The last lines. */
  get last(): LogPart {
    const log = this.#kept.slice(-KEPT_LINES);
    const first = this.#next - log.length;
    return { first, log, more: this.#hasBefore(first) };
  }

  /** Takes the entries from `from` up to `end` in; what they tell. */
  add(from: number, end: number): readonly Told[] {
    const told: Told[] = [];
    for (let entry = from; entry < end; entry += 1) {
      const line = this.#tell(entry);
      if (line === null) continue;
      this.#places.push(entry);
      told.push(line);
    }
    this.#kept.push(...told);
    if (this.#kept.length > 2 * KEPT_LINES) this.#kept = this.#kept.slice(-KEPT_LINES);
    return told;
  }

  /** Takes back what the entries from `from` on have told. Returns how many lines that are. */
  takeBack(from: number): number {
    const { length } = this.#places;
    while ((this.#places.at(-1) ?? -1) >= from) this.#places.pop();
    const less = length - this.#places.length;
    this.#looked = Math.min(this.#looked, from);
    this.#kept.length = Math.max(0, this.#kept.length - less);
    if (this.#kept.length === 0 && less > 0) this.#refill();
    return less;
  }

  /** The lines before number `before`; null where there is more to look through first: ask again. */
  before(before: number): LogPart | null {
    const end = Math.min(before, this.#next);
    const wanted = end - PAGE_LINES - 1;
    if (this.#oldest > wanted) this.#lookBack(LOOKED_AT_ONCE);
    if (this.#oldest >= end && this.#looked > 0) return null;
    const first = Math.max(this.#oldest, end - PAGE_LINES);
    const log = this.#places.slice(first - this.#oldest, Math.max(0, end - this.#oldest));
    return {
      first: Math.min(first, end),
      log: log.flatMap((entry) => this.#tell(entry) ?? []),
      more: this.#hasBefore(first),
    };
  }

  get #next(): number {
    return this.#oldest + this.#places.length;
  }

  #hasBefore(first: number): boolean {
    return first > this.#oldest || this.#looked > 0;
  }

  #refill(): void {
    this.#kept = this.#places.slice(-KEPT_LINES).flatMap((entry) => this.#tell(entry) ?? []);
  }

  /** Looks through so many entries more. */
  #lookBack(count: number): void {
    const end = Math.max(0, this.#looked - count);
    const found: number[] = [];
    while (this.#looked > end) {
      this.#looked -= 1;
      if (this.#tell(this.#looked) !== null) found.push(this.#looked);
    }
    this.#oldest -= found.length;
    this.#places = [...found.reverse(), ...this.#places];
  }

  /** Where nobody of theirs was told anything before, nobody is to hear that there was something. */
  #findOneMore(): void {
    const { length } = this.#places;
    for (let time = 0; time < 60 && this.#looked > 0 && this.#places.length === length; time += 1)
      this.#lookBack(10);
  }
}
