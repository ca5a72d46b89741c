import { describe, expect, test } from 'vitest';
import type { Command } from '../../src/engine/contract';
import { type Desk, openDesk, type Visitor } from './desk';

// F and W stand in a room whose east wall hides another one; S is hidden in the first, O stands in the open.
const PREPARED = `
title: The ambush
map: |
  . . . . . . # . . .
  . F . . . . # . . .
  . . . O . . # . . .
  . W . . S . # . . .
  . . . # . . # . . .
combatants:
  F: { name: Fighter, side: party, hp: 20, hands: [longsword] }
  W: { name: Wizard, side: party, hp: 10 }
  O: { name: Ogre, side: foes, hp: 30 }
  S: { name: Zagyg the Lurker, side: foes, hp: 30, hidden: true }
`;
const SWITCHES = {
  approval: false,
  decisionSeconds: null,
  afterwards: 'pass',
  placing: false,
  preparing: false,
};
const place = (id: number, on: string, ...at: number[]) => ({
  type: 'command',
  id,
  command: { type: 'edit', edit: 'place', args: { on, at } } satisfies Command,
});
const START = {
  type: 'command',
  id: 0,
  command: { type: 'act', actor: null, action: 'start', args: {} },
};

async function seated(): Promise<{ desk: Desk; gm: Visitor; anna: Visitor; ben: Visitor; wall: Visitor }> {
  const desk = await openDesk(PREPARED);
  const gm = await desk.join({ seat: desk.gmSecret });
  const anna = await desk.join({ code: desk.codes.player, name: 'Anna' });
  const ben = await desk.join({ code: desk.codes.player, name: 'Ben' });
  const wall = await desk.join({ code: desk.codes.spectator, name: '' });
  for (const visitor of [gm, anna, ben, wall]) visitor.say({ type: 'hello', resume: null });
  anna.say({ type: 'take', who: 'F' });
  ben.say({ type: 'take', who: 'W' });
  await desk.settled();
  return { desk, gm, anna, ben, wall };
}
const whatIsShown = ({ got }: Visitor) =>
  got.map(({ type }) => type).filter((type) => ['snapshot', 'change', 'preparing'].includes(type));
const at = (desk: Desk, who: string) => desk.table().encounter.combatants[who]?.at;

describe('a table screen', () => {
  test('shows nothing of a fight that is prepared, and is told so once', async () => {
    const { desk, gm, wall } = await seated();
    gm.say({
      type: 'command',
      id: 0,
      command: { type: 'edit', edit: 'damage', args: { on: 'O', amount: 1 } },
    });
    await desk.settled();
    expect(whatIsShown(wall)).toEqual(['preparing']);
    expect(JSON.stringify(wall.got)).not.toMatch(/Fighter|Ogre|Zagyg/);
  });

  test('shows it when it begins, and waits again when the beginning is taken back', async () => {
    const { desk, gm, wall } = await seated();
    gm.say(START);
    await desk.settled();
    expect(whatIsShown(wall)).toEqual(['preparing', 'snapshot']);
    gm.say({ type: 'history', id: 1, move: { to: 'undo' } });
    await desk.settled();
    expect(whatIsShown(wall).at(-1)).toBe('preparing');
    gm.say({ type: 'history', id: 2, move: { to: 'redo' } });
    await desk.settled();
    expect(whatIsShown(wall).at(-1)).toBe('snapshot');
  });

  test('shows it before where the game master has it so, and no longer when that is switched off', async () => {
    const { desk, gm, wall } = await seated();
    gm.say({ type: 'switch', switches: { ...SWITCHES, preparing: true } });
    await desk.settled();
    expect(wall.last('snapshot').encounter.combatants).toHaveProperty('F');
    expect(JSON.stringify(wall.got)).not.toContain('Zagyg');
    gm.say({ type: 'switch', switches: SWITCHES });
    await desk.settled();
    expect(whatIsShown(wall)).toEqual(['preparing', 'snapshot', 'preparing']);
  });

  test('that comes back is told the same again', async () => {
    const { desk, wall } = await seated();
    wall.leave();
    const again = await desk.join({ seat: wall.secret ?? '' });
    again.say({ type: 'hello', resume: null });
    expect(whatIsShown(again)).toEqual(['preparing']);
  });
});

describe('players’ own places before the fight', () => {
  async function placing() {
    const all = await seated();
    all.gm.say({ type: 'switch', switches: { ...SWITCHES, placing: true } });
    await all.desk.settled();
    return all;
  }
  const code = (visitor: Visitor) => visitor.last('refusal').refusal.code;

  test('are the game master’s to say, unless it lets them', async () => {
    const { desk, anna } = await seated();
    anna.say(place(0, 'F', 2, 1));
    await desk.settled();
    expect(code(anna)).toBe('not-yours');
    expect(at(desk, 'F')).toEqual({ x: 1, y: 1 });
  });

  test('may then be changed by each for their own, and are told to all', async () => {
    const { desk, anna, ben } = await placing();
    anna.say(place(0, 'F', 2, 1));
    await desk.settled();
    expect(anna.last('accepted').id).toBe(0);
    expect(at(desk, 'F')).toEqual({ x: 2, y: 1 });
    expect(JSON.stringify(ben.last('change').patch)).toContain('"x"');
    anna.say(place(1, 'W', 2, 2));
    await desk.settled();
    expect(code(anna)).toBe('not-your-combatant');
    expect(at(desk, 'W')).toEqual({ x: 1, y: 3 });
  });

  test.each([
    ['nobody there is', 'nobody', [2, 2], 'not-your-combatant'],
    ['__proto__', '__proto__', [2, 2], 'not-your-combatant'],
    ['a foe', 'O', [2, 2], 'not-your-combatant'],
    ['somebody hidden', 'S', [2, 2], 'not-your-combatant'],
    ['into stone', 'F', [3, 4], 'no-room-there'],
    ['where its side has never looked', 'F', [8, 2], 'no-room-there'],
    ['beside the board', 'F', [-1, 0], 'no-room-there'],
    ['beyond the board', 'F', [10, 0], 'no-room-there'],
    ['between two squares', 'F', [1.5, 2], 'bad-argument'],
    ['onto somebody', 'F', [3, 2], 'square-taken'],
  ] as const)('may not be %s', async (_what, on, [x, y], why) => {
    const { desk, anna } = await placing();
    const before = desk.table().encounter;
    anna.say(place(0, on, x, y));
    await desk.settled();
    expect(code(anna)).toBe(why);
    expect(desk.table().encounter).toBe(before);
  });

  test('tell nothing of who is hidden there', async () => {
    const { desk, anna } = await placing();
    anna.say(place(0, 'F', 4, 3));
    await desk.settled();
    expect(anna.last('accepted').id).toBe(0);
    expect(JSON.stringify(anna.got)).not.toContain('Zagyg');
  });

  test('are at an end when the fight has begun', async () => {
    const { desk, gm, anna } = await placing();
    gm.say(START);
    anna.say(place(0, 'F', 2, 1));
    await desk.settled();
    expect(code(anna)).toBe('already-started');
    expect(at(desk, 'F')).toEqual({ x: 1, y: 1 });
  });

  test('are no way to other edits, to dice, or for a screen', async () => {
    const { desk, anna, wall } = await placing();
    const before = desk.table().encounter;
    const edits: Command[] = [
      { type: 'edit', edit: 'heal', args: { on: 'F', amount: 1 } },
      { type: 'edit', edit: 'place', args: { on: 'F', at: [2, 1] }, dice: { d20: [20] } },
    ];
    for (const [id, command] of edits.entries()) {
      anna.say({ type: 'command', id, command });
      expect(code(anna)).toBe('not-yours');
    }
    anna.say({
      type: 'command',
      id: 5,
      command: { type: 'edit', edit: 'place', args: { on: 'F', at: [2, 1], state: { controller: 'Anna' } } },
    });
    expect(code(anna)).toBe('unknown-argument');
    wall.say(place(0, 'F', 2, 1));
    expect(code(wall)).toBe('not-yours');
    await desk.settled();
    expect(desk.table().encounter).toBe(before);
  });
});

describe('paths that several draw at once', () => {
  const drag = (who: string, ...path: [number, number][]) => ({
    type: 'drag',
    drag: { who, action: 'place', path, waypoints: [] },
  });

  test('come under the name of each, and end for each alone', async () => {
    const { gm, anna, ben } = await seated();
    anna.say(drag('F', [2, 1]));
    ben.say(drag('W', [2, 3]));
    const heard = gm.got.filter((message) => message.type === 'drag');
    expect(heard).toMatchObject([
      { by: 'Anna', drag: { who: 'F' } },
      { by: 'Ben', drag: { who: 'W' } },
    ]);
    ben.leave();
    expect(gm.last('drag')).toMatchObject({ by: 'Ben', drag: null });
    expect(anna.last('drag')).toMatchObject({ by: 'Ben', drag: null });
  });

  test('the game master’s shows only where somebody is put', async () => {
    const { gm, anna } = await seated();
    gm.say({ type: 'drag', drag: { ...drag('F', [2, 2], [2, 1]).drag, waypoints: [[2, 2]] } });
    expect(anna.last('drag')).toMatchObject({ by: 'gm', drag: { path: [[2, 1]], waypoints: [] } });
    gm.say(drag('F', [900, 1]));
    expect(anna.last('drag').drag).toBeNull();
  });

  test('whoever was not shown one does not hear of its end', async () => {
    const { gm, anna, ben, wall } = await seated();
    const before = [anna, ben, wall].map(({ got }) => got.length);
    gm.say(drag('O', [4, 2]));
    gm.say({ type: 'drag', drag: null });
    gm.say(drag('S', [4, 2]));
    gm.say({ type: 'drag', drag: null });
    expect([anna, ben, wall].map(({ got }) => got.length)).toEqual(before);
  });
});
