import type { Room } from 'colyseus.js';

/** Anybody in this process to whom frames come. */
export interface Tapped {
  /** Called with each frame; `read` does with it what is done with frames. */
  onFrame(heard: (frame: Uint8Array, read: () => void) => void): void;
}

/** Somebody in a room of the framework. */
export function tappedRoom(room: Room): Tapped {
  const { transport } = room.connection;
  // The framework's client hands on what its socket is given when it connects.
  const { ws } = transport as unknown as {
    readonly ws: { onmessage: (event: { data: ArrayBuffer }) => void };
  };
  return {
    onFrame: (heard) => {
      const read = ws.onmessage.bind(ws);
      ws.onmessage = (event) => heard(new Uint8Array(event.data), () => read(event));
    },
  };
}

const PATIENCE_MS = 30_000;

/**
 * Many clients of one process. When a frame comes is noted at once, and what is in it is read when all have theirs: at a table each has a
 * machine of its own, and does not wait for the others to read.
 */
export class Tap {
  #came: (number | null)[] = [];
  #missing = 0;
  #arrived: (() => void) | null = null;
  #held: (() => void)[] | null = null;
  readonly #isIt: (frame: Uint8Array) => boolean;
  /** Of all frames since it was last set to 0. */
  bytes = 0;

  /** `isIt`: whether a frame is the one that is waited for. */
  constructor(isIt: (frame: Uint8Array) => boolean = () => true) {
    this.#isIt = isIt;
  }

  /** Replaces whoever had that number. */
  add(number: number, who: Tapped): void {
    this.#came[number] = null;
    who.onFrame((frame, read) => {
      this.bytes += frame.byteLength;
      this.#note(number, frame);
      if (this.#held === null) read();
      else this.#held.push(read);
    });
  }

  /** Does something, and resolves when everyone has got a frame of it: after how many milliseconds each. */
  async round(act: () => void): Promise<readonly number[]> {
    this.#came = this.#came.map(() => null);
    this.#missing = this.#came.length;
    this.#held = [];
    const arrived = new Promise<void>((done, late) => {
      const timer = setTimeout(() => late(new Error('a frame was waited for in vain')), PATIENCE_MS);
      this.#arrived = () => {
        clearTimeout(timer);
        done();
      };
    });
    const since = performance.now();
    act();
    await arrived.finally(() => this.#read());
    return this.#came.map((at) => (at ?? since) - since);
  }

  #note(number: number, frame: Uint8Array): void {
    if (this.#held === null || this.#came[number] !== null || !this.#isIt(frame)) return;
    this.#came[number] = performance.now();
    this.#missing -= 1;
    if (this.#missing === 0) this.#arrived?.();
  }

  #read(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const read of held) read();
  }
}
