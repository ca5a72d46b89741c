import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { FIGHT } from './fight';
import { latencyOf, lineOf, metricsOf } from './figures';
import { echoGroup, type Group, TableGroup } from './groups';
import { lostOf } from './kills';
import type { ServerProcess } from './server-process';

export interface ManyParts {
  readonly server: ServerProcess;
  readonly echo: ServerProcess;
  readonly dataFile: string;
  readonly tables: number;
  readonly participants: number;
  /** Of each table. */
  readonly commandsASecond: number;
  readonly seconds: number;
}

/** Many tables at once, beside bare rooms with the same visitors and the same beat. Returns how many acknowledged commands were lost. */
export async function manyTables(parts: ManyParts): Promise<number> {
  const { server, echo, tables, participants } = parts;
  console.log(`\n${tables} tables of ${participants}, ${parts.commandsASecond} commands a second each`);
  const before = await metricsOf(server.address);
  const groups = await together(tables, () => TableGroup.open(server.address, FIGHT, participants));
  await beat(groups, { ...parts, seconds: WARM_UP_SECONDS });
  const warm = await metricsOf(server.address);
  const queued = waitedMs(server.pid);
  const ours = await beat(groups, parts);
  const waited = waitedMs(server.pid) - queued;
  const after = await metricsOf(server.address);
  for (const group of groups) group.leave();
  const rooms = await together(tables, (index) => echoGroup(echo.address, `t${index}`, participants));
  await beat(rooms, { ...parts, seconds: WARM_UP_SECONDS });
  const floor = await beat(rooms, parts);
  for (const room of rooms) room.leave();
  const [mine, bare] = [latencyOf(ours.times), latencyOf(floor.times)];
  for (const key of ['p50', 'p95', 'p99'] as const)
    console.log(lineOf(`command to screen, ${key}`, mine[key], bare[key]));
  console.log(lineOf('commands a second', ours.perSecond, floor.perSecond, '1/s'));
  const grown = (name: string) => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) / tables / 1024;
  console.log(lineOf('memory a table (resident)', grown('process_resident_memory_bytes'), null, 'KiB'));
  console.log(lineOf('memory a table (heap)', grown('nodejs_heap_size_used_bytes'), null, 'KiB'));
  const cpu = (after.get('process_cpu_seconds_total') ?? 0) - (warm.get('process_cpu_seconds_total') ?? 0);
  console.log(lineOf('CPU of the screens a command', ours.cpuMs / ours.acts, null));
  const lag = (after.get('nodejs_eventloop_lag_p99_seconds') ?? 0) * 1000;
  console.log(lineOf('event loop of the server late by, 99th of a hundred', lag, null));
  console.log(lineOf('CPU of the server a command', (cpu * 1000) / ours.acts, null));
  console.log(lineOf('the server stood waiting for a core, a second', waited / ours.seconds, null));
  const { acknowledged, lost } = lostOf(
    groups.flatMap(({ all }) => all),
    parts.dataFile,
  );
  console.log(`acknowledged commands: ${acknowledged}, lost: ${lost.length}`);
  return lost.length;
}

/** What was never run before is slow the first times. */
const WARM_UP_SECONDS = 5;
const AT_ONCE = 8;
async function together<T>(count: number, make: (index: number) => Promise<T>): Promise<readonly T[]> {
  const made: T[] = [];
  for (let first = 0; first < count; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, index) => make(first + index));
    made.push(...(await Promise.all(some)));
  }
  return made;
}

/** How long a process's main thread has been ready to run and was not let, in milliseconds; nothing where the system does not say it. */
function waitedMs(pid: number): number {
  try {
    const [, waited = '0'] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Number(waited) / 1e6;
  } catch {
    return Number.NaN;
  }
}

interface Beat {
  readonly seconds: number;
  /** Of this process, for all screens together. */
  readonly cpuMs: number;
  readonly acts: number;
  readonly times: readonly number[];
  readonly perSecond: number;
}
/** Each group acts so often, each at moments of its own; a group whose last act has not arrived everywhere waits for it. */
async function beat(groups: readonly Group[], { commandsASecond, seconds }: ManyParts): Promise<Beat> {
  const every = 1000 / commandsASecond;
  const times: number[] = [];
  let acts = 0;
  const cpu = process.cpuUsage();
  const start = performance.now();
  const end = start + seconds * 1000;
  const one = async (group: Group, index: number): Promise<void> => {
    let next = start + (index / groups.length) * every;
    while (next < end) {
      await pause(Math.max(0, next - performance.now()));
      times.push(...(await group.act()));
      acts += 1;
      next = Math.max(next + every, performance.now());
    }
  };
  await Promise.all(groups.map(one));
  const used = process.cpuUsage(cpu);
  return {
    seconds: (performance.now() - start) / 1000,
    cpuMs: (used.user + used.system) / 1000,
    acts,
    times,
    perSecond: (acts * 1000) / (performance.now() - start),
  };
}
