import type { Rules } from '../engine/contract';
import type { Logger } from './log';
import type { Metrics } from './metrics';
import type { Settings } from './settings';
import type { Storage } from './storage/storage';
import { Throttle } from './throttle';

/** The room of a table in this process. */
export interface Awake {
  /** Milliseconds since 1970. */
  readonly since: number;
  /** It has as many visitors as it may. */
  isFull(): boolean;
  /** Sends everybody away to come again. */
  giveUp(): void;
}

/** What every table and every request of one process shares. */
export interface Host {
  readonly rules: Rules;
  readonly settings: Settings;
  readonly storage: Storage;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Guesses at codes, by address. */
  readonly guesses: Throttle;
  /** New tables, by address. */
  readonly founding: Throttle;
  /** Tables that are being woken here, or played. */
  readonly awake: Map<string, Awake>;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

type Parts = Omit<Host, 'guesses' | 'founding' | 'awake'>;

export function openHost(parts: Parts): Host {
  const remembered = 10_000;
  return {
    ...parts,
    awake: new Map(),
    // Twenty at once is a whole group with typing errors; 2^40 codes at one in two seconds are 35,000 years.
    guesses: new Throttle({ burst: 20, perSecond: 0.5, remembered }, parts.clock),
    founding: new Throttle({ burst: 20, perSecond: 0.2, remembered }, parts.clock),
  };
}
