import { beforeAll, describe, expect, test } from 'vitest';
import type { Command } from '../../src/engine/contract';
import { refusal } from '../../src/engine/refusal';
import type { Json } from '../../src/engine/state';
import { rules } from '../../src/rules/registry';
import { unnamed } from '../../src/server/unnamed';
import type { ToServer } from '../../src/sharing/to-server';
import type { ToTable } from '../../src/sharing/to-table';
import { type Desk, openDesk, type Visitor } from './desk';

// A client that sends whatever the protocol knows, well formed and not its own to send, from every seat there is. Each is refused in the same
// words as what does not exist, changes nothing, and is told to nobody else.

const FIGHT = `
title: The ambush
size: [12, 8]
combatants:
  F: { name: Fighter, side: party, at: [2, 2], hp: 20, hands: [longsword] }
  W: { name: Wizard, side: party, at: [2, 5], hp: 10 }
  N: { name: Nobody's, side: party, at: [1, 7], hp: 10 }
  O: { name: Ogre, side: foes, at: [3, 2], hp: 30, hands: [longsword] }
  S: { name: Zagyg the Lurker, side: foes, at: [9, 6], hp: 30, hidden: true }
initiative: [O, F, W, N, S]
`;
/** Nobody has this key. */
const NOBODY = 'Q';
const SWITCHES = {
  approval: false,
  decisionSeconds: null,
  afterwards: 'pass',
  placing: false,
  preparing: false,
};

interface Sitting {
  readonly desk: Desk;
  readonly gm: Visitor;
  readonly anna: Visitor;
  readonly ben: Visitor;
  readonly eve: Visitor;
  readonly wall: Visitor;
}
/** Anna plays F, Ben W, Eve nobody; a screen watches. The ogre leaves F's reach: Anna has a decision to take. */
async function seated(): Promise<Sitting> {
  const desk = await openDesk(FIGHT);
  const gm = await desk.join({ seat: desk.gmSecret });
  const anna = await desk.join({ code: desk.codes.player, name: 'Anna' });
  const ben = await desk.join({ code: desk.codes.player, name: 'Ben' });
  const eve = await desk.join({ code: desk.codes.short, name: 'Eve' });
  const wall = await desk.join({ code: desk.codes.spectator, name: '' });
  for (const visitor of [gm, anna, ben, eve, wall]) visitor.say({ type: 'hello', resume: null });
  anna.say({ type: 'take', who: 'F' });
  ben.say({ type: 'take', who: 'W' });
  await desk.settled();
  const path = [
    [4, 2],
    [5, 2],
  ];
  gm.say({ type: 'command', id: 0, command: { type: 'act', actor: 'O', action: 'move', args: { path } } });
  await desk.settled();
  expect(desk.table().encounter.decisions).toMatchObject([{ by: 'F' }]);
  return { desk, gm, anna, ben, eve, wall };
}

/** Whose seat the rogue has. */
type Role = 'ben' | 'eve' | 'wall';
const ROLES: readonly Role[] = ['ben', 'eve', 'wall'];
const act = (actor: string | null, action: string, args: Record<string, Json> = {}): Command => ({
  type: 'act',
  actor,
  action,
  args,
});
const command = (asked: object) => ({ type: 'command', id: 40, command: asked });
const step = { path: [[2, 1]] };

/** By the kinds of messages that there are (a new one has to be written here): what none of these seats may send. */
const FORBIDDEN: Readonly<
  Record<ToServer['type'] | ToTable['type'], (sitting: Sitting) => readonly (readonly [string, object])[]>
> = {
  command: ({ desk }) => {
    const [decision] = desk.table().encounter.decisions;
    return [
      ['another’s token', command(act('F', 'move', step))],
      ['a foe', command(act('O', 'end-turn'))],
      ['somebody hidden', command(act('S', 'end-turn'))],
      ['nobody there is', command(act(NOBODY, 'end-turn'))],
      ['a prototype', command(act('__proto__', 'end-turn'))],
      ['a constructor', command(act('constructor', 'end-turn'))],
      ['the fight itself', command(act(null, 'start'))],
      ['another’s token, overruled', command({ ...act('F', 'move', step), overrule: true })],
      ['another’s decision', command({ type: 'answer', by: 'F', choice: { answer: 'attack' } })],
      [
        'another’s decision by its number',
        command({ type: 'answer', by: 'F', decision: decision?.id, choice: { answer: 'pass' } }),
      ],
      [
        'another’s decision as somebody hidden',
        command({ type: 'answer', by: 'S', decision: decision?.id, choice: { answer: 'pass' } }),
      ],
      ...[...rules.edits.keys()].flatMap((edit): [string, object][] => [
        [`the edit ${edit}`, command({ type: 'edit', edit, args: {} })],
        [`the edit ${edit} of W`, command({ type: 'edit', edit, args: { on: 'W', amount: 1, at: [1, 1] } })],
      ]),
    ];
  },
  history: () => [
    ['undo', { type: 'history', id: 40, move: { to: 'undo' } }],
    ['redo', { type: 'history', id: 40, move: { to: 'redo' } }],
    ['undo of a whole act', { type: 'history', id: 40, move: { to: 'undo-chain' } }],
    ['back to the beginning', { type: 'history', id: 40, move: { to: 'entry', cursor: 0 } }],
  ],
  give: ({ ben }) => [
    ['somebody to oneself', { type: 'give', who: 'F', to: ben.seat.name }],
    ['somebody hidden', { type: 'give', who: 'S', to: ben.seat.name }],
    ['to nobody', { type: 'give', who: 'F', to: null }],
  ],
  decide: () => [['a proposal', { type: 'decide', proposal: 1, approve: true }]],
  switch: () => [['what the table may', { type: 'switch', switches: { ...SWITCHES, placing: true } }]],
  remove: ({ anna, gm }) => [
    ['another', { type: 'remove', participant: anna.seat.id }],
    ['the game master', { type: 'remove', participant: gm.seat.id }],
  ],
  renew: () => [['the links', { type: 'renew' }]],
  close: () => [['the table', { type: 'close' }]],
  take: () => [
    ['a foe', { type: 'take', who: 'O' }],
    ['somebody hidden', { type: 'take', who: 'S' }],
    ['another’s', { type: 'take', who: 'F' }],
    ['nobody there is', { type: 'take', who: NOBODY }],
    ['a prototype', { type: 'take', who: '__proto__' }],
  ],
  leave: () => [
    ['another’s', { type: 'leave', who: 'F' }],
    ['a foe', { type: 'leave', who: 'O' }],
    ['somebody hidden', { type: 'leave', who: 'S' }],
  ],
  drag: () =>
    ['F', 'O', 'S', NOBODY, '__proto__'].map((who) => [
      who,
      { type: 'drag', drag: { who, action: 'move', path: [[2, 1]], waypoints: [] } },
    ]),
  // Everybody may say these; what comes of them is looked at below.
  hello: () => [],
  beat: () => [],
  older: () => [],
  say: () => [],
  ping: () => [],
};

/** What each seat has been sent since it was asked last. */
function listening(all: readonly Visitor[]) {
  const read = new Map(all.map((it) => [it, it.got.length]));
  return (visitor: Visitor) => {
    const fresh = visitor.got.slice(read.get(visitor) ?? 0);
    read.set(visitor, visitor.got.length);
    return fresh;
  };
}
/** Every refusal says that it is somebody else's to do; none is by chance of what the fight allows. */
const WHOSE = ['not-yours', 'not-your-combatant', 'not-free'];
const HIDDEN = /Zagyg|ambush|xoroshiro|"gm's"/;

describe.each(ROLES)('from the seat of %s', (role) => {
  let sitting: Sitting;
  beforeAll(async () => {
    sitting = await seated();
  });

  test.each(Object.keys(FORBIDDEN) as (keyof typeof FORBIDDEN)[])(
    'no %s of what is another’s',
    async (type) => {
      const { desk } = sitting;
      const all = [sitting.gm, sitting.anna, sitting.ben, sitting.eve, sitting.wall];
      const rogue = sitting[role];
      const { session, facts, chat } = desk.table();
      const since = listening(all);
      for (const [what, message] of FORBIDDEN[type](sitting)) {
        rogue.say(message);
        await desk.settled();
        const told = since(rogue);
        // A path that is not one's own is shown to nobody, and that is all.
        const kinds = type === 'drag' ? [] : ['refusal'];
        expect(
          told.map((it) => it.type),
          what,
        ).toEqual(kinds);
        for (const it of told) if (it.type === 'refusal') expect(WHOSE, what).toContain(it.refusal.code);
        expect(JSON.stringify(told), what).not.toMatch(HIDDEN);
        for (const other of all) if (other !== rogue) expect(since(other), what).toEqual([]);
        expect(rogue.isClosed(), what).toBe(false);
      }
      expect([desk.table().session, desk.table().facts, desk.table().chat]).toEqual([session, facts, chat]);
      expect(desk.table().session).toBe(session);
      expect(desk.lost).toEqual([]);
    },
  );

  test('whatever place in whatever stream is named, one gets what one’s own eyes see', async () => {
    const { desk, gm, anna } = sitting;
    const rogue = sitting[role];
    const since = listening([rogue]);
    const streams = [gm, anna].map((it) => it.last('snapshot').stream);
    for (const stream of [...streams, 'gm', '__proto__'])
      for (const n of [0, 1, 1_000_000]) rogue.say({ type: 'hello', resume: { stream, n } });
    await desk.settled();
    const told = since(rogue);
    expect(told.map((it) => it.type)).toEqual(told.map(() => 'snapshot'));
    for (const it of told)
      if (it.type === 'snapshot') {
        expect(it.viewer).toEqual(rogue.last('snapshot').viewer);
        expect(Object.keys(it.encounter.combatants)).not.toContain('S');
      }
    expect(JSON.stringify(told)).not.toMatch(HIDDEN);
  });
});

describe('what is said of the hidden is what is said of nobody', () => {
  /** An act or answer of Anna's that names somebody, in every way in which something can be named. */
  const naming = (action: string, key: string): readonly Command[] => [
    act('F', action, { on: key }),
    act('F', action, { target: key }),
    act('F', action, { who: key, with: [key] }),
    act('F', action, { targets: [key, 'O'], at: [9, 6] }),
    act('F', action, { nested: { deeper: [{ on: key }] } }),
    act('F', action, { [key]: true }),
  ];

  test('in every action that there is', async () => {
    const { desk, gm, anna } = await seated();
    gm.say({
      type: 'command',
      id: 1,
      command: { type: 'answer', by: 'F', choice: { answer: 'pass' } },
    });
    gm.say({ type: 'command', id: 2, command: act('O', 'end-turn') });
    await desk.settled();
    expect(desk.table().encounter.current).toBe('F');
    const { session } = desk.table();
    const why = (asked: Command, id: number): string => {
      anna.say({ type: 'command', id, command: asked });
      return JSON.stringify(anna.last('refusal').refusal).replaceAll(/"[SQ]"/g, '"?"');
    };
    let compared = 0;
    for (const action of rules.actions.keys()) {
      const [hidden, nobody] = [naming(action, 'S'), naming(action, NOBODY)];
      for (const [index, asked] of hidden.entries()) {
        // What would be carried out is looked at elsewhere: here both must be refused, or neither.
        const before = desk.table().session;
        const told = why(asked, 1000);
        await desk.settled();
        if (desk.table().session !== before) {
          gm.say({ type: 'history', id: 5000 + compared, move: { to: 'entry', cursor: before.cursor } });
          await desk.settled();
          expect.fail(`${action} was carried out: ${JSON.stringify(asked)}`);
        }
        expect(told, `${action}: ${JSON.stringify(asked)}`).toBe(why(nobody[index] ?? asked, 1000));
        compared += 1;
      }
    }
    await desk.settled();
    expect(desk.table().session).toBe(session);
    expect(compared).toBeGreaterThan(100);
    expect(JSON.stringify(anna.got)).not.toMatch(HIDDEN);
  });
});

test('a name is one wherever it stands, as the name of a field too', async () => {
  const { desk, anna } = await seated();
  const asked = act('F', 'cast', { S: 1, on: ['S', 'O'], deeper: { at: [1, 2], S: { who: 'S' } } });
  const { command: known, told } = unnamed(rules, desk.table().encounter, anna.seat, asked);
  expect(known).toEqual(
    act('F', 'cast', { '?S': 1, on: ['?S', 'O'], deeper: { at: [1, 2], '?S': { who: '?S' } } }),
  );
  expect(told(refusal('unknown-combatant', { id: '?S', of: ['?S'] })).with).toEqual({ id: 'S', of: ['S'] });
});

describe('numbers and old messages', () => {
  test('what another has sent is not one’s own to send again, nor is one’s own done twice', async () => {
    const { desk, anna, ben, eve } = await seated();
    const pass = { type: 'command', id: 0, command: { type: 'answer', by: 'F', choice: { answer: 'pass' } } };
    for (const rogue of [ben, eve]) {
      rogue.say(pass);
      expect(rogue.last('refusal').refusal.code).toBe('not-your-combatant');
    }
    anna.say(pass);
    await desk.settled();
    const { session } = desk.table();
    anna.say(pass);
    for (const rogue of [ben, eve]) rogue.say(pass);
    await desk.settled();
    expect(desk.table().session).toBe(session);
  });

  test('an old one of one’s own does nothing after it was taken back', async () => {
    const { desk, gm, anna } = await seated();
    const pass = { type: 'command', id: 7, command: { type: 'answer', by: 'F', choice: { answer: 'pass' } } };
    anna.say(pass);
    await desk.settled();
    gm.say({ type: 'history', id: 1, move: { to: 'undo' } });
    await desk.settled();
    const before = desk.table().encounter;
    expect(before.decisions).toHaveLength(1);
    anna.say(pass);
    anna.say({ ...pass, id: 3 });
    await desk.settled();
    expect(desk.table().encounter).toBe(before);
    expect(anna.last('accepted').id).toBe(3);
  });

  test('a number far ahead locks nobody out but oneself', async () => {
    const { desk, gm, anna, ben } = await seated();
    anna.say({
      type: 'command',
      id: Number.MAX_SAFE_INTEGER,
      command: { type: 'answer', by: 'F', choice: { answer: 'pass' } },
    });
    await desk.settled();
    gm.say({ type: 'command', id: 1, command: act('O', 'end-turn') });
    gm.say({ type: 'command', id: 2, command: act('F', 'end-turn') });
    await desk.settled();
    ben.say({ type: 'command', id: 0, command: act('W', 'end-turn') });
    await desk.settled();
    expect(desk.table().encounter.current).toBe('N');
  });
});

describe('seats', () => {
  test('what the database or the others’ messages hold of a seat is no key to it', async () => {
    const { desk, gm, anna } = await seated();
    const { seats, codes } = desk.table().facts;
    const known = [
      ...seats.flatMap(({ id, secret, name }) => [id, secret, name]),
      ...Object.values(codes),
      '',
      'gm',
    ];
    for (const seat of known) await expect(desk.join({ seat }), seat).rejects.toThrow('seat-unknown');
    // A screen's link makes no player, a player's no game master, whatever name is asked for.
    const screen = await desk.join({ code: codes.spectator, name: 'Anna' });
    expect([screen.seat.role, screen.seat.name]).toEqual(['table', 'screen 2']);
    for (const name of ['gm', 'GM', ' Gm ', 'ANNA', 'g\u200bm', 'A\u00adnna'])
      await expect(desk.join({ code: codes.player, name }), name).rejects.toThrow('name-taken');
    expect(gm.seat.role).toBe('gm');
    expect(anna.isClosed()).toBe(false);
  });

  test('who was removed does nothing more over a line that is still being closed', async () => {
    const { desk, gm, anna, ben } = await seated();
    gm.say({ type: 'remove', participant: ben.seat.id });
    await desk.settled();
    const { session, facts, chat } = desk.table();
    const since = listening([gm, anna, ben]);
    ben.say({ type: 'say', to: 'all', text: 'Still here' });
    ben.say({ type: 'take', who: 'W' });
    ben.say({ type: 'ping', at: [1, 1] });
    ben.say({ type: 'hello', resume: null });
    ben.say({ type: 'beat' });
    await desk.settled();
    for (const visitor of [gm, anna, ben]) expect(since(visitor)).toEqual([]);
    const now = desk.table();
    expect([now.session, now.facts, now.chat]).toEqual([session, facts, chat]);
  });
});

test('a screen says nothing, points at nothing, and a whisper goes past it', async () => {
  const { desk, gm, anna, ben, wall } = await seated();
  const since = listening([gm, anna, ben, wall]);
  wall.say({ type: 'say', to: 'all', text: 'I am the game master' });
  wall.say({ type: 'ping', at: [1, 1] });
  await desk.settled();
  expect(since(wall).map(({ type }) => type)).toEqual(['refusal']);
  for (const visitor of [gm, anna, ben]) expect(since(visitor)).toEqual([]);
  anna.say({ type: 'say', to: 'gm', text: 'whispered' });
  await desk.settled();
  for (const visitor of [ben, wall]) expect(since(visitor)).toEqual([]);
  for (const forged of [
    { type: 'say', to: 'all', text: 'x', by: 'gm' },
    { type: 'ping', at: [1, 1], by: 'gm' },
    { type: 'drag', by: 'gm', drag: null },
    { type: 'command', id: 1, by: 'gm', command: act('O', 'end-turn') },
  ]) {
    const { eve } = await seated();
    eve.say(forged);
    expect(eve.last('refusal').refusal.code).toBe('message-unreadable');
  }
});
