import { Pulse } from './pulse';
import { Listeners, type Transport, type TransportState } from './transport';
import { PROTOCOL } from './wire';

/** A line that a server gave: what the framework's client offers, as far as it is used. */
export interface Line {
  send(message: unknown): void;
  listen(heard: (message: unknown) => void): void;
  /** Called once, with the WebSocket's close code. */
  whenClosed(closed: (code: number) => void): void;
  close(): void;
}
/** Joins the table. @throws NotLetIn where trying again is of no use; anything else is tried again */
export type Dial = () => Promise<Line>;

/** The server has said no: a code of the refusals. */
export class NotLetIn extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.name = 'NotLetIn';
    this.code = code;
  }
}

/** Close code of a line that the server ends for good; whatever else ends it, the screen comes again. */
const CLOSED_FOR_GOOD = 4100;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8000;
/** After how many tries one waits so long: 250 ms, 500 ms, 1 s … */
const waitMs = (tries: number): number => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries);
/** So long a server may take to let one in; longer with each try, for a slow line may only be slow. */
const dialMs = (tries: number): number => Math.min(60_000, 10_000 * 2 ** tries);

/** A line to a server that comes back by itself after a cut, until the server ends it for good. */
export interface ServerTransport extends Transport {
  /** Called once, with a code of the refusals, when there is no coming back. */
  whenEnded(ended: (code: string) => void): void;
  /** Ends it for good, from this side, for a reason that the server has told. */
  end(code: string): void;
  /** Hangs up and dials again: nothing has come for too long, or the network is back. */
  again(): void;
}
export interface TransportParts {
  readonly dial: Dial;
  /** Calls back after so many milliseconds; what it returns takes that back. A little chance keeps all screens from coming at once. */
  readonly wait?: (ms: number, then: () => void) => () => void;
  /** Between two tries to come in. */
  readonly longestWaitMs?: number;
}

const byTimer = (ms: number, then: () => void): (() => void) => {
  const timer = setTimeout(then, ms * (0.75 + Math.random() / 2));
  return () => clearTimeout(timer);
};

export function joinServer(parts: TransportParts): ServerTransport {
  return new ComingBack(parts);
}

class ComingBack implements ServerTransport {
  readonly #dial: Dial;
  readonly #wait: NonNullable<TransportParts['wait']>;
  readonly #longestWaitMs: number;
  readonly #heard = new Listeners<[unknown]>();
  readonly #changed = new Listeners<[TransportState]>();
  readonly #ended = new Listeners<[string]>();
  #state: TransportState = 'connecting';
  #line: Line | null = null;
  /** Of which dialling the answer is waited for: an older one comes too late. */
  #dialling = 0;
  #tries = 0;
  #stopWaiting: () => void = () => {};
  #isOver = false;
  readonly #pulse: Pulse;

  constructor({ dial, wait = byTimer, longestWaitMs = LONGEST_WAIT_MS }: TransportParts) {
    this.#dial = dial;
    this.#wait = wait;
    this.#longestWaitMs = longestWaitMs;
    this.#pulse = new Pulse({
      wait,
      ask: () => this.#line?.send({ type: 'beat', v: PROTOCOL }),
      dead: () => this.again(),
    });
    this.#call();
  }

  state(): TransportState {
    return this.#state;
  }
  send(message: unknown): void {
    if (this.#state === 'open') this.#line?.send(message);
  }
  listen(heard: (message: unknown) => void): () => void {
    return this.#heard.add(heard);
  }
  watch(changed: (state: TransportState) => void): () => void {
    return this.#changed.add(changed);
  }
  whenEnded(ended: (code: string) => void): void {
    this.#ended.add(ended);
  }

  close(): void {
    this.#isOver = true;
    this.#hangUp();
  }

  end(code: string): void {
    if (this.#isOver) return;
    this.close();
    this.#turn('lost');
    this.#ended.tell(code);
  }

  again(): void {
    if (this.#isOver) return;
    this.#hangUp();
    this.#turn('lost');
    this.#tries = 0;
    this.#call();
  }

  #call(): void {
    this.#stopWaiting();
    this.#dialling += 1;
    const mine = this.#dialling;
    this.#stopWaiting = this.#wait(dialMs(this.#tries), () => this.#giveUpDialling());
    this.#dial().then(
      (line) => {
        if (mine === this.#dialling && !this.#isOver) this.#open(line);
        else line.close();
      },
      (error: unknown) => {
        if (mine !== this.#dialling || this.#isOver) return;
        this.#stopWaiting();
        if (error instanceof NotLetIn) this.end(error.code);
        else this.#later();
      },
    );
  }

  /** The answer, should it come yet, comes too late. */
  #giveUpDialling(): void {
    this.#dialling += 1;
    this.#later();
  }

  #open(line: Line): void {
    this.#stopWaiting();
    this.#line = line;
    this.#tries = 0;
    this.#pulse.start();
    line.listen((message) => {
      if (this.#line !== line) return;
      this.#pulse.heard();
      this.#heard.tell(message);
    });
    line.whenClosed((code) => {
      if (this.#line !== line) return;
      this.#line = null;
      this.#pulse.stop();
      if (code === CLOSED_FOR_GOOD) {
        this.end('line-closed');
        return;
      }
      this.#turn('lost');
      this.#later();
    });
    this.#turn('open');
  }

  #later(): void {
    const ms = Math.min(this.#longestWaitMs, waitMs(this.#tries));
    this.#tries += 1;
    this.#stopWaiting = this.#wait(ms, () => this.#call());
  }

  #hangUp(): void {
    this.#stopWaiting();
    this.#pulse.stop();
    this.#dialling += 1;
    const line = this.#line;
    this.#line = null;
    line?.close();
  }

  #turn(next: TransportState): void {
    // Who never was in is still coming.
    if (next === this.#state || (next === 'lost' && this.#state === 'connecting')) return;
    this.#state = next;
    this.#changed.tell(next);
  }
}
