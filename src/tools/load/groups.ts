import { Client, type Room } from 'colyseus.js';
import type { Command } from '../../engine/contract';
import { turnOf } from './fight';
import { found, Player } from './player';

/** Some who sit together, and one of whom does something now and then that all of them get to see. */
export interface Group {
  /** How long until each of them had it, in milliseconds. */
  act(): Promise<readonly number[]>;
  leave(): void;
}

const PATIENCE_MS = 30_000;

/** Calls `heard` at the next message of each; resolves with the time that each took. */
function arrivals(
  count: number,
  listen: (index: number, heard: () => void) => void,
): Promise<readonly number[]> {
  const since = performance.now();
  const each = Array.from(
    { length: count },
    (_, index) =>
      new Promise<number>((arrived, late) => {
        const timer = setTimeout(() => late(new Error(`nothing came to number ${index}`)), PATIENCE_MS);
        listen(index, () => {
          clearTimeout(timer);
          arrived(performance.now() - since);
        });
      }),
  );
  return Promise.all(each);
}

/** A group at a bare room that echoes messages of so many bytes. */
export async function echoGroup(server: string, table: string, size: number): Promise<Group> {
  const client = new Client(server);
  const rooms: Room[] = [];
  const waiting: (() => void)[] = [];
  for (let index = 0; index < size; index++) {
    const room = await client.joinOrCreate('echo', { table });
    room.onMessage('m', () => waiting[index]?.());
    rooms.push(room);
  }
  const message = { v: 1, type: 'change', padding: 'x'.repeat(MESSAGE_BYTES) };
  return {
    act: () => {
      const all = arrivals(size, (index, heard) => {
        waiting[index] = heard;
      });
      rooms[0]?.send('m', message);
      return all;
    },
    leave: () => {
      for (const room of rooms) void room.leave().catch(() => {});
    },
  };
}
/** About as long as what a command makes a screen be told. */
const MESSAGE_BYTES = 400;

let tables = 0;
/** A table of ours with its game master, two who play, and others who look on. */
export class TableGroup implements Group {
  readonly gm: Player;
  readonly all: readonly Player[];
  readonly #playing: Readonly<Record<string, Player | undefined>>;

  readonly #visit: () => Player;

  private constructor(
    gm: Player,
    guests: readonly Player[],
    playing: TableGroup['playing'],
    visit: () => Player,
  ) {
    this.#visit = visit;
    this.gm = gm;
    this.all = [gm, ...guests];
    this.#playing = playing;
  }
  get playing(): Readonly<Record<string, Player | undefined>> {
    return this.#playing;
  }

  /** `size` with the game master; every fifth is a table screen. */
  static async open(server: string, text: string, size: number): Promise<TableGroup> {
    // Each from an address of its own: one of them may not found so many tables.
    tables += 1;
    const { table, seat, codes } = await found(server, text, `10.0.${tables >> 8}.${tables & 255}`);
    const gm = new Player(server, { table, seat });
    await gm.until('the fight', () => gm.encounter !== null);
    const guests: Player[] = [];
    for (let index = 1; index < size; index++) {
      const code = index % 5 === 4 ? codes.spectator : codes.player;
      const guest = new Player(server, { table, code, name: `Guest ${index}` });
      await guest.until('the fight', () => guest.encounter !== null);
      guests.push(guest);
    }
    const playing = { F: guests[0], W: guests[1] };
    for (const [who, player] of Object.entries(playing)) {
      if (player === undefined) continue;
      player.say({ type: 'take', who });
      await gm.until(`${who} taken`, () => gm.encounter?.combatants[who]?.controller !== 'gm');
    }
    const visit = (): Player => new Player(server, { table, code: codes.spectator, name: '' });
    return new TableGroup(gm, guests, playing, visit);
  }

  /** Somebody who comes anew, once the fight is there. */
  async visitor(): Promise<Player> {
    const player = this.#visit();
    await player.until('the fight', () => player.encounter !== null);
    return player;
  }

  async act(): Promise<readonly number[]> {
    const [player, command] = this.next();
    const all = arrivals(this.all.length, (index, heard) => {
      const stop = this.all[index]?.listen((message) => {
        if (message.type !== 'change') return;
        stop?.();
        heard();
      });
    });
    player.send(command);
    return all;
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
