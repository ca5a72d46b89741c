import { deepStrictEqual } from 'node:assert';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { Client, type Room } from 'colyseus.js';
import WebSocket from 'ws';
import type { Command } from '../../engine/contract';
import type { Encounter } from '../../engine/state';
import type { Credential } from '../../sharing/colyseus-line';
import { turnOf } from './fight';
import { found, Player } from './player';
import { Tap, tappedRoom } from './tap';

/** Some who sit together, and one of whom does something now and then that all of them get to see. */
export interface Group {
  /** How long until each of them had it, in milliseconds. */
  act(): Promise<readonly number[]>;
  leave(): void;
}

/** A group at a bare room of the framework that echoes messages. */
export async function echoGroup(server: string, table: string, size: number): Promise<Group> {
  const client = new Client(server);
  const rooms: Room[] = [];
  const tap = new Tap();
  for (let index = 0; index < size; index++) {
    const room = await client.joinOrCreate('echo', { table });
    room.onMessage('m', () => {});
    tap.add(index, tappedRoom(room));
    rooms.push(room);
  }
  return {
    act: () => tap.round(() => rooms[0]?.send('m', MESSAGE)),
    leave: () => {
      for (const room of rooms) void room.leave().catch(() => {});
    },
  };
}
/** The disk alone: each time a page is written to a file and is on the disk. */
export async function diskGroup(file: string): Promise<Group> {
  const handle = await open(file, 'w');
  const page = Buffer.alloc(4096, 1);
  return {
    act: async () => {
      const since = performance.now();
      await handle.write(page);
      await handle.datasync();
      return [performance.now() - since];
    },
    leave: () => void handle.close(),
  };
}

/** About as long as what a command makes a screen be told. */
const MESSAGE = { v: 1, type: 'change', padding: 'x'.repeat(400) };

/** A group at bare sockets. */
export async function floorGroup(
  server: string,
  table: string,
  size: number,
): Promise<Group & { through(count: number): Promise<number> }> {
  const sockets = Array.from(
    { length: size },
    () => new WebSocket(`${server.replace('http', 'ws')}/${table}`, { perMessageDeflate: false }),
  );
  const tap = new Tap();
  const text = JSON.stringify(MESSAGE);
  let heard = 0;
  let whenAll: { readonly count: number; readonly done: () => void } | null = null;
  for (const [index, socket] of sockets.entries()) {
    await once(socket, 'open');
    tap.add(index, {
      onFrame: (take) =>
        socket.on('message', (data: Buffer) =>
          take(data, () => {
            heard += 1;
            if (whenAll !== null && heard === whenAll.count) whenAll.done();
          }),
        ),
    });
  }
  return {
    act: () => tap.round(() => sockets[0]?.send(text)),
    leave: () => {
      for (const socket of sockets) socket.close();
    },
    through: async (count) => {
      heard = 0;
      const all = new Promise<void>((done) => {
        whenAll = { count: count * size, done };
      });
      const since = performance.now();
      for (let n = 0; n < count; n++) sockets[0]?.send(text);
      await all;
      return (count * 1000) / (performance.now() - since);
    },
  };
}

/** Whether it is a change: its kind stands at the beginning. */
const isChange = (frame: Uint8Array): boolean =>
  Buffer.from(frame.buffer, frame.byteOffset, Math.min(24, frame.byteLength)).includes('change');
/** Every fifth is a table screen. */
const isScreen = (index: number): boolean => index % 5 === 4;

type Visit = (joined?: (room: Room) => void) => Player;

let tables = 0;
/** A table of ours with its game master, two who play, and others who look on. */
export class TableGroup implements Group {
  readonly gm: Player;
  /** With which one is the game master again. */
  readonly gmsSeat: Credential;
  readonly all: readonly Player[];
  readonly #playing: Readonly<Record<string, Player | undefined>>;

  readonly #tap: Tap;
  readonly #visit: Visit;

  private constructor(
    all: readonly [Player, ...Player[]],
    playing: TableGroup['playing'],
    tap: Tap,
    { gmsSeat, visit }: { readonly gmsSeat: Credential; readonly visit: Visit },
  ) {
    this.gmsSeat = gmsSeat;
    [this.gm] = all;
    this.all = all;
    this.#playing = playing;
    this.#tap = tap;
    this.#visit = visit;
  }
  get playing(): Readonly<Record<string, Player | undefined>> {
    return this.#playing;
  }

  /** `size` with the game master. */
  static async open(server: string, text: string, size: number): Promise<TableGroup> {
    // Each from an address of its own: one of them may not found so many tables.
    tables += 1;
    const { table, seat, codes } = await found(server, text, `10.0.${tables >> 8}.${tables & 255}`);
    const tap = new Tap(isChange);
    const gm = new Player(server, { table, seat }, (room) => tap.add(0, tappedRoom(room)));
    await gm.until('the fight', () => gm.encounter !== null);
    const guests: Player[] = [];
    for (let index = 1; index < size; index++) {
      const code = isScreen(index) ? codes.spectator : codes.player;
      const guest = new Player(server, { table, code, name: `Guest ${index}` }, (room) =>
        tap.add(index, tappedRoom(room)),
      );
      await guest.until('the fight', () => guest.encounter !== null);
      guests.push(guest);
    }
    const playing = { F: guests[0], W: guests[1] };
    for (const [who, player] of Object.entries(playing)) {
      if (player === undefined) continue;
      player.say({ type: 'take', who });
      await gm.until(`${who} taken`, () => gm.encounter?.combatants[who]?.controller !== 'gm');
    }
    const visit: Visit = (joined) => new Player(server, { table, code: codes.spectator, name: '' }, joined);
    return new TableGroup([gm, ...guests], playing, tap, { gmsSeat: { table, seat }, visit });
  }

  /** Somebody who comes anew, once the fight is there. */
  async visitor(joined?: (room: Room) => void): Promise<Player> {
    const player = this.#visit(joined);
    await player.until('the fight', () => player.encounter !== null);
    return player;
  }

  act(): Promise<readonly number[]> {
    const [player, command] = this.next();
    return this.#tap.round(() => player.send(command));
  }

  /** The same people; the game master does always this. */
  doing(next: (encounter: Encounter) => Command): Group {
    const { encounter } = this.gm;
    if (encounter === null) throw new Error('no fight');
    return {
      act: () => this.#tap.round(() => this.gm.send(next(this.gm.encounter ?? encounter))),
      leave: () => {},
    };
  }

  /** @throws where somebody's screen, which was told only of changes, shows something else than that of a newcomer */
  async check(): Promise<void> {
    const newcomer = await this.visitor();
    for (const [index, { encounter }] of this.all.entries())
      if (isScreen(index))
        deepStrictEqual(encounter, newcomer.encounter, `screen ${index} shows another fight`);
    newcomer.leave();
  }

  /** What happens next, and who does it. */
  next(): readonly [Player, Command] {
    const { encounter } = this.gm;
    if (encounter === null) throw new Error('no fight');
    const [decision] = encounter.decisions;
    if (decision !== undefined)
      return [
        this.gm,
        { type: 'answer', by: decision.by, decision: decision.id, choice: { answer: 'pass' } },
      ];
    const { current } = encounter;
    const player = current === null ? undefined : this.#playing[current];
    if (current !== null && player !== undefined) return [player, turnOf(current, encounter)];
    return [this.gm, { type: 'act', actor: current, action: 'end-turn', args: {} }];
  }

  leave(): void {
    for (const player of this.all) player.leave();
  }
}

/** Commands a second of one who sends so many without waiting, until everybody has the last. */
export async function through({ gm, all }: TableGroup, count: number): Promise<number> {
  const since = performance.now();
  for (let n = 1; n <= count; n++) gm.send(given(n === count ? LAST : n % 50));
  await Promise.all(
    all.map((player) => player.until('the last command', () => temporaryOf(player) === LAST, 120_000)),
  );
  const took = performance.now() - since;
  await gm.until('all commands', () => gm.waiting === 0, 120_000);
  gm.send(given(0));
  await Promise.all(all.map((player) => player.until('the end', () => temporaryOf(player) === 0)));
  return (count * 1000) / took;
}
const LAST = 77;
const given = (temporary: number): Command => ({
  type: 'edit',
  edit: 'set',
  args: { on: 'F', state: { temporary } },
});
const temporaryOf = ({ encounter }: Player): number | undefined => encounter?.combatants['F']?.temporary;
