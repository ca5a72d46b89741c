export interface ThrottleRules {
  /** How many may come at once. */
  readonly burst: number;
  /** How many more each second allows. */
  readonly perSecond: number;
  /** Keys that are remembered; the longest unused is forgotten first. */
  readonly remembered: number;
}
interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

/** Lets each key (an address, a connection) do something only so often: a bucket of tokens that fills with time. */
export class Throttle {
  readonly #rules: ThrottleRules;
  readonly #clock: () => number;
  /** In order of last use. */
  readonly #buckets = new Map<string, Bucket>();

  /** `clock` in milliseconds. */
  constructor(rules: ThrottleRules, clock: () => number = Date.now) {
    this.#rules = rules;
    this.#clock = clock;
  }

  /** Takes one token. False: too often, nothing is taken. */
  allows(key: string): boolean {
    const tokens = this.#tokens(key);
    const allowed = tokens >= 1;
    this.#remember(key, allowed ? tokens - 1 : tokens);
    return allowed;
  }

  /** Gives a token back that was taken for what turned out to be no fault: who is right may come as often as it likes. */
  giveBack(key: string): void {
    this.#remember(key, Math.min(this.#rules.burst, this.#tokens(key) + 1));
  }

  /** Whole seconds until the next would be allowed. */
  waitSeconds(key: string): number {
    const missing = 1 - this.#tokens(key);
    return missing <= 0 ? 0 : Math.ceil(missing / this.#rules.perSecond);
  }

  #tokens(key: string): number {
    const { burst, perSecond } = this.#rules;
    const bucket = this.#buckets.get(key);
    if (bucket === undefined) return burst;
    const seconds = Math.max(0, this.#clock() - bucket.at) / 1000;
    return Math.min(burst, bucket.tokens + seconds * perSecond);
  }

  #remember(key: string, tokens: number): void {
    this.#buckets.delete(key);
    this.#buckets.set(key, { tokens, at: this.#clock() });
    if (this.#buckets.size <= this.#rules.remembered) return;
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}
