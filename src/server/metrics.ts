import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What the server counts, in Prometheus' text under `/metrics`. Nothing of it names a table or a person. */
export interface Metrics {
  readonly tables: Gauge;
  readonly connections: Gauge;
  readonly commands: Counter<'result'>;
  readonly refusedJoins: Counter<'why'>;
  readonly rubbish: Counter;
  /** From a command's arrival until it is on the disk, in seconds. */
  readonly judged: Histogram;
  text(): Promise<string>;
  readonly contentType: string;
}

/** Times commands from their arrival to their answer. */
export class CommandClock {
  readonly #metrics: Pick<Metrics, 'commands' | 'judged'>;
  readonly #since = new Map<string, number>();

  constructor(metrics: Pick<Metrics, 'commands' | 'judged'>) {
    this.#metrics = metrics;
  }

  asked(seat: string, id: number): void {
    this.#since.set(`${seat}.${id}`, performance.now());
  }

  answered(seat: string, id: number, result: 'accepted' | 'refused'): void {
    const key = `${seat}.${id}`;
    const since = this.#since.get(key);
    this.#since.delete(key);
    this.#metrics.commands.inc({ result });
    if (since !== undefined) this.#metrics.judged.observe((performance.now() - since) / 1000);
  }
}

export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const prefix = 'fivefoot_';
  return {
    tables: new Gauge({ name: `${prefix}tables`, help: 'Tables in memory', registers }),
    connections: new Gauge({ name: `${prefix}connections`, help: 'Open connections', registers }),
    commands: new Counter({
      name: `${prefix}commands_total`,
      help: 'Commands judged',
      labelNames: ['result'],
      registers,
    }),
    refusedJoins: new Counter({
      name: `${prefix}refused_joins_total`,
      help: 'Visitors that were not let in',
      labelNames: ['why'],
      registers,
    }),
    rubbish: new Counter({ name: `${prefix}rubbish_total`, help: 'Messages that were none', registers }),
    judged: new Histogram({
      name: `${prefix}command_seconds`,
      help: 'From arrival to disk',
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
      registers,
    }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
