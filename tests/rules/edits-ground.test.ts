import { describe, expect, test } from 'vitest';
import { apply } from '../../src/engine/apply';
import { isRefusal } from '../../src/engine/refusal';
import type { Encounter, JsonRecord } from '../../src/engine/state';
import { buildEncounter } from '../../src/notation/build-encounter';
import { readNotation } from '../../src/notation/read-notation';
import { writeEncounter } from '../../src/notation/write-encounter';
import { writeScenario } from '../../src/notation/write-notation';
import { rules } from '../../src/rules/registry';
import { formatSave, openSave } from '../../src/session/save-file';
import { createFight } from '../../src/session/store';

const FIGHT = `
title: On the ground
map: |
  A . . . . .
  . ~ ~ . . .
  . . . # + .
  . . . . . .
walls: [[2, 0, 2, 4]]
lowWalls: [[0, 3, 3, 3]]
doors: [{ at: [3, 0, 3, 1] }]
combatants:
  A: { creature: sparring-warrior, side: party }
  O: { creature: ogre, side: foes, at: [4, 0] }
initiative: [A, O]
`;

function fight(): Encounter {
  const [document] = readNotation(FIGHT);
  if (document === undefined) throw new Error('one document');
  return buildEncounter(document);
}
const edit = (encounter: Encounter, args: JsonRecord, name = 'ground') =>
  apply(rules, encounter, { type: 'edit', edit: name, args });
function edited(encounter: Encounter, args: JsonRecord, name = 'ground'): Encounter {
  const outcome = edit(encounter, args, name);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.encounter;
}
const PICTURE = {
  id: 'ab'.repeat(32),
  kind: 'png',
  width: 640,
  height: 480,
  left: 0.25,
  top: -1,
  pixelsPerSquare: 70.5,
  opacity: 0.5,
};

describe('ground', () => {
  test('squares hold what they were given, the others what they had', () => {
    const { board } = edited(fight(), {
      terrain: [
        { features: ['dark', 'difficult'], areas: [[0, 0, 2, 1]] },
        { features: [], areas: [[1, 1, 1, 1]] },
      ],
    });
    expect(board.terrain).toEqual({
      '0,0': ['dark', 'difficult'],
      '1,0': ['dark', 'difficult'],
      '2,1': ['difficult'],
      '3,2': ['solid'],
    });
  });

  test('a smaller board loses what lies beyond it, and walls are cut at its border', () => {
    const { board } = edited(fight(), { size: [6, 3] });
    expect(board.walls).toEqual([{ x1: 2, y1: 0, x2: 2, y2: 3 }]);
    const narrow = edited(fight(), { on: 'O' }, 'remove');
    const cut = edited(narrow, { size: [3, 2] }).board;
    expect(cut.terrain).toEqual({ '1,1': ['difficult'], '2,1': ['difficult'] });
    expect(cut.doors).toEqual([{ wall: { x1: 3, y1: 0, x2: 3, y2: 1 }, open: false }]);
    expect(cut.lowWalls).toEqual([]);
  });

  test('whoever would be off the board is named, a large one with the whole of its space', () => {
    const outcome = edit(fight(), { size: [5, 4] });
    expect(outcome).toMatchObject({
      ok: false,
      refusal: { code: 'combatants-off-board', with: { who: ['O'] } },
    });
  });

  test('things that lie beyond the new border come to it', () => {
    const before: Encounter = {
      ...fight(),
      ground: [{ item: { name: 'torch', weapon: null, loaded: false, damage: 0 }, at: { x: 1, y: 3 } }],
    };
    expect(edited(before, { size: [6, 2] }).ground[0]?.at).toEqual({ x: 1, y: 1 });
  });

  test('a door takes the place of the one that is there, a wall is not doubled', () => {
    const { board } = edited(fight(), { doors: [{ at: [3, 1, 3, 0], open: true }], walls: [[2, 4, 2, 0]] });
    expect(board.doors.filter((door) => 'wall' in door)).toEqual([
      { wall: { x1: 3, y1: 1, x2: 3, y2: 0 }, open: true },
    ]);
    expect(board.walls).toHaveLength(1);
  });

  test.each<[string, JsonRecord]>([
    ['bad-argument', { size: [3] }],
    ['bad-argument', { size: [3.5, 2] }],
    ['board-size', { size: [0, 2] }],
    ['board-size', { size: [20, 301] }],
    ['bad-argument', { terrain: [{ features: ['lava'], areas: [[0, 0, 1, 1]] }] }],
    ['bad-argument', { terrain: [{ features: ['dark', 'dark'], areas: [[0, 0, 1, 1]] }] }],
    ['bad-argument', { terrain: [{ features: ['dark'], areas: [[0, 0, 0, 1]] }] }],
    ['bad-argument', { terrain: [{ features: ['dark'], areas: [[0, 0, 1, 1]], more: true }] }],
    ['off-board', { terrain: [{ features: ['dark'], areas: [[-1, 0, 1, 1]] }] }],
    ['off-board', { terrain: [{ features: ['dark'], areas: [[5, 3, 1, 2]] }] }],
    ['bad-argument', { walls: [[0, 0, 1]] }],
    ['bad-argument', { walls: [[0, 0, 1, '1']] }],
    ['wall-without-length', { walls: [[1, 1, 1, 1]] }],
    ['wall-off-board', { lowWalls: [[0, 0, 7, 0]] }],
    ['wall-off-board', { doors: [{ at: [0, 0, 0, 5] }] }],
    ['off-board', { doors: [{ at: [6, 0] }] }],
    ['bad-argument', { doors: [{ at: [0, 0], open: 'yes' }] }],
    ['no-such-wall', { without: { walls: [[0, 0, 1, 0]] } }],
    ['no-such-wall', { without: { lowWalls: [[2, 0, 2, 4]] } }],
    ['no-such-door', { without: { doors: [[0, 0]] } }],
    ['bad-argument', { without: { squares: [] } }],
    ['unknown-argument', { colour: 'red' }],
    ['too-much', { terrain: [{ features: [], areas: Array.from({ length: 1001 }, () => [0, 0, 1, 1]) }] }],
    [
      'too-much',
      {
        size: [300, 300],
        terrain: [{ features: [], areas: Array.from({ length: 3 }, () => [0, 0, 300, 300]) }],
      },
    ],
  ])('%s is refused (%#)', (code, args) => {
    const before = fight();
    const outcome = edit(before, args);
    expect(outcome).toMatchObject({ ok: false, refusal: { code } });
    expect(before).toEqual(fight());
  });

  test('the board does not become smaller under an act that waits for a decision', () => {
    const asked = apply(rules, edited(fight(), { at: [1, 0], on: 'O' }, 'place'), {
      type: 'act',
      actor: 'A',
      action: 'move',
      args: { path: [[0, 1]] },
    });
    if (!asked.ok || asked.encounter.decisions.length === 0) throw new Error('the ogre may strike');
    expect(edit(asked.encounter, { size: [6, 3] })).toMatchObject({ refusal: { code: 'board-in-use' } });
    expect(edit(asked.encounter, { size: [8, 8] }).ok).toBe(true);
  });
});

describe('picture', () => {
  test('is laid, moved and taken away', () => {
    const laid = edited(fight(), { picture: PICTURE }, 'picture');
    expect(laid.picture).toEqual(PICTURE);
    expect(edited(laid, {}, 'picture').picture).toBeNull();
  });

  test.each<[string, JsonRecord]>([
    ['unknown-argument', { picture: { ...PICTURE, address: 'https://example.org' } }],
    ['bad-argument', { picture: { ...PICTURE, id: 'AB'.repeat(32) } }],
    ['bad-argument', { picture: { ...PICTURE, kind: 'svg' } }],
    ['bad-argument', { picture: { ...PICTURE, left: null } }],
    ['picture-out-of-range', { picture: { ...PICTURE, opacity: 1.5 } }],
    ['picture-out-of-range', { picture: { ...PICTURE, pixelsPerSquare: 0 } }],
    ['picture-out-of-range', { picture: { ...PICTURE, width: 0 } }],
    ['bad-argument', { picture: 'none' }],
  ])('%s is refused (%#)', (code, args) => {
    expect(edit(fight(), args, 'picture')).toMatchObject({ ok: false, refusal: { code } });
  });
});

describe('kept', () => {
  const paint: JsonRecord = {
    size: [12, 9],
    without: { walls: [[2, 0, 2, 4]], doors: [[4, 2]] },
    terrain: [{ features: ['shadow', 'higher'], areas: [[6, 4, 6, 5]] }],
    walls: [
      [2, 0, 2, 1],
      [0.5, 6, 3.25, 8],
    ],
    lowWalls: [[4, 4, 6, 4]],
    doors: [{ at: [2, 1, 2, 2], open: true }, { at: [7, 7] }],
  };
  const play = () => {
    const store = createFight(rules, fight());
    store.getState().send({ type: 'edit', edit: 'ground', args: paint });
    store.getState().send({ type: 'edit', edit: 'picture', args: { picture: PICTURE } });
    return store;
  };

  test('one undo takes back one stroke', () => {
    const store = play();
    store.getState().undo();
    expect(store.getState().encounter.picture).toBeNull();
    store.getState().undo();
    expect(store.getState().encounter.board).toEqual(fight().board);
    store.getState().redo();
    expect(store.getState().encounter.board.columns).toBe(12);
  });

  test('the notation gives the same ground and picture again', () => {
    const { encounter } = play().getState();
    const [read] = readNotation(writeEncounter(encounter));
    if (read === undefined) throw new Error('one document');
    const again = buildEncounter(read);
    expect(again.picture).toEqual(PICTURE);
    expect({ ...again.board, doors: new Set(again.board.doors) }).toEqual({
      ...encounter.board,
      doors: new Set(encounter.board.doors),
    });
  });

  test('strokes are written as steps that do the same', () => {
    const { session, encounter } = play().getState();
    const [read] = readNotation(writeScenario(session));
    expect(read?.steps.map((step) => 'gm' in step && step.gm)).toEqual(['ground', 'picture']);
    expect(encounter.picture?.id).toBe(PICTURE.id);
  });

  test('a save of before there were pictures opens with its history', () => {
    const { session, encounter } = play().getState();
    const save = formatSave(session);
    const loaded = openSave(rules, save);
    if (isRefusal(loaded)) throw new Error(loaded.code);
    expect(loaded.notice).toBeNull();
    expect(loaded.session.entries.at(-1)?.after).toEqual(encounter);
    const old = openSave(
      rules,
      formatSave(createFight(rules, fight()).getState().session).replaceAll('"picture":null,', ''),
    );
    if (isRefusal(old)) throw new Error(old.code);
    expect(old.notice).toBeNull();
    expect(old.session.start.picture).toBeNull();
  });
});
