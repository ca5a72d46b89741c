import { expect, type Page, test } from '@playwright/test';
import { type RealServer, startRealServer } from './real-server';
import {
  beginTable,
  endTurn,
  expectTurn,
  faults,
  overhear,
  say,
  screen,
  sitDown,
  type Ways,
  type Wire,
} from './seats';
import type { Table } from './table';

// One fight at six screens, each in a browser of its own: the game master, four players of two sides, and the screen for everyone.

const FIGHT = `
title: Six at one table
size: [16, 10]
combatants:
  A: { name: Hadra, side: party, at: [3, 4], hp: 60, hands: [longsword] }
  B: { name: Ilvasse, side: party, at: [3, 6], hp: 60, hands: [longsword] }
  C: { name: Corin, side: party, at: [8, 8], hp: 60, hands: [longsword] }
  D: { name: Dagna, side: wardens, at: [12, 3], hp: 60, hands: [longsword] }
  O: { name: Orc, side: foes, at: [4, 5], hp: 60, hands: [longsword] }
  L: { name: Lurker, side: foes, at: [14, 8], hp: 60, hidden: true }
initiative: [A, D, O, B, C, L]
`;

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let server: RealServer;
let ways: Ways;
let gm: Table;
let anna: Table;
let ben: Table;
let cleo: Table;
let dora: Table;
let wall: Table;
/** What each of the players' and spectators' pages sends and is sent. */
const wires = new Map<Table, Wire>();

test.beforeAll(async ({ browser }) => {
  const arrive = () => screen(browser);
  [server, gm, anna, ben, cleo, dora, wall] = await Promise.all([
    startRealServer(),
    arrive(),
    arrive(),
    arrive(),
    arrive(),
    arrive(),
    arrive(),
  ]);
  for (const table of guests()) wires.set(table, overhear(table.page));
});
test.afterAll(async () => {
  await Promise.all([gm, ...guests()].map((table) => table?.page.context().close()));
  await server?.remove();
});

const players = (): Table[] => [anna, ben, cleo, dora];
const guests = (): Table[] => [...players(), wall];
const board = ({ page }: { page: Page }) => page.locator('.board');
function wireOf(table: Table): Wire {
  const wire = wires.get(table);
  if (wire === undefined) throw new Error('nobody listens to this page');
  return wire;
}

/** Whose path somebody was shown, in the order in which they came. */
const pathsShownTo = (table: Table): readonly unknown[] =>
  wireOf(table).all.flatMap(({ from, message: { type, drag } }) =>
    from === 'server' && type === 'drag' && drag !== null ? [(drag as { who: string }).who] : [],
  );

/** Something said now has come to all players, and so has everything before it. */
async function allHaveHeard(from: Table, words: string): Promise<void> {
  await say(from, words);
  for (const table of players()) await expect(table.panel('chat-lines')).toContainText(words);
}

/** Where a token stands, as every screen that has hands knows it. */
async function expectEverywhere(key: string, at: readonly [number, number]): Promise<void> {
  for (const table of [gm, ...players()]) await table.expectAt(key, at);
}

test('six come in, and each sees who is there', async () => {
  ways = await beginTable(gm, server.url, FIGHT);
  await Promise.all([
    sitDown(anna, ways.link, 'Anna', 'A'),
    sitDown(ben, ways.link, 'Ben', 'B'),
    sitDown(cleo, ways.link, 'Cleo', 'C'),
    (async () => {
      await dora.page.goto(ways.link);
      await dora.panel('door-name').fill('Dora');
      await dora.panel('door-enter').click();
      await dora.ready();
    })(),
    wall.page.goto(ways.screen),
  ]);
  // Nobody of another side is free to be taken: whoever plays there is given it.
  await expect(gm.panel('person-Dora')).toHaveAttribute('data-online', 'true');
  await gm.panel('table-sheet').locator('summary').click();
  await gm.panel('plays-D').selectOption('Dora');
  await expect(dora.panel('choose-token')).toHaveCount(0);
  for (const name of ['Anna', 'Ben', 'Cleo', 'Dora', 'screen 1'])
    await expect(gm.panel(`person-${name}`)).toHaveAttribute('data-online', 'true');
  await gm.panel('together-close').click();
  for (const table of [gm, ...players()])
    await expect(table.panel('table-people')).toHaveAccessibleName(/\b5\b/);
  await expect(wall.panel('table-who-D')).toBeVisible();
  await expect(wall.panel('table-who-L')).toHaveCount(0);
});

test('a path is seen while it is drawn by the game master, the own side and the screen for everyone, by no other side', async () => {
  await anna.draw([3, 4], [4, 3], [5, 4]);
  for (const table of [gm, ben, cleo, wall]) await expect(board(table)).toHaveAttribute('data-remote', 'A');
  await anna.page.keyboard.press('Escape');
  await anna.release();
  for (const table of [gm, ben, cleo, wall]) await expect(board(table)).not.toHaveAttribute('data-remote');
  await anna.draw([3, 4], [4, 4]);
  await anna.release();
  await expectEverywhere('A', [4, 4]);
  await anna.panel('end-turn').click();

  await expectTurn(dora, 'D');
  await dora.draw([12, 3], [12, 5]);
  for (const table of [gm, wall]) await expect(board(table)).toHaveAttribute('data-remote', 'D');
  await dora.release();
  await expectEverywhere('D', [12, 5]);
  await allHaveHeard(dora, 'I stand there');
  expect(pathsShownTo(dora)).toEqual([]);
  for (const table of [anna, ben, cleo]) expect(pathsShownTo(table)).not.toContain('D');
  expect(pathsShownTo(ben)).toContain('A');
  expect(pathsShownTo(wall)).toEqual(expect.arrayContaining(['A', 'D']));
  await dora.panel('end-turn').click();
});

/** The orc leaves two players' reach: each of them is asked for itself, the others only see who decides. */
async function expectBothAsked(): Promise<void> {
  await gm.expectPending('A', 'B');
  await expect(anna.panel('decision-A')).toBeVisible();
  await expect(anna.panel('decision-B')).toHaveCount(0);
  await expect(ben.panel('decision-B')).toBeVisible();
  await expect(ben.panel('decision-A')).toHaveCount(0);
  for (const table of [cleo, dora]) {
    await expect(table.panel('others-decide')).toContainText('Hadra');
    await expect(table.panel('others-decide')).toContainText('Ilvasse');
    await expect(table.panel('decisions')).toHaveCount(0);
  }
  expect(await cleo.send({ by: 'A', answer: 'pass' })).toMatchObject({ code: 'not-your-combatant' });
}

test('each attack of opportunity is asked of its own player; whoever loads the page again comes back into the middle of it', async () => {
  await expectTurn(gm, 'O');
  await gm.draw([4, 5], [5, 6], [7, 6]);
  await gm.release();
  await expectBothAsked();
  await Promise.all([gm.reload(), anna.reload(), cleo.reload(), wall.page.reload()]);
  await expectBothAsked();
  await expect(gm.panel('undo')).toBeVisible();
  await expect(wall.panel('table-who-D')).toBeVisible();
});

test('the server is killed in the middle of it: all six come back, nothing is lost, and nothing is done twice', async () => {
  await server.kill();
  for (const table of [gm, ...players()]) await expect(table.panel('line-lost')).toBeVisible();
  await expect(wall.panel('table-lost')).toHaveText('Reconnecting…');
  await ben.panel('answer-pass').click();
  await expect(ben.panel('line-lost')).toContainText('1 command');
  await server.start();
  for (const table of [gm, ...players()])
    await expect(table.panel('line-lost')).toHaveCount(0, { timeout: 20_000 });
  await expect(wall.panel('table-lost')).toBeHidden({ timeout: 20_000 });
  await gm.expectPending('A');
  await expect(ben.panel('decisions')).toHaveCount(0);
  await expect(anna.panel('decision-A')).toBeVisible();
  await anna.panel('answer-attack').click();
  await gm.expectPending();
  await expectEverywhere('O', [7, 6]);
});

test('the fight goes on through everyone’s turn, and all know the same', async () => {
  await endTurn(gm, 'O');
  await expectTurn(ben, 'B');
  await ben.draw([3, 6], [4, 7], [5, 7]);
  await ben.release();
  await expectEverywhere('B', [5, 7]);
  await ben.panel('end-turn').click();
  await endTurn(cleo, 'C');
  await endTurn(gm, 'L');
  for (const table of [gm, ...players()]) {
    await expectTurn(table, 'A');
    expect((await table.view()).round).toBe(2);
  }
  await allHaveHeard(cleo, 'On we go');
  for (const table of guests()) {
    const { all, received } = wireOf(table);
    for (const secret of ['Lurker', 'xoroshiro', 'Six at one table'])
      expect(received(secret), secret).toBe(false);
    // Each change came once, in order.
    const changes = all.flatMap(({ from, message: { type, stream, n } }) =>
      from === 'server' && type === 'change' ? [`${stream} ${n}`] : [],
    );
    expect(new Set(changes).size).toBe(changes.length);
  }
  const answers = wireOf(ben).all.filter(
    ({ from, message }) => from === 'page' && JSON.stringify(message).includes('"answer":"pass"'),
  );
  expect(answers).toHaveLength(1);
  expect([gm, ...guests()].flatMap(faults)).toEqual([]);
});
