import { describe, expect, test } from 'vitest';
import type { Command } from '../../src/engine/contract';
import { type Desk, openDesk, type Visitor } from './desk';

const FIGHT = `
title: A test
size: [12, 8]
combatants:
  F: { name: Fighter, side: party, at: [2, 2], hp: 20, hands: [longsword] }
  W: { name: Wizard, side: party, at: [2, 5], hp: 10 }
  O: { name: Ogre, side: foes, at: [3, 2], hp: 30, hands: [longsword] }
  S: { name: Zagyg the Lurker, side: foes, at: [9, 6], hp: 30, hidden: true }
initiative: [F, W, O, S]
`;
const endTurn = (actor: string): Command => ({ type: 'act', actor, action: 'end-turn', args: {} });
const command = (id: number, asked: Command) => ({ type: 'command', id, command: asked });

async function seated(): Promise<{ desk: Desk; gm: Visitor; anna: Visitor; ben: Visitor }> {
  const desk = await openDesk(FIGHT);
  const gm = await desk.join({ seat: desk.gmSecret });
  const anna = await desk.join({ code: desk.codes.player, name: 'Anna' });
  const ben = await desk.join({ code: desk.codes.short.toLowerCase(), name: 'Ben' });
  for (const visitor of [gm, anna, ben]) visitor.say({ type: 'hello', resume: null });
  anna.say({ type: 'take', who: 'F' });
  ben.say({ type: 'take', who: 'W' });
  await desk.settled();
  return { desk, gm, anna, ben };
}

describe('who may do what', () => {
  test('a player moves the own combatant, and nobody else does', async () => {
    const { desk, anna, ben } = await seated();
    ben.say(command(0, endTurn('F')));
    await desk.settled();
    expect(ben.last('refusal').refusal.code).toBe('not-your-combatant');
    expect(desk.table().encounter.current).toBe('F');
    anna.say(command(0, endTurn('F')));
    await desk.settled();
    expect(anna.last('accepted').id).toBe(0);
    expect(desk.table().encounter.current).toBe('W');
  });

  test.each<[string, Command]>([
    ['edits', { type: 'edit', edit: 'heal', args: { on: 'F', amount: 5 } }],
    ['overrules', { type: 'act', actor: 'F', action: 'attack', args: { on: 'O' }, overrule: true }],
    [
      'throws own dice',
      { type: 'act', actor: 'F', action: 'attack', args: { on: 'O' }, dice: { d20: [20] } },
    ],
    ['acts as nobody', { type: 'act', actor: null, action: 'start', args: {} }],
  ])('no player %s', async (_what, asked) => {
    const { desk, anna } = await seated();
    const before = desk.table().encounter;
    anna.say(command(0, asked));
    await desk.settled();
    expect(anna.last('refusal').refusal.code).toBe('not-yours');
    expect(desk.table().encounter).toBe(before);
  });

  test.each([
    { type: 'history', id: 5, move: { to: 'undo' } },
    { type: 'give', who: 'O', to: 'Anna' },
    { type: 'renew' },
    {
      type: 'switch',
      switches: {
        approval: false,
        decisionSeconds: null,
        afterwards: 'pass',
        placing: false,
        preparing: false,
      },
    },
    { type: 'close' },
  ])('$type is the game master’s', async (message) => {
    const { desk, anna } = await seated();
    anna.say(message);
    await desk.settled();
    expect(anna.last('refusal').refusal.code).toBe('not-yours');
    expect(desk.lost).toEqual([]);
  });

  test('a foe cannot be taken, nor somebody whom another plays', async () => {
    const { desk, anna } = await seated();
    for (const who of ['O', 'S', 'W', 'nobody', '__proto__']) {
      anna.say({ type: 'take', who });
      expect(anna.last('refusal').refusal.code).toBe('not-free');
    }
    await desk.settled();
  });

  test('naming somebody hidden is answered as naming nobody', async () => {
    const { desk, anna } = await seated();
    const attack = (on: string): Command => ({ type: 'act', actor: 'F', action: 'attack', args: { on } });
    anna.say(command(0, attack('S')));
    const hidden = anna.last('refusal').refusal;
    expect(hidden).toEqual({ code: 'unknown-combatant', with: { id: 'S' }, clause: null });
    await desk.settled();
  });
});

describe('getting in', () => {
  test('wrong codes, seats and names let nobody in', async () => {
    const { desk } = await seated();
    await expect(desk.join({ code: 'nothing', name: 'Eve' })).rejects.toThrow('code-unknown');
    await expect(desk.join({ seat: 'nothing' })).rejects.toThrow('seat-unknown');
    await expect(desk.join({ code: desk.codes.player, name: ' anna ' })).rejects.toThrow('name-taken');
    await expect(desk.join({ code: desk.codes.player, name: 'GM' })).rejects.toThrow('name-taken');
    await expect(desk.join({ code: desk.codes.player, name: '\u200b ' })).rejects.toThrow('name-length');
  });

  test('a full table takes nobody more, who had a seat comes in', async () => {
    const { desk, anna } = await seated();
    for (const name of ['C', 'D', 'E', 'G', 'H']) await desk.join({ code: desk.codes.player, name });
    await expect(desk.join({ code: desk.codes.player, name: 'I' })).rejects.toThrow('table-full');
    expect((await desk.join({ seat: anna.secret ?? '' })).seat.name).toBe('Anna');
  });

  test('who is removed is out, and the link with them; others stay', async () => {
    const { desk, gm, anna, ben } = await seated();
    gm.say({ type: 'remove', participant: anna.seat.id });
    await desk.settled();
    expect(anna.last('closed').why).toBe('removed');
    expect(anna.isClosed()).toBe(true);
    expect(desk.table().encounter.combatants.F?.controller).toBe('gm');
    await expect(desk.join({ seat: anna.secret ?? '' })).rejects.toThrow('seat-unknown');
    await expect(desk.join({ code: desk.codes.player, name: 'Anna' })).rejects.toThrow('code-unknown');
    expect(ben.isClosed()).toBe(false);
    const { codes } = gm.last('codes');
    expect((await desk.join({ code: codes.player, name: 'New' })).seat.name).toBe('New');
  });
});

describe('nothing is lost, nothing is done twice', () => {
  test('a command sent again is accepted again and played once', async () => {
    const { desk, gm } = await seated();
    const damage = command(0, { type: 'edit', edit: 'damage', args: { on: 'O', amount: 3 } });
    gm.say(damage);
    gm.say(damage);
    await desk.settled();
    expect(gm.got.filter(({ type }) => type === 'accepted')).toHaveLength(2);
    expect(desk.table().encounter.combatants.O?.damage).toBe(3);
  });

  test('each window of a seat counts for itself: the same number in two of them is two things', async () => {
    const { desk } = await seated();
    const windows = ['one', 'two'] as const;
    const damage = (amount: number) =>
      command(3, { type: 'edit', edit: 'damage', args: { on: 'O', amount } });
    const sit = () => Promise.all(windows.map((window) => desk.join({ seat: desk.gmSecret }, window)));
    const say = async (all: readonly Visitor[]) => {
      for (const [index, each] of all.entries()) each.say(damage(3 + index));
      await desk.settled();
    };
    const first = await sit();
    await say(first);
    await say(first);
    await desk.restart();
    const again = await sit();
    expect(again.map((it) => it.last('welcome').lastCommand)).toEqual([3, 3]);
    await say(again);
    for (const each of [...first, ...again]) {
      expect(each.last('accepted').id).toBe(3);
      expect(each.got.some(({ type }) => type === 'refusal')).toBe(false);
    }
    expect(desk.table().encounter.combatants.O?.damage).toBe(7);
    expect((await desk.join({ seat: desk.gmSecret }, 'three')).last('welcome').lastCommand).toBe(-1);
  });

  test('only so many windows of a seat are remembered, also on the disk', async () => {
    const { desk } = await seated();
    const damage = command(0, { type: 'edit', edit: 'damage', args: { on: 'O', amount: 0 } });
    for (let page = 0; page < 40; page += 1) {
      const gm = await desk.join({ seat: desk.gmSecret }, `page-${page}`);
      gm.say({ ...damage, id: page });
      await desk.settled();
      gm.leave();
    }
    const ofPages = () => Object.keys(desk.table().facts.lastCommands).filter((it) => it.includes('page-'));
    expect(ofPages()).toHaveLength(32);
    await desk.restart();
    expect(ofPages()).toHaveLength(32);
    expect((await desk.join({ seat: desk.gmSecret }, 'page-39')).last('welcome').lastCommand).toBe(39);
  });

  test('after a restart it goes on in the middle of an attack of opportunity, and knows what was carried out', async () => {
    const { desk, anna, gm } = await seated();
    const walk: Command = {
      type: 'act',
      actor: 'F',
      action: 'move',
      args: {
        path: [
          [1, 2],
          [0, 2],
        ],
      },
    };
    anna.say(command(7, walk));
    await desk.settled();
    const before = desk.table().encounter;
    expect(before.decisions).toHaveLength(1);
    await desk.restart();
    expect(desk.table().encounter).toEqual(before);
    const [again, master] = [
      await desk.join({ seat: anna.secret ?? '' }),
      await desk.join({ seat: desk.gmSecret }),
    ];
    expect(again.last('welcome').lastCommand).toBe(7);
    again.say(command(7, walk));
    master.say(command(0, { type: 'answer', by: 'O', choice: { answer: 'pass' } }));
    await desk.settled();
    expect(again.last('accepted').id).toBe(7);
    expect(desk.table().encounter.combatants.F?.at).toEqual({ x: 0, y: 2 });
    expect(gm.isClosed()).toBe(false);
  });

  test('a second process that takes the table ends this one’s right to write', async () => {
    const { desk, gm } = await seated();
    await desk.storage.claim(desk.id);
    gm.say(command(0, endTurn('F')));
    await desk.settled();
    expect(desk.lost).toEqual(['lease']);
    expect(gm.got.some(({ type }) => type === 'accepted')).toBe(false);
  });

  test('who was away gets what is missing, not the whole fight', async () => {
    const { desk, anna, gm } = await seated();
    const { stream } = anna.last('snapshot');
    const known = anna.got.findLast((message) => message.type === 'change');
    const n = known?.type === 'change' ? known.n : 0;
    const at = known?.type === 'change' ? known.stream : stream;
    anna.leave();
    gm.say(command(0, endTurn('F')));
    await desk.settled();
    const again = await desk.join({ seat: anna.secret ?? '' });
    again.say({ type: 'hello', resume: { stream: at, n } });
    const kinds = again.got.map(({ type }) => type);
    expect(kinds).toContain('change');
    expect(kinds).not.toContain('snapshot');
  });
});

describe('at the table', () => {
  test('an act waits for the game master’s yes where players need one', async () => {
    const { desk, gm, anna } = await seated();
    gm.say({
      type: 'switch',
      switches: {
        approval: true,
        decisionSeconds: null,
        afterwards: 'pass',
        placing: false,
        preparing: false,
      },
    });
    const walk: Command = { type: 'act', actor: 'F', action: 'five-foot-step', args: { path: [[2, 1]] } };
    anna.say(command(0, walk));
    await desk.settled();
    expect(desk.table().encounter.combatants.F?.at).toEqual({ x: 2, y: 2 });
    const [proposal] = gm.last('proposals').proposals;
    expect(proposal).toMatchObject({ by: 'Anna', who: 'F', action: 'five-foot-step', path: [[2, 1]] });
    gm.say({ type: 'decide', proposal: proposal?.id, approve: true });
    await desk.settled();
    expect(anna.last('accepted').id).toBe(0);
    expect(desk.table().encounter.combatants.F?.at).toEqual({ x: 2, y: 1 });
  });

  test('an act that is declined is refused to its player and nothing has changed', async () => {
    const { desk, gm, anna } = await seated();
    gm.say({
      type: 'switch',
      switches: {
        approval: true,
        decisionSeconds: null,
        afterwards: 'pass',
        placing: false,
        preparing: false,
      },
    });
    anna.say(command(0, { type: 'act', actor: 'F', action: 'five-foot-step', args: { path: [[2, 1]] } }));
    await desk.settled();
    gm.say({ type: 'decide', proposal: gm.last('proposals').proposals[0]?.id, approve: false });
    await desk.settled();
    expect(anna.last('refusal')).toMatchObject({ id: 0, refusal: { code: 'proposal-declined' } });
    expect(desk.table().encounter.combatants.F?.at).toEqual({ x: 2, y: 2 });
  });

  test('a decision that is not answered in time is passed', async () => {
    const { desk, gm, ben, anna } = await seated();
    gm.say({
      type: 'switch',
      switches: {
        approval: false,
        decisionSeconds: 30,
        afterwards: 'pass',
        placing: false,
        preparing: false,
      },
    });
    gm.say(command(0, endTurn('F')));
    gm.say(command(1, endTurn('W')));
    gm.say(
      command(2, {
        type: 'act',
        actor: 'O',
        action: 'move',
        args: {
          path: [
            [4, 2],
            [5, 2],
          ],
        },
      }),
    );
    await desk.settled();
    expect(desk.table().encounter.decisions).toMatchObject([{ by: 'F' }]);
    expect(anna.last('deadlines').deadlines).toMatchObject([{ seconds: 30 }]);
    expect(ben.last('deadlines').deadlines).toEqual([]);
    desk.pass(29_000);
    await desk.settled();
    expect(desk.table().encounter.decisions).toHaveLength(1);
    desk.pass(1_500);
    await desk.settled();
    expect(desk.table().encounter.decisions).toEqual([]);
  });

  test('a whisper is not told to whoever bears its sender’s name later', async () => {
    const { desk, gm, anna } = await seated();
    anna.say({ type: 'say', to: 'gm', text: 'I would rather flee' });
    await desk.settled();
    const back = await desk.join({ seat: anna.secret ?? '' });
    expect(back.last('said').lines).toEqual([
      { by: 'Anna', to: 'gm', text: 'I would rather flee', roll: null },
    ]);
    gm.say({ type: 'remove', participant: anna.seat.id });
    await desk.settled();
    for (const crash of [false, true]) {
      if (crash) await desk.restart();
      const master = await desk.join({ seat: desk.gmSecret });
      const { player } = desk.table().facts.codes;
      const other = await desk.join({ code: player, name: 'Anna', key: 'k'.repeat(22) });
      expect(other.got.some(({ type }) => type === 'said')).toBe(false);
      expect(master.last('said').lines.map(({ text }) => text)).toEqual(['I would rather flee']);
    }
  });

  test('a whisper reaches the game master alone; dice are thrown by the server', async () => {
    const { desk, gm, anna, ben } = await seated();
    anna.say({ type: 'say', to: 'gm', text: 'I steal the gem!' });
    anna.say({ type: 'say', to: 'all', text: '/roll 2d6+3' });
    anna.say({ type: 'say', to: 'all', text: '/roll 999999d6' });
    await desk.settled();
    expect(JSON.stringify(ben.got)).not.toContain('gem!');
    expect(JSON.stringify(gm.got)).toContain('gem!');
    const roll = ben.last('said').lines.at(-1)?.roll;
    expect(roll?.faces).toHaveLength(2);
    expect(roll?.total).toBe((roll?.faces ?? []).reduce((sum, face) => sum + face, 3));
    expect(anna.last('refusal').refusal.code).toBe('chat-dice');
  });

  test('a path as it is drawn is seen by the own side and the game master, a foe’s by the game master alone', async () => {
    const { desk, gm, anna, ben } = await seated();
    const drag = { who: 'F', action: 'move', path: [[2, 1]], waypoints: [] };
    anna.say({ type: 'drag', drag });
    expect(gm.last('drag').drag).toMatchObject({ who: 'F' });
    expect(ben.last('drag').drag).toMatchObject({ who: 'F' });
    // The game master's way goes round whoever is hidden; players are shown the one that they would look for.
    gm.say({
      type: 'drag',
      drag: {
        ...drag,
        path: [
          [1, 2],
          [2, 1],
        ],
      },
    });
    expect(ben.last('drag').drag?.path).toEqual([[2, 1]]);
    gm.say({ type: 'drag', drag: { ...drag, path: [[900, 2]] } });
    expect(ben.last('drag').drag).toBeNull();
    const told = ben.got.length;
    gm.say({ type: 'drag', drag: { ...drag, who: 'O' } });
    ben.say({ type: 'drag', drag });
    expect(ben.got).toHaveLength(told);
    await desk.settled();
  });

  test('rubbish is told once, then the line is cut; it harms nobody else', async () => {
    const { desk, gm, anna, ben } = await seated();
    ben.say({ type: 'nonsense' });
    expect(ben.last('refusal').refusal.code).toBe('message-unreadable');
    expect(ben.isClosed()).toBe(false);
    ben.say({ type: 'command', id: 'x' });
    expect(ben.isClosed()).toBe(true);
    expect([gm.isClosed(), anna.isClosed()]).toEqual([false, false]);
    await desk.settled();
  });

  test('the name and the key of who is hidden are in no byte that a player gets', async () => {
    const { desk, gm, anna, ben } = await seated();
    gm.say(command(0, endTurn('F')));
    gm.say(command(1, endTurn('W')));
    gm.say(command(2, endTurn('O')));
    gm.say(
      command(3, {
        type: 'act',
        actor: 'S',
        action: 'move',
        args: {
          path: [
            [9, 5],
            [9, 4],
          ],
        },
      }),
    );
    gm.say(command(4, endTurn('S')));
    await desk.settled();
    for (const visitor of [anna, ben]) {
      const bytes = JSON.stringify(visitor.got);
      expect(bytes).not.toMatch(/Zagyg|"S"|xoroshiro/);
      expect(bytes.length).toBeGreaterThan(1000);
    }
    expect(JSON.stringify(gm.got)).toContain('Zagyg');
    expect(JSON.stringify(gm.got)).not.toMatch(/xoroshiro128plus:-?\d/);
  });
});
