import { expect, test } from 'vitest';
import type { Command } from '../../src/engine/contract';
import { rules } from '../../src/rules/registry';
import { defaultSettings } from '../../src/session/settings';
import { follow } from '../../src/sharing/follower';
import { readToScreen, type ToScreen } from '../../src/sharing/to-screen';
import { Listeners, type Transport, type TransportState } from '../../src/sharing/transport';
import { type Desk, openDesk, type Visitor } from '../server/desk';

// Whoever comes late gets the last lines of the log, and the ones before them for the asking: a screen against a table.

const FIGHT = `
title: A long evening
size: [12, 8]
combatants:
  F: { name: Fighter, side: party, at: [2, 2], hp: 3000 }
  O: { name: Ogre, side: foes, at: [3, 2], hp: 30 }
  S: { name: Zagyg the Lurker, side: foes, at: [9, 6], hp: 3000, hidden: true }
initiative: [F, O, S]
`;
const nonlethal = (on: string, amount: number): Command => ({
  type: 'edit',
  edit: 'damage',
  args: { on, amount, nonlethal: true },
});

/** 450 edits, every third of somebody hidden. Nobody has seen more than 300 of them. */
async function longEvening(): Promise<{ desk: Desk; gm: Visitor }> {
  const desk = await openDesk(FIGHT);
  const gm = await desk.join({ seat: desk.gmSecret });
  for (let id = 0; id < 450; id += 1) {
    const command = id % 3 === 0 ? nonlethal('S', 1) : nonlethal('F', 1 + (id % 7));
    gm.say({ type: 'command', id, command });
  }
  await desk.settled();
  expect(desk.table().session.entries).toHaveLength(450);
  return { desk, gm };
}

/** The line of a visitor, as a screen has one. */
function lineOf(desk: Desk, visitor: Visitor) {
  const heard = new Listeners<[unknown]>();
  let read = visitor.got.length;
  const pass = async (): Promise<void> => {
    await desk.settled();
    // A long log is looked through piece by piece.
    for (let time = 0; time < 20; time += 1) await new Promise((resolve) => setImmediate(resolve));
    for (const message of visitor.got.slice(read)) heard.tell(message);
    read = visitor.got.length;
  };
  const transport: Transport = {
    state: (): TransportState => 'open',
    send: (message) => visitor.say(message as object),
    listen: (it) => heard.add(it),
    watch: () => () => {},
    close: () => {},
  };
  return { transport, pass };
}

async function screenOf(desk: Desk, visitor: Visitor) {
  const { transport, pass } = lineOf(desk, visitor);
  let more = false;
  const follower = follow({
    rules,
    transport,
    settings: defaultSettings,
    begun: () => {},
    earlier: (it) => {
      more = it;
    },
  });
  await pass();
  const session = () => {
    const store = follower.store();
    if (store === null) throw new Error('no fight');
    return store.getState().session;
  };
  return {
    pass,
    session,
    /** Lines of the log; the state stands in an entry of its own behind them. */
    lines: () => session().entries.length - 1,
    hasMore: () => more,
    older: async () => {
      follower.older();
      await pass();
    },
  };
}
const eventsOf = (entries: readonly { readonly events: readonly unknown[] }[]) =>
  JSON.parse(JSON.stringify(entries.map(({ events }) => events)));

test('a game master who comes back has the end of the log, and all of it for the asking', async () => {
  const { desk } = await longEvening();
  const screen = await screenOf(desk, await desk.join({ seat: desk.gmSecret }));
  expect([screen.lines(), screen.hasMore()]).toEqual([200, true]);
  await screen.older();
  await screen.older();
  expect([screen.lines(), screen.hasMore()]).toEqual([400, true]);
  await screen.older();
  expect([screen.lines(), screen.hasMore()]).toEqual([450, false]);
  await screen.older();
  expect(screen.lines()).toBe(450);
  expect(eventsOf(screen.session().entries.slice(0, -1))).toEqual(eventsOf(desk.table().session.entries));
});

test('a player has only what it may know of it, without gaps that would tell of the rest', async () => {
  const { desk } = await longEvening();
  const anna = await desk.join({ code: desk.codes.player, name: 'Anna' });
  const screen = await screenOf(desk, anna);
  while (screen.hasMore()) await screen.older();
  expect(screen.lines()).toBe(300);
  expect(JSON.stringify(anna.got)).not.toMatch(/Zagyg|"S"/);
  const parts = anna.got.filter((it) => it.type === 'older' || it.type === 'snapshot');
  const numbers = parts.map(({ first, log }) => [first, first + log.length]);
  for (const [index, [first]] of numbers.slice(0, -1).entries()) expect(numbers[index + 1]?.[1]).toBe(first);
});

test('the fight goes on while one reads, and what is taken back goes from the end', async () => {
  const { desk, gm } = await longEvening();
  const screen = await screenOf(desk, await desk.join({ code: desk.codes.player, name: 'Anna' }));
  await screen.older();
  const before = screen.lines();
  gm.say({ type: 'command', id: 1000, command: nonlethal('F', 1) });
  await screen.pass();
  expect(screen.lines()).toBe(before + 1);
  gm.say({ type: 'history', id: 1001, move: { to: 'entry', cursor: 30 } });
  await screen.pass();
  while (screen.hasMore()) await screen.older();
  expect(screen.lines()).toBe(20);
});

test('more is taken back than a screen has: it has nothing left, and the rest for the asking', async () => {
  const { desk, gm } = await longEvening();
  const early = await screenOf(desk, await desk.join({ seat: desk.gmSecret }));
  while (early.hasMore()) await early.older();
  const late = await screenOf(desk, await desk.join({ seat: desk.gmSecret }));
  expect(late.lines()).toBe(200);
  gm.say({ type: 'history', id: 1001, move: { to: 'entry', cursor: 100 } });
  for (const screen of [early, late]) await screen.pass();
  expect([early.lines(), late.lines()]).toEqual([100, 0]);
  gm.say({ type: 'command', id: 1002, command: nonlethal('F', 1) });
  for (const screen of [early, late]) await screen.pass();
  expect([early.lines(), late.lines(), late.hasMore()]).toEqual([101, 1, true]);
  while (late.hasMore()) await late.older();
  expect(late.lines()).toBe(101);
});

test('a part that does not join what is there is left alone', async () => {
  const { desk } = await longEvening();
  const gm = await desk.join({ seat: desk.gmSecret });
  const screen = await screenOf(desk, gm);
  const { stream } = gm.last('snapshot');
  gm.say({ type: 'older', before: -300 });
  await screen.pass();
  const [heard] = gm.got.filter((it): it is Extract<ToScreen, { type: 'older' }> => it.type === 'older');
  expect(heard).toMatchObject({ first: -400, stream });
  expect(screen.lines()).toBe(200);
  expect(readToScreen({ ...heard, first: 0.5 })).toBeNull();
});

test('whoever asks without end is answered now and then, and nobody else waits', async () => {
  const { desk, gm } = await longEvening();
  const anna = await desk.join({ code: desk.codes.player, name: 'Anna' });
  const screen = await screenOf(desk, anna);
  for (let time = 0; time < 500; time += 1) {
    anna.say({ type: 'older', before: -time });
    if (time % 50 === 0) await screen.pass();
  }
  const answers = anna.got.filter(({ type }) => type === 'older').length;
  expect(answers).toBeGreaterThan(0);
  expect(answers).toBeLessThan(40);
  expect(gm.isClosed()).toBe(false);
});
