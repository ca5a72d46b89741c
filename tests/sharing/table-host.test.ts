import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Command } from '../../src/engine/contract';
import { askPath } from '../../src/rules/questions/path';
import { rules } from '../../src/rules/registry';
import { type BoardPort, registerBoard } from '../../src/session/board-port';
import { setPreview } from '../../src/session/preview';
import { defaultSettings } from '../../src/session/settings';
import { createFight, type FightStore } from '../../src/session/store';
import { type Follower, follow, type Other } from '../../src/sharing/follower';
import { TABLE_CHOICE } from '../../src/sharing/table-choice';
import { hostTable, type TableHost } from '../../src/sharing/table-host';
import { encounterOf, type Line, line } from './line';

const FIGHT = `
title: Ambush of the wyvern
size: [16, 12]
initiative: [Fighter, zqLurker, Ogre]
combatants:
  Fighter: { creature: sparring-warrior, name: Hadra, side: party, at: [3, 5], hp: 40 }
  Ogre: { creature: ogre, name: Grumm, side: foes, at: [5, 5], hp: 40 }
  zqLurker: { creature: sparring-warrior, name: Zqxlurker, side: foes, at: [3, 3], hidden: true }
`;
/** Nobody has initiative yet. */
const PREPARED = FIGHT.replace(/initiative:.*\n/, '');

interface Played {
  readonly gm: FightStore;
  readonly host: TableHost;
  readonly wire: Line;
  readonly follower: Follower;
  readonly others: Other[];
  shown(): FightStore;
}

function play(text = FIGHT): Played {
  const gm = createFight(rules, encounterOf(text), defaultSettings);
  const wire = line();
  let streams = 0;
  const stream = (): string => {
    streams += 1;
    return `stream${streams}`;
  };
  const host = hostTable({ rules, store: gm, hub: wire.hub, stream });
  const others: Other[] = [];
  const { transport } = wire;
  const follower = follow({ rules, transport, settings: defaultSettings, begun: () => undefined });
  follower.listen((message) => others.push(message));
  wire.turn('open');
  const shown = (): FightStore => {
    const store = follower.store();
    if (store === null) throw new Error('nothing is shown yet');
    return store;
  };
  return { gm, host, wire, follower, others, shown };
}
const does = ({ gm }: Played, command: Command): void => {
  expect(gm.getState().send(command)).toMatchObject({ ok: true });
};
const endTurn = (played: Played, actor: string): void =>
  does(played, { type: 'act', actor, action: 'end-turn', args: {} });
const everything = ({ wire }: Played): string => wire.sent.join('\n');
const SECRET = /zqLurker|Zqxlurker|wyvern|xoroshiro/;
const kinds = ({ wire }: Played): readonly unknown[] => wire.sent.map((it) => JSON.parse(it).type);

/** Draws a path in the game master's window. */
function draw({ gm }: Played, who: string, path: readonly { x: number; y: number }[]): void {
  const answer = askPath(gm.getState().view(), { by: who, path, action: 'move', args: {} });
  setPreview({ who, action: 'move', path, waypoints: [], answer });
}
afterEach(() => setPreview(null));

describe('a table screen', () => {
  test('follows the fight without those who are hidden', () => {
    const played = play();
    const shown = () => played.shown().getState().encounter;
    expect(Object.keys(shown().combatants)).toEqual(['Fighter', 'Ogre']);
    expect(shown().current).toBe('Fighter');
    endTurn(played, 'Fighter');
    expect(shown().current).toBeNull();
    endTurn(played, 'zqLurker');
    expect(shown().current).toBe('Ogre');
    expect(everything(played)).not.toMatch(SECRET);
  });

  test('that was away gets what it has missed, and nothing twice', () => {
    const played = play();
    played.wire.turn('lost');
    endTurn(played, 'Fighter');
    const before = played.wire.sent.length;
    played.wire.turn('open');
    expect(played.shown().getState().encounter.current).toBeNull();
    const told = played.wire.sent.slice(before).map((it) => JSON.parse(it));
    expect(told.filter(({ type }) => type === 'snapshot')).toEqual([]);
    expect(played.shown().getState().session.entries).toHaveLength(2);
  });

  test('that was counted out while its window slept catches up when it is back', () => {
    const played = play();
    endTurn(played, 'Fighter');
    played.wire.count(0);
    const before = played.wire.sent.length;
    endTurn(played, 'zqLurker');
    expect(played.wire.sent.length).toBe(before);
    played.wire.count(1);
    expect(played.shown().getState().encounter.current).toBe('Ogre');
  });

  test('may ask for the fight and for nothing else', () => {
    const played = play();
    const { session } = played.gm.getState();
    const command = { type: 'act', actor: 'Fighter', action: 'end-turn', args: {} };
    played.wire.transport.send({ type: 'command', v: 1, id: 1, command });
    played.wire.transport.send({ type: 'hello' });
    played.wire.transport.send(null);
    expect(played.gm.getState().session).toBe(session);
    expect(
      played
        .shown()
        .getState()
        .send({ type: 'edit', edit: 'remove', args: { on: 'Ogre' } }).ok,
    ).toBe(false);
  });

  test('hears no more when it is closed', () => {
    const played = play();
    played.host.close();
    const before = played.wire.sent.length;
    endTurn(played, 'Fighter');
    expect(played.wire.sent.length).toBe(before);
  });
});

describe('a path that is being drawn', () => {
  test('goes the way that the players would look for, past whoever is hidden', () => {
    const played = play();
    // The game master's goes round the one at 3,3; nobody else knows of it.
    draw(played, 'Fighter', [
      { x: 3, y: 4 },
      { x: 2, y: 3 },
      { x: 3, y: 2 },
    ]);
    const drag = played.others.findLast(({ type }) => type === 'drag');
    expect(drag).toMatchObject({
      drag: {
        who: 'Fighter',
        action: 'move',
        path: [
          [3, 4],
          [3, 3],
          [3, 2],
        ],
      },
    });
    setPreview(null);
    expect(played.others.at(-1)).toMatchObject({ type: 'drag', drag: null });
  });

  test("of a foe is the game master's until it goes", () => {
    const played = play();
    const before = played.wire.sent.length;
    draw(played, 'Ogre', [{ x: 6, y: 5 }]);
    draw(played, 'zqLurker', [{ x: 4, y: 3 }]);
    expect(played.wire.sent.length).toBe(before);
  });
});

describe('while a fight is being prepared', () => {
  test('nothing of it is told, and all of it that may be when it begins', () => {
    const played = play(PREPARED);
    expect(played.others.at(-1)).toEqual({ type: 'preparing', v: 1 });
    expect(played.follower.store()).toBeNull();
    expect(everything(played)).not.toMatch(/Hadra|Grumm|Fighter|snapshot/);
    does(played, { type: 'act', actor: null, action: 'start', args: {} });
    expect(Object.keys(played.shown().getState().encounter.combatants)).toEqual(['Fighter', 'Ogre']);
  });

  test('it is shown where the game master wants that', () => {
    const played = play(PREPARED);
    played.host.choose({ ...TABLE_CHOICE, preparing: true });
    expect(Object.keys(played.shown().getState().encounter.combatants)).toEqual(['Fighter', 'Ogre']);
    played.host.choose(TABLE_CHOICE);
    expect(kinds(played).at(-1)).toBe('preparing');
    expect(everything(played)).not.toMatch(SECRET);
  });
});

describe('whose eyes a screen has', () => {
  const STRANGERS = FIGHT.replace('side: party', 'side: red').replaceAll('side: foes', 'side: blue');

  test('nobody is a player: nothing is told until a side is chosen', () => {
    const played = play(STRANGERS);
    expect(kinds(played)).not.toContain('snapshot');
    played.host.choose({ ...TABLE_CHOICE, sides: ['red'] });
    expect(Object.keys(played.shown().getState().encounter.combatants)).toEqual(['Fighter', 'Ogre']);
    played.host.choose({ ...TABLE_CHOICE, sides: ['blue'] });
    expect(Object.keys(played.shown().getState().encounter.combatants)).toContain('zqLurker');
  });

  test('a side of another fight does not count', () => {
    const played = play();
    played.host.choose({ ...TABLE_CHOICE, sides: ['green'] });
    expect(Object.keys(played.shown().getState().encounter.combatants)).toEqual(['Fighter', 'Ogre']);
  });
});

describe('the camera', () => {
  test('tells what the game master looks at only while the screen follows that', () => {
    vi.useFakeTimers();
    let middle: readonly [number, number] = [4, 4];
    const off = registerBoard({ look: () => ({ middle, across: 10 }) } as BoardPort);
    const played = play();
    const looks = () => played.others.filter(({ type }) => type === 'camera');
    vi.advanceTimersByTime(1000);
    const before = looks().length;
    played.host.choose({ ...TABLE_CHOICE, camera: 'own' });
    vi.advanceTimersByTime(1000);
    expect(looks().slice(before)).toEqual([{ type: 'camera', v: 1, look: { middle: [4, 4], across: 10 } }]);
    middle = [6, 6];
    vi.advanceTimersByTime(1000);
    played.host.choose(TABLE_CHOICE);
    expect(looks().at(-1)).toMatchObject({ look: null });
    expect(looks().at(-2)).toMatchObject({ look: { middle: [6, 6] } });
    off();
    vi.useRealTimers();
  });
});
