import { describe, expect, test } from 'vitest';
import type { Command } from '../../src/engine/contract';
import type { Encounter } from '../../src/engine/state';
import { buildEncounter } from '../../src/notation/build-encounter';
import { readNotation } from '../../src/notation/read-notation';
import { rules } from '../../src/rules/registry';
import { exploredBy } from '../../src/session/explored';
import { jumpTo, openSession, type Session, submit } from '../../src/session/session';
import { seenOf, sightRows, stretches } from '../../src/session/sight-rows';
import { createFight } from '../../src/session/store';

/** Two rooms and a corridor behind them. */
const ROOMS = `
title: Two rooms
map: |
  . . . . # . . ~ .
  A . . . # . . . .
  . . . . # . E . .
  . . . . . . . . .
combatants:
  A: { creature: sparring-warrior, side: party }
  E: { creature: sparring-warrior, side: foes, hands: [] }
initiative: [A, E]
`;
function rooms(change: (text: string) => string = (text) => text): Encounter {
  const [document] = readNotation(change(ROOMS));
  if (document === undefined) throw new Error('one document');
  return buildEncounter(document);
}
function played(session: Session, command: Command): Session {
  const [after, outcome] = submit(rules, session, 'gm', command);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return after;
}
const move = (...path: readonly (readonly [number, number])[]): Command => ({
  type: 'act',
  actor: 'A',
  action: 'move',
  args: { path: path.map(([x, y]) => [x, y]) },
});
const place = (x: number, y: number): Command => ({
  type: 'edit',
  edit: 'place',
  args: { on: 'A', at: [x, y] },
});
const drawn = (session: Session, sides: readonly string[] = ['party']): string => {
  const { ever, now } = exploredBy(rules, session, sides);
  const { columns } = session.start.board;
  return sightRows(ever, now, columns)
    .map((row) =>
      stretches(row)
        .map(({ length, seen }) => seen.repeat(length))
        .join(''),
    )
    .join('\n');
};
const at = (session: Session, x: number, y: number): string | undefined => drawn(session).split('\n')[y]?.[x];

describe('what a side has explored', () => {
  const start = openSession(rooms());

  test('is at first what it sees', () => {
    expect(drawn(start)).not.toContain('e');
    expect(at(start, 1, 1)).toBe('s');
    expect(at(start, 8, 0)).toBe('u');
  });

  test('stays when it goes away, and what is seen now is told from it', () => {
    const there = played(start, place(7, 1));
    expect([at(there, 8, 0), at(there, 0, 0)]).toEqual(['s', 'e']);
    const back = played(there, place(0, 1));
    expect([at(back, 8, 0), at(back, 0, 0)]).toEqual(['e', 's']);
  });

  test('is what was seen on the way, too', () => {
    const near = played(start, place(2, 3));
    const hurried = played(near, move([3, 3], [4, 3], [3, 3], [2, 3], [1, 2]));
    const walked = played(played(near, place(4, 3)), place(1, 2));
    expect(drawn(hurried)).toBe(drawn(walked));
    expect(drawn(hurried)).not.toBe(drawn(played(near, place(1, 2))));
  });

  test('goes back with the history, and forward again', () => {
    const there = played(start, place(7, 1));
    const back = played(there, place(0, 1));
    expect(drawn(jumpTo(back, 0))).toBe(drawn(start));
    expect(drawn(jumpTo(back, 1))).toBe(drawn(there));
    expect(exploredBy(rules, jumpTo(jumpTo(back, 0), 2), ['party'])).toBe(exploredBy(rules, back, ['party']));
  });

  test('is not another history’s that has come to the same state', () => {
    const back = played(played(start, place(7, 1)), place(0, 1));
    const last = back.entries.at(-1)?.after;
    if (last === undefined) throw new Error('two commands were played');
    exploredBy(rules, back, ['party']);
    expect(drawn(openSession(last))).not.toContain('e');
  });

  test('is each side’s own, and of several together', () => {
    expect(drawn(start, ['foes'])).not.toBe(drawn(start));
    expect(drawn(start, ['party', 'foes'])).not.toContain('u');
    expect(drawn(start, []).replaceAll('\n', '')).toMatch(/^u+$/);
  });

  test('is only what there is light for', () => {
    const dark = rooms((text) =>
      text
        .replaceAll(' .', ' %')
        .replace(
          'creature: sparring-warrior, side: party',
          'creature: sparring-warrior, side: party, hands: [candle]',
        ),
    );
    const session = openSession(dark);
    expect([at(session, 1, 1), at(session, 3, 1)]).toEqual(['s', 'u']);
  });

  test('keeps its place when the board grows', () => {
    const there = played(start, place(7, 1));
    const back = played(there, place(0, 1));
    const larger = played(back, { type: 'edit', edit: 'ground', args: { size: [12, 6] } });
    const { ever } = exploredBy(rules, larger, ['party']);
    expect([ever[8], ever[11]]).toEqual([1, 0]);
  });
});

describe('remembered ground', () => {
  test('stays as it was when it was last seen', () => {
    const start = openSession(rooms());
    const board = (session: Session) => exploredBy(rules, session, ['party']).board.terrain['7,0'];
    expect(board(start)).toBeUndefined();
    const back = played(played(start, place(7, 1)), place(0, 1));
    expect(board(back)).toEqual(['difficult']);
    const changed = played(back, {
      type: 'edit',
      edit: 'ground',
      args: { terrain: [{ features: ['hazard'], areas: [[7, 0, 1, 1]] }] },
    });
    expect(board(changed)).toEqual(['difficult']);
    expect(board(played(changed, place(7, 1)))).toEqual(['hazard']);
    const cleared = played(changed, {
      type: 'edit',
      edit: 'ground',
      args: { terrain: [{ features: [], areas: [[7, 0, 1, 1]] }] },
    });
    expect(board(cleared)).toEqual(['difficult']);
    expect(board(played(cleared, place(7, 1)))).toBeUndefined();
  });

  test('has walls and doors as they were', () => {
    const doors = (text: string) => `${text}doors: [{ at: [8, 2, 8, 3] }]\n`;
    const start = openSession(rooms(doors));
    const known = (session: Session) =>
      exploredBy(rules, session, ['party']).board.doors.map(({ open }) => open);
    expect(known(start)).toEqual([]);
    const back = played(played(start, place(7, 1)), place(0, 1));
    expect(known(back)).toEqual([false]);
    const opened = played(back, {
      type: 'edit',
      edit: 'ground',
      args: { doors: [{ at: [8, 2, 8, 3], open: true }] },
    });
    expect(known(opened)).toEqual([false]);
    expect(known(played(opened, place(7, 1)))).toEqual([true]);
  });

  test('is the board itself where all of it has been seen', () => {
    const there = played(openSession(rooms()), place(4, 3));
    const session = played(played(there, place(7, 1)), place(0, 0));
    const { board, ever } = exploredBy(rules, session, ['party']);
    expect(ever.every((it) => it === 1)).toBe(true);
    expect(board).toBe(session.start.board);
  });
});

describe('through a side’s eyes', () => {
  test('the store shows remembered ground, and the whole of it to the game master', () => {
    const store = createFight(rules, rooms());
    store.getState().send(place(7, 1));
    store.getState().send(place(0, 1));
    expect(store.getState().encounter.sight).toBeUndefined();
    store.getState().lookAs('party');
    const { encounter } = store.getState();
    expect(encounter.board.terrain['7,0']).toEqual(['difficult']);
    expect(Object.keys(encounter.combatants)).toEqual(['A']);
    expect(seenOf(encounter.sight, { x: 8, y: 0 })).toBe('e');
    expect(seenOf(encounter.sight, { x: 0, y: 0 })).toBe('s');
    store.getState().lookAs(null);
    expect(store.getState().encounter.sight).toBeUndefined();
  });
});
