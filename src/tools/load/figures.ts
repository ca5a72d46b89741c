/** Of a list of figures the one below which so many of a hundred lie. */
export function percentile(figures: readonly number[], hundredths: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * hundredths) / 100))] ?? 0;
}

export interface Latency {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}
export const latencyOf = (figures: readonly number[]): Latency => ({
  p50: percentile(figures, 50),
  p95: percentile(figures, 95),
  p99: percentile(figures, 99),
});

const inMs = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(0));

/** One line: what, ours, the echo's, how many times that is. */
export function lineOf(what: string, ours: number, floor: number | null, unit = 'ms'): string {
  const left = `${what.padEnd(58)} ${inMs(ours).padStart(8)} ${unit.padEnd(4)}`;
  if (floor === null) return left;
  return `${left} echo ${inMs(floor).padStart(8)} ${unit.padEnd(4)} x ${(ours / floor).toFixed(2)}`;
}

/** What a server's `/metrics` says, by name. */
export async function metricsOf(server: string): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`${server}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line): [string, number] => {
      const [name = '', value] = line.split(' ');
      return [name, Number(value)];
    }),
  );
}
