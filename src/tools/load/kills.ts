import Database from 'libsql';
import { z } from 'zod';
import type { Command } from '../../engine/contract';
import { FIGHT, turnOf } from './fight';
import { type Founded, found, Player } from './player';
import type { ServerProcess } from './server-process';

/** What came of it: `lost` were acknowledged and are not in the log, `twice` are in it more than once. */
export interface KillReport {
  readonly acknowledged: number;
  readonly lost: readonly string[];
  readonly twice: readonly string[];
  /** Kills while an attack of opportunity waited for its answer. */
  readonly amidDecision: number;
  readonly slowestReturnMs: number;
}
export interface KillParts {
  readonly server: ServerProcess;
  readonly dataFile: string;
  readonly tables: number;
  readonly kills: number;
  /** A whole number from 0 to below `most`. */
  readonly choose: (most: number) => number;
}

const PACE_MS = 15;
/** For the server: nobody at a table clicks as quickly as these do, each as soon as it was answered. */
export const AT_ANY_RATE = { MAX_MESSAGES_PER_SECOND: '10000' } as const;
const PLAYERS = { Anna: 'F', Ben: 'W' } as const;

/** Plays at several tables while the server is killed again and again, and looks for every acknowledged command in what is on the disk. */
export async function playAmidKills(parts: KillParts): Promise<KillReport> {
  const { server, tables, kills, choose } = parts;
  await server.start();
  const groups = await Promise.all(Array.from({ length: tables }, () => sitDown(server.address, choose)));
  let [amidDecision, slowestReturnMs] = [0, 0];
  for (let kill = 0; kill < kills; kill++) {
    const isAmid = kill % 3 === 0;
    await goOn(groups, 1 + choose(4));
    if (isAmid) await amid(groups[kill % groups.length]);
    else await new Promise((done) => setTimeout(done, choose(60)));
    if (groups.some(({ gm }) => (gm.encounter?.decisions.length ?? 0) > 0)) amidDecision += 1;
    await server.kill();
    for (const group of groups) group.holds = false;
    const since = performance.now();
    await server.start();
    await goOn(groups, 1);
    slowestReturnMs = Math.max(slowestReturnMs, performance.now() - since);
  }
  await goOn(groups, 5);
  await Promise.all(groups.map(rise));
  await server.stop();
  const everyone = groups.flatMap(({ gm, players }) => [gm, ...players]);
  const told = lostOf(everyone, parts.dataFile);
  return { ...told, amidDecision, slowestReturnMs };
}

interface Group {
  readonly table: string;
  readonly gm: Player;
  readonly players: readonly Player[];
  /** The game master leaves decisions open. */
  holds: boolean;
  stops: boolean;
}

async function sitDown(address: string, choose: KillParts['choose']): Promise<Group> {
  const { table, seat, codes }: Founded = await found(address, FIGHT);
  const gm = new Player(address, { table, seat });
  const players = Object.keys(PLAYERS).map(
    (name) => new Player(address, { table, code: codes.player, name }),
  );
  const group: Group = { table, gm, players, holds: false, stops: false };
  await gm.until('the fight', () => gm.encounter !== null);
  for (const [index, who] of Object.values(PLAYERS).entries()) {
    const player = players[index];
    if (player === undefined) continue;
    await player.until('the fight', () => player.encounter !== null);
    player.say({ type: 'take', who });
    await gm.until(`${who} taken`, () => gm.encounter?.combatants[who]?.controller !== 'gm');
    keepPlaying(group, player, choose, () => playersNext(player, who));
  }
  keepPlaying(group, gm, choose, () => mastersNext(group, choose));
  return group;
}

/** One command after the other, each when the one before is answered. */
function keepPlaying(
  group: Group,
  player: Player,
  choose: KillParts['choose'],
  next: () => Command | null,
): void {
  const step = (): void => {
    if (group.stops) return;
    const isFree = player.waiting === 0 && player.transport.state() === 'open';
    const command = isFree ? next() : null;
    if (command !== null) player.send(command);
    setTimeout(step, choose(PACE_MS));
  };
  step();
}

function playersNext({ encounter }: Player, who: string): Command | null {
  if (encounter === null || encounter.current !== who || encounter.decisions.length > 0) return null;
  return encounter.stack.length > 0 ? null : turnOf(who, encounter);
}

function mastersNext({ gm: { encounter }, holds }: Group, choose: KillParts['choose']): Command | null {
  if (encounter === null) return null;
  const [decision] = encounter.decisions;
  if (decision !== undefined) {
    const answer = choose(4) === 0 ? 'strike' : 'pass';
    const said = decision.options.includes(answer) ? answer : 'pass';
    return holds
      ? null
      : { type: 'answer', by: decision.by, decision: decision.id, choice: { answer: said } };
  }
  const { current, stack } = encounter;
  if (stack.length > 0) return null;
  if (current === 'O' || current === 'S')
    return { type: 'act', actor: current, action: 'end-turn', args: {} };
  return { type: 'edit', edit: 'set', args: { on: 'F', state: { temporary: choose(100) } } };
}

/** Every table has so many more commands acknowledged. @throws where somebody was sent away for good, or nothing goes on for long */
async function goOn(groups: readonly Group[], more: number): Promise<void> {
  await Promise.all(groups.map((group) => goesOn(group, more)));
}

async function goesOn({ gm, players }: Group, more: number): Promise<void> {
  const everyone = [gm, ...players];
  const all = (): number => everyone.reduce((sum, it) => sum + it.accepted.size, 0);
  const enough = all() + more;
  await new Promise<void>((done, failed) => {
    // Whoever hears of it first; but one who is sent away does not come back, and the others wait for it for ever.
    for (const it of everyone) it.until('more commands', () => all() >= enough).then(done, failed);
  });
}

async function amid(group: Group | undefined): Promise<void> {
  if (group === undefined) return;
  group.holds = true;
  await group.gm.until('an attack of opportunity', () => (group.gm.encounter?.decisions.length ?? 0) > 0);
}

async function rise(group: Group): Promise<void> {
  group.stops = true;
  const all = [group.gm, ...group.players];
  await Promise.all(all.map((it) => it.until('the last answer', () => it.waiting === 0)));
  for (const it of all) it.leave();
}

const rowsShape = z.array(z.object({ command_id: z.string(), times: z.number() }));
/** Looks for everything that was acknowledged in what is on the disk. */
export function lostOf(
  players: readonly Player[],
  dataFile: string,
): { readonly acknowledged: number; readonly lost: readonly string[]; readonly twice: readonly string[] } {
  const db = new Database(dataFile);
  const counted =
    "select command_id, count(*) as times from entries where command_id <> '' group by command_id";
  const rows = rowsShape.parse(db.prepare(counted).all());
  db.close();
  // A window's numbers stand behind its seat; here each seat has one.
  const ofSeat = (id: string): string => id.replace(/\/[\w-]+/, '');
  const kept = new Map(rows.map(({ command_id, times }) => [ofSeat(command_id), times]));
  const acknowledged = players.flatMap(({ seatId, accepted }) =>
    [...accepted].map((id) => `${seatId}.${id}`),
  );
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((id) => !kept.has(id)),
    twice: [...kept].flatMap(([id, times]) => (times > 1 ? [id] : [])),
  };
}
