/** A line that says nothing for so long, in milliseconds, is asked whether it is still there. */
const QUIET_MS = 3000;
/** So many questions may stay open before a line is given up; twice as many after each that was given up, for a slow line may only be slow. */
const PATIENCE = { first: 1, most: 8 };

export interface PulseParts {
  readonly wait: (ms: number, then: () => void) => () => void;
  /** Asks the other end to say something. */
  readonly ask: () => void;
  /** It has said nothing for too long. */
  readonly dead: () => void;
}

/**
 * Notices a line that is dead and does not say so: a network that is gone without a word leaves a socket open for minutes.
 * It counts questions and no clock, so that a window that slept, or whose timers are held back, does not give up a good line.
 */
export class Pulse {
  readonly #parts: PulseParts;
  #stopWaiting: () => void = () => {};
  #hasHeard = true;
  #open = 0;
  #patience = PATIENCE.first;

  constructor(parts: PulseParts) {
    this.#parts = parts;
  }

  /** A new line is there. */
  start(): void {
    this.stop();
    this.#hasHeard = true;
    this.#open = 0;
    this.#wait();
  }
  stop(): void {
    this.#stopWaiting();
  }
  /** Something has come over the line. */
  heard(): void {
    this.#hasHeard = true;
  }

  #wait(): void {
    this.#stopWaiting = this.#parts.wait(QUIET_MS, () => this.#look());
  }

  #look(): void {
    if (this.#hasHeard) this.#isThere();
    else if (this.#open < this.#patience) this.#ask();
    else {
      this.#patience = Math.min(PATIENCE.most, this.#patience * 2);
      this.#parts.dead();
      return;
    }
    this.#wait();
  }

  #isThere(): void {
    // Only an answer shows that it is as quick as one may expect; what a new line brings unasked does not.
    if (this.#open > 0) this.#patience = PATIENCE.first;
    this.#open = 0;
    this.#hasHeard = false;
  }

  #ask(): void {
    this.#open += 1;
    this.#parts.ask();
  }
}
