import { Client, type Room } from 'colyseus.js';
import type { Row } from '../bench/rows';
import { crowd, type Servers } from './big-table';
import { metricsOf, percentile } from './figures';
import { TableGroup, through } from './groups';
import { Player } from './player';
import { Tap, tappedRoom } from './tap';

const UNITS = 500;
const TRIES = 15;
const KIB = 1024;
/** About as much as such a fight is when it is packed. */
const FLOOR_BYTES = 50 * KIB;
const GOAL = { ms: 150, kib: 200 };

interface Arrival {
  readonly ms: number;
  readonly kib: number;
}
type Come = () => Promise<Arrival>;

/** Coming to a table with many commands behind it: anew, again with the seat that one had, and when the server has to read it from the disk. */
export async function longTable(servers: Servers, commands: number): Promise<readonly Row[]> {
  const { server, echo } = servers;
  const group = await TableGroup.open(server.address, crowd(UNITS), 2);
  const before = await metricsOf(server.address);
  for (let done = 0; done < commands; done += STRETCH) await through(group, STRETCH);
  const after = await metricsOf(server.address);
  const grown = (after.get(RESIDENT) ?? 0) - (before.get(RESIDENT) ?? 0);
  const anew: Come = () => arrival((joined) => group.visitor(joined));
  const again: Come = () => arrival((joined) => comeBack(group, server.address, joined));
  const bare: Come = () => arrivalAtRoom(echo.address);
  const [first, second, floor] = [await middle(anew), await middle(again), await middle(bare)];
  await group.check();
  await server.kill();
  await server.start();
  const cold = await anew();
  group.leave();
  return [
    arrivalRow(`joining after ${commands} commands, ${UNITS} units`, first, floor),
    bytesRow('  what it is sent', first, floor),
    arrivalRow(`rejoining after ${commands} commands, ${UNITS} units`, second, floor),
    bytesRow('  what it is sent', second, floor),
    {
      ...arrivalRow('  the first one, when the server reads the table again', cold, floor),
      budget: '',
      goal: null,
    },
    {
      budget: '',
      what: `  memory of the server that ${commands} commands have added`,
      figure: grown / KIB / KIB,
      unit: 'MiB',
      reference: { name: 'before', value: (before.get(RESIDENT) ?? 0) / KIB / KIB },
      goal: null,
    },
  ];
}
const RESIDENT = 'process_resident_memory_bytes';
const STRETCH = 500;

const arrivalRow = (what: string, { ms }: Arrival, floor: Arrival): Row => ({
  budget: '27',
  what: `${what}: until the fight is there`,
  figure: ms,
  unit: 'ms',
  reference: { name: 'bare room, 50 KiB', value: floor.ms },
  goal: { ratio: 1, orFigure: GOAL.ms },
});
const bytesRow = (what: string, { kib }: Arrival, floor: Arrival): Row => ({
  budget: '27',
  what,
  figure: kib,
  unit: 'KiB',
  reference: { name: 'bare room, 50 KiB', value: floor.kib },
  goal: { ratio: 1, orFigure: GOAL.kib },
});

/** Of several tries the one in the middle. */
async function middle(come: Come): Promise<Arrival> {
  const tries: Arrival[] = [];
  for (let n = 0; n < TRIES; n++) tries.push(await come());
  return {
    ms: percentile(
      tries.map(({ ms }) => ms),
      50,
    ),
    kib: percentile(
      tries.map(({ kib }) => kib),
      50,
    ),
  };
}

async function arrival(come: (joined: (room: Room) => void) => Promise<Player>): Promise<Arrival> {
  const tap = new Tap();
  const since = performance.now();
  const player = await come((room) => tap.add(0, tappedRoom(room)));
  const ms = performance.now() - since;
  player.leave();
  return { ms, kib: tap.bytes / KIB };
}

/** Somebody who had a seat, in a page that knows nothing any more. */
async function comeBack(group: TableGroup, server: string, joined: (room: Room) => void): Promise<Player> {
  const player = new Player(server, group.gmsSeat, joined);
  await player.until('the fight', () => player.encounter !== null);
  return player;
}

async function arrivalAtRoom(server: string): Promise<Arrival> {
  const tap = new Tap();
  const since = performance.now();
  const room = await new Client(server).joinOrCreate('echo', { table: 'arrivals' });
  tap.add(0, tappedRoom(room));
  await new Promise<void>((came, cut) => {
    room.onMessage('m', () => came());
    room.onLeave(() => cut(new Error('the bare room has ended the line')));
    room.send('m', { type: 'snapshot', padding: 'x'.repeat(FLOOR_BYTES) });
  });
  const ms = performance.now() - since;
  void room.leave().catch(() => {});
  return { ms, kib: tap.bytes / KIB };
}
