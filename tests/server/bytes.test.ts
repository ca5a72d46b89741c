import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyEvent } from '../../src/engine/apply-event';
import type { Command } from '../../src/engine/contract';
import type { Combatant, Encounter } from '../../src/engine/state';
import { viewOf } from '../../src/engine/view';
import { isPerceived } from '../../src/rules/perception';
import { rules } from '../../src/rules/registry';
import { foundTable } from '../../src/server/found-table';
import { SqlStorage } from '../../src/server/storage/sql-storage';
import { Sqlite } from '../../src/server/storage/sqlite';
import type { Message } from '../../src/tools/load/player';
import { CONDITIONS } from '../random-play/arena';
import { type Choose, chooser, pick } from '../random-play/chance';
import { answerTo, legalMove, masterEdit } from '../random-play/moves';
import { nameOf, scene } from '../sharing/fights';
import { encounterOf } from './desk';
import { type Overheard, overhear, type Player } from './player';
import { type OwnServer, ownServer } from './process';

// Every byte that two players and a table screen receive, searched for what they must not know. Whom each side perceives is asked of
// the rules, on the states that only the game master's line tells; nothing of what cuts the messages is believed.

const SEEDS = [8, 11, 14, 24];
const COMMANDS = 24;
const TITLE = 'Arena';

interface Sitting {
  readonly table: string;
  readonly seat: string;
  readonly codes: { readonly player: string; readonly spectator: string };
}

let own: OwnServer;
const sittings = new Map<string, Sitting>();
beforeAll(async () => {
  own = await ownServer({ MAX_MESSAGES_PER_SECOND: '1000' });
  const storage = await SqlStorage.open(new Sqlite(own.dataFile));
  const fights: [string, Encounter][] = SEEDS.map((seed) => [`${seed}`, fightOf(seed)]);
  for (const [name, start] of [...fights, ['chamber', encounterOf(CHAMBER)] as const]) {
    const table = `table-of-the-bytes-${name}`.padEnd(22, '-').slice(-22);
    const { secret, facts } = await foundTable(storage, table, start);
    sittings.set(name, { table, seat: secret, codes: facts.codes });
  }
  await storage.close();
  await own.server.start();
}, 120_000);
afterAll(() => own.end());

/** Somebody of the players' side is there for each of two. */
function fightOf(seed: number): Encounter {
  const fight = scene(seed, chooser(seed));
  const all = Object.values(fight.combatants).map(
    (who, index): Combatant => ({ ...who, side: index % 2 === 0 ? 'party' : 'foes' }),
  );
  const combatants = Object.fromEntries(all.map((who) => [who.id, who]));
  return { ...fight, title: TITLE, combatants };
}

interface Table {
  readonly gm: Overheard;
  readonly guests: readonly { readonly who: Overheard; readonly name: string; readonly screen: boolean }[];
  readonly truth: Truth;
}

/** What the game master's line tells: every state there ever was. */
class Truth {
  readonly everyone = new Set<string>();
  #now: Encounter;
  #states: Encounter[] = [];

  constructor({ player }: Overheard, start: Encounter) {
    this.#now = start;
    this.#note(start);
    player.listen((message) => this.#hear(message, player));
  }

  /** Those since this was asked last, the present one in any case. */
  states(): readonly Encounter[] {
    const states = [...this.#states, this.#now];
    this.#states = [this.#now];
    return states;
  }

  #hear(message: Message, { encounter }: Player): void {
    if (message.type !== 'change' || encounter === null) return;
    let state = this.#now;
    for (const event of message.told.flatMap(({ events }) => events)) {
      state = applyEvent(state, event);
      this.#note(state);
    }
    this.#now = encounter;
    this.#note(encounter);
  }

  #note(state: Encounter): void {
    this.#states.push(state);
    for (const id of Object.keys(state.combatants)) this.everyone.add(id);
  }
}

async function sit({ table, seat, codes }: Sitting): Promise<Table> {
  const { address } = own.server;
  const gm = await overhear(address, { table, seat });
  const guests = [
    {
      who: await overhear(address, { table, code: codes.player, name: 'Anna' }),
      name: 'Anna',
      screen: false,
    },
    { who: await overhear(address, { table, code: codes.player, name: 'Ben' }), name: 'Ben', screen: false },
    {
      who: await overhear(address, { table, code: codes.spectator, name: '' }),
      name: 'screen 1',
      screen: true,
    },
  ];
  const start = gm.player.encounter;
  if (start === null) throw new Error('no fight');
  return { gm, guests, truth: new Truth(gm, start) };
}

let marks = 0;
/** Everything so far has arrived everywhere: a line of the chat has come after it, and one after that, for the first may overtake what is written with it. */
async function settle(table: Table): Promise<void> {
  await mark(table);
  await mark(table);
}

async function mark({ gm, guests }: Table): Promise<void> {
  marks += 1;
  const text = `mark ${marks}`;
  const heard = [gm, ...guests.map(({ who }) => who)].map(
    ({ player }) =>
      new Promise<void>((done) => {
        const stop = player.listen((message) => {
          if (message.type !== 'said' || !message.lines.some((line) => line.text === text)) return;
          stop();
          done();
        });
      }),
  );
  gm.player.say({ type: 'say', text, to: 'all' });
  await Promise.all(heard);
}

/** The sides through whose eyes a guest looks, by who plays whom in a state. */
function sidesOf(
  guest: { readonly name: string; readonly screen: boolean },
  { combatants }: Encounter,
): readonly string[] {
  const all = Object.values(combatants);
  const played = all.filter(({ controller }) => controller !== 'gm');
  const sides =
    played.length > 0
      ? [...new Set(played.map(({ side }) => side))]
      : all.some(({ side }) => side === 'party')
        ? ['party']
        : [];
  if (guest.screen) return sides;
  const mine = all.find(({ controller }) => controller === guest.name);
  return [mine?.side ?? sides.toSorted()[0] ?? ''];
}

function unknownTo(
  guest: Table['guests'][number],
  states: readonly Encounter[],
  everyone: ReadonlySet<string>,
): readonly string[] {
  const known = new Set(
    states.flatMap((state) => {
      const view = viewOf(rules, state);
      const sides = sidesOf(guest, state);
      return Object.values(state.combatants).flatMap((who) =>
        sides.some((side) => isPerceived(view, side, who)) ? [who.id] : [],
      );
    }),
  );
  return [...everyone].filter((id) => !known.has(id));
}

/** Whom the screen of a guest shows although nobody of its sides perceives them now, or elsewhere than they are. */
function shownWrongly(guest: Table['guests'][number], now: Encounter | undefined): readonly string[] {
  const shown = Object.values(guest.who.player.encounter?.combatants ?? {});
  const hidden = new Set(
    now === undefined ? [] : unknownTo(guest, [now], new Set(shown.map(({ id }) => id))),
  );
  return shown.flatMap(({ id, at }) => {
    const isThere = JSON.stringify(now?.combatants[id]?.at) === JSON.stringify(at);
    return hidden.has(id) || !isThere ? [id] : [];
  });
}

const found = { searched: 0, secrets: 0, leaks: [] as string[] };

/** `said`: what a guest has said itself may come back to it, in a refusal. */
function search(
  table: Table,
  where: string,
  said: { readonly by: Player; readonly text: string } | null,
): void {
  const states = table.truth.states();
  table.gm.bytes();
  for (const guest of table.guests) {
    const bytes = guest.who.bytes();
    const secret = unknownTo(guest, states, table.truth.everyone);
    for (const id of shownWrongly(guest, states.at(-1)))
      found.leaks.push(`${where}: ${guest.name} still sees ${id}`);
    found.searched += bytes.length;
    found.secrets += secret.length;
    const words = [...secret, ...secret.map(nameOf), TITLE, 'xoroshiro', 'whispered'];
    const own = said?.by === guest.who.player ? said.text : '';
    for (const word of words)
      if (bytes.includes(word) && !own.includes(word))
        found.leaks.push(`${where}: ${guest.name} got ${word}`);
  }
}

function nextCommand(encounter: Encounter, choose: Choose): Command {
  const view = viewOf(rules, encounter);
  if (choose(8) === 0) {
    const who = pick(choose, Object.values(encounter.combatants));
    if (choose(2) === 0)
      return { type: 'edit', edit: 'set', args: { on: who.id, state: { hidden: !who.hidden } } };
    return masterEdit(view, choose, CONDITIONS);
  }
  if (encounter.decisions.length > 0) return answerTo(encounter, view, choose);
  if (encounter.phase === 'setup') return { type: 'act', actor: null, action: 'start', args: {} };
  return legalMove(view, choose, new Map());
}

/** Whoever plays the one who acts or answers sends it; the rest is the game master's. */
function senderOf({ gm, guests }: Table, command: Command, { combatants }: Encounter): Player {
  const id = command.type === 'act' ? command.actor : command.type === 'answer' ? command.by : null;
  const controller = id === null ? 'gm' : combatants[id]?.controller;
  return (guests.find(({ name }) => name === controller)?.who ?? gm).player;
}

async function act(table: Table, choose: Choose, where: string): Promise<boolean> {
  const { encounter } = table.gm.player;
  if (encounter === null || encounter.phase === 'over' || Object.keys(encounter.combatants).length === 0)
    return false;
  const command: Command = JSON.parse(JSON.stringify(nextCommand(encounter, choose)));
  const sender = senderOf(table, command, encounter);
  const done = await sender.sent(command);
  // What a player may not name the game master does.
  if (!done && sender !== table.gm.player) await table.gm.player.sent(command);
  aside(table, encounter, choose);
  if (choose(8) === 0) table.gm.player.move({ to: choose(2) === 0 ? 'undo' : 'undo-chain' });
  await settle(table);
  search(table, where, { by: sender, text: JSON.stringify(command) });
  return true;
}

/** What goes on besides commands. */
function aside({ gm, guests }: Table, { combatants }: Encounter, choose: Choose): void {
  const who = pick(choose, Object.values(combatants));
  gm.player.say({ type: 'drag', drag: { who: who.id, action: 'move', path: [[1, 1]], waypoints: [] } });
  gm.player.say({ type: 'say', text: 'whispered by the master /roll 2d6', to: 'gm' });
  gm.player.say({ type: 'say', text: '/roll 1d20', to: 'all' });
  for (const guest of guests) {
    const seen = Object.keys(guest.who.player.encounter?.combatants ?? {});
    if (seen.length > 0) guest.who.player.say({ type: 'take', who: pick(choose, seen) });
  }
}

describe('every byte that players and a table screen receive', () => {
  test.each(SEEDS)(
    'of fight %i names nobody whom they do not perceive',
    async (seed) => {
      const sitting = sittings.get(`${seed}`);
      if (sitting === undefined) throw new Error('no table');
      const table = await sit(sitting);
      const { gm, truth } = table;
      const choose = chooser(seed * 7);
      const decisions = {
        approval: false,
        decisionSeconds: 600,
        afterwards: 'pass',
        placing: false,
        preparing: false,
      };
      gm.player.say({ type: 'switch', switches: decisions });
      const [first, second] = Object.values(gm.player.encounter?.combatants ?? {});
      // Now and then one plays for the other side.
      gm.player.say({ type: 'give', who: first?.id, to: 'Anna' });
      if (seed % 2 === 0) gm.player.say({ type: 'give', who: second?.id, to: 'Ben' });
      await settle(table);
      search(table, `${seed} sitting down`, null);
      for (let i = 0; i < COMMANDS; i++) if (!(await act(table, choose, `${seed} command ${i}`))) break;
      for (const it of [gm, ...table.guests.map(({ who }) => who)]) it.player.leave();
      expect(found.leaks).toEqual([]);
      expect(truth.everyone.size).toBeGreaterThan(1);
    },
    60_000,
  );

  test('there were secrets to find', () => {
    expect(found.searched).toBeGreaterThan(100_000);
    expect(found.secrets).toBeGreaterThan(50);
  });
});

/** Beyond a wall without a door some walk, fight and fall; nobody of the party has ever been there. */
const CHAMBER = `
title: The chamber
map: |
  . . . . . . # . . . . . .
  . F . O . . # . . . . . .
  . . . . . . # . B . C . .
  . W . . . . # . . . . . .
  . . . . . . # . . . . . .
combatants:
  F: { name: Fighter, side: party, hp: 200, hands: [longsword] }
  W: { name: Wizard, side: party, hp: 200 }
  O: { name: Ogre, side: foes, hp: 200, hands: [longsword] }
  B: { name: Brazen Beast, side: foes, hp: 90, hands: [longsword] }
  C: { name: Chained Prisoner, side: others, hp: 90, hands: [longsword] }
initiative: [B, C, F, O, W]
`;
const FIRST_BEYOND = 7;

/** Every pair of numbers that may be a square. */
function squaresIn(value: unknown): readonly (readonly [number, number])[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(squaresIn);
  const [x, y] = Array.isArray(value) ? value : 'x' in value && 'y' in value ? [value.x, value.y] : [];
  const isPair = Number.isInteger(x) && Number.isInteger(y) && (!Array.isArray(value) || value.length === 2);
  const keys = Object.keys(value).flatMap((key) =>
    /^\d+,\d+$/.test(key) ? [key.split(',').map(Number)] : [],
  );
  const named = keys.map(([a = 0, b = 0]): [number, number] => [a, b]);
  return [...inner, ...named, ...(isPair ? [[x, y] as const] : [])];
}

test('no square of a chamber that none of them has seen is in anything they receive', async () => {
  const sitting = sittings.get('chamber');
  if (sitting === undefined) throw new Error('no table');
  const table = await sit(sitting);
  const heard: { name: string; message: Message }[] = [];
  for (const { who, name } of table.guests) {
    who.player.listen((message) => heard.push({ name, message }));
    if (who.player.encounter !== null)
      heard.push({ name, message: JSON.parse(JSON.stringify(who.player.encounter)) });
  }
  const { player: gm } = table.gm;
  gm.say({ type: 'give', who: 'F', to: 'Anna' });
  const beyond: readonly Command[] = [
    {
      type: 'act',
      actor: 'B',
      action: 'move',
      args: {
        path: [
          [9, 1],
          [10, 1],
        ],
      },
    },
    { type: 'act', actor: 'B', action: 'attack', args: { on: 'C' } },
    { type: 'act', actor: 'B', action: 'end-turn', args: {} },
    {
      type: 'act',
      actor: 'C',
      action: 'move',
      args: {
        path: [
          [11, 3],
          [12, 4],
        ],
      },
    },
    { type: 'edit', edit: 'damage', args: { on: 'C', amount: 95 } },
    { type: 'edit', edit: 'place', args: { on: 'B', at: [7, 4] } },
    { type: 'edit', edit: 'heal', args: { on: 'C', amount: 20 } },
  ];
  let done = 0;
  for (const command of beyond) {
    if (await gm.sent(command)) done += 1;
    while ((gm.encounter?.decisions.length ?? 0) > 0) {
      const [decision] = gm.encounter?.decisions ?? [];
      if (decision !== undefined)
        await gm.sent({ type: 'answer', by: decision.by, decision: decision.id, choice: { answer: 'pass' } });
      await settle(table);
    }
  }
  gm.move({ to: 'undo' });
  await settle(table);
  expect(done).toBeGreaterThan(5);
  expect(heard.length).toBeGreaterThan(5);
  const squares = heard.flatMap(({ name, message }) =>
    squaresIn(message).map((at) => ({ name, type: message.type, at })),
  );
  expect(squares.filter(({ at: [x] }) => x >= FIRST_BEYOND)).toEqual([]);
  for (const { who } of table.guests) {
    const bytes = who.bytes();
    for (const word of ['Brazen', 'Chained', 'The chamber']) expect(bytes.includes(word)).toBe(false);
  }
  for (const it of [table.gm, ...table.guests.map(({ who }) => who)]) it.player.leave();
}, 60_000);
