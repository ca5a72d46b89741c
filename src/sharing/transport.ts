/** `connecting`: not yet; `lost`: it was there and is being looked for. */
export type TransportState = 'connecting' | 'open' | 'lost';

/** A screen's line to whoever holds the fight. It comes back by itself; each time it is `open` anew, the screen says hello. */
export interface Transport {
  state(): TransportState;
  /** Nothing happens while it is not open. */
  send(message: unknown): void;
  listen(heard: (message: unknown) => void): () => void;
  watch(changed: (state: TransportState) => void): () => void;
  close(): void;
}

/** The other end, with any number of screens. `from`, `to`: one of them; `to` null: all. */
export interface Hub {
  send(message: unknown, to: string | null): void;
  listen(heard: (message: unknown, from: string) => void): () => void;
  /** Called with how many screens there are whenever that changes. */
  watch(changed: (screens: number) => void): () => void;
  close(): void;
}

/** Those who are to be called. */
export class Listeners<Args extends readonly unknown[]> {
  private readonly all = new Set<(...args: Args) => void>();

  add(listener: (...args: Args) => void): () => void {
    this.all.add(listener);
    return () => this.all.delete(listener);
  }
  tell(...args: Args): void {
    for (const listener of [...this.all]) listener(...args);
  }
}
