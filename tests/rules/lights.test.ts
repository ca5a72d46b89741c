import { describe, expect, test } from 'vitest';
import { apply } from '../../src/engine/apply';
import { isRefusal } from '../../src/engine/refusal';
import type { Encounter, JsonRecord } from '../../src/engine/state';
import { viewOf } from '../../src/engine/view';
import { buildEncounter } from '../../src/notation/build-encounter';
import { readNotation } from '../../src/notation/read-notation';
import { writeEncounter } from '../../src/notation/write-encounter';
import { groundKnownTo } from '../../src/rules/known-ground';
import { lightOf } from '../../src/rules/lighting';
import { isPerceived } from '../../src/rules/perception';
import { rules } from '../../src/rules/registry';
import { formatSave, openSave } from '../../src/session/save-file';
import { createFight } from '../../src/session/store';

/** A dark hall of 20 squares with a wall across it, in which a dwarf stands at the left and an orc at the right. */
const HALL = `
title: The hall
map: |
  % % % % % % % % % % % % % % % % % % % %
  A % % % % % % ~ % % % % ~ % % % % % % E
  % % % % % % % % % % % % % % % % % % % %
terrain: { "0,1": [dark], "19,1": [dark] }
walls: [[16, 0, 16, 3]]
combatants:
  A: { creature: sparring-warrior, side: party, hands: [torch] }
  E: { creature: sparring-warrior, side: foes }
initiative: [A, E]
`;
function hall(change: (text: string) => string = (text) => text): Encounter {
  const [document] = readNotation(change(HALL));
  if (document === undefined) throw new Error('one document');
  return buildEncounter(document);
}
const edit = (encounter: Encounter, args: JsonRecord) =>
  apply(rules, encounter, { type: 'edit', edit: 'lights', args });
const LAMP = { at: [10.5, 1.5], bright: 15, shadowy: 30 };

const levels = (encounter: Encounter): string => {
  const here = lightOf(viewOf(rules, encounter));
  return Array.from({ length: 20 }, (_, x) => here?.({ x, y: 1 }).level ?? 2).join('');
};

describe('the light of squares', () => {
  test('is that of the ground where nothing shines', () => {
    expect(levels(hall())).toBe('00000002000020000000');
  });

  test('is bright and shadowy around a lamp, each to its radius, and stops at a wall', () => {
    const lit = edit(hall(), { lights: [LAMP] });
    if (!lit.ok) throw new Error(lit.refusal.code);
    expect(levels(lit.encounter)).toBe('00001112222222110000');
  });

  test('of a lamp on the line of a wall falls to both sides', () => {
    const lit = edit(hall(), { lights: [{ at: [16, 1.5], bright: 5, shadowy: 10 }] });
    if (!lit.ok) throw new Error(lit.refusal.code);
    expect(levels(lit.encounter)).toBe('00000002000021222210');
  });

  test('goes with who carries it, and is worked out anew when a lamp comes or goes', () => {
    const carried = hall((text) => text.replace('[torch]', '[burning-torch]'));
    expect(levels(carried)).toBe('22222112100020000000');
    const lit = edit(carried, { lights: [LAMP] });
    if (!lit.ok) throw new Error(lit.refusal.code);
    expect(levels(lit.encounter)).toBe('22222112222222110000');
    const out = edit(lit.encounter, { lights: [] });
    expect(out.ok && levels(out.encounter)).toBe(levels(carried));
  });

  test('is not asked for where all is bright', () => {
    expect(
      lightOf(
        viewOf(
          rules,
          hall((text) => text.replaceAll('%', '.').replace(/terrain:.*\n/, '')),
        ),
      ),
    ).toBeNull();
  });
});

describe('what a side knows', () => {
  const known = (encounter: Encounter) => groundKnownTo(viewOf(rules, encounter), 'party');

  test('of ground in the dark is that it is dark there', () => {
    expect(
      known(hall((text) => text.replace('"0,1"', '"7,1": [dark, difficult], "0,1"'))).terrain['7,1'],
    ).toEqual(['dark']);
  });

  test('grows with the light', () => {
    const rubble = (text: string) => text.replace('"0,1"', '"7,1": [dark, difficult], "0,1"');
    const torch = (text: string) => rubble(text).replace('[torch]', '[burning-torch]');
    expect(known(hall(torch)).terrain['7,1']).toEqual(['difficult', 'dark']);
    // The same board and places: another light is another answer.
    const dark = hall(rubble);
    expect(known(dark).terrain['7,1']).toEqual(['dark']);
    const lit = edit(dark, { lights: [LAMP] });
    expect(lit.ok && known(lit.encounter).terrain['7,1']).toEqual(['difficult', 'dark']);
    expect(known(dark).terrain['7,1']).toEqual(['dark']);
  });

  test('of a foe in the dark is nothing, unless it carries a light', () => {
    const perceived = (encounter: Encounter): boolean => {
      const view = viewOf(rules, encounter);
      return isPerceived(view, 'party', view.combatant('E'));
    };
    const open = (text: string) => text.replace(/walls:.*\n/, '');
    expect(perceived(hall(open))).toBe(false);
    expect(perceived(hall((text) => open(text).replace('side: foes', 'side: foes, hands: [lantern]')))).toBe(
      true,
    );
    expect(perceived(hall((text) => text.replace('side: foes', 'side: foes, hands: [lantern]')))).toBe(false);
  });
});

describe('the edit', () => {
  test.each<[string, JsonRecord]>([
    ['bad-argument', {}],
    ['bad-argument', { lights: 'none' }],
    ['bad-argument', { lights: [{ at: [1, 1] }] }],
    ['bad-argument', { lights: [{ ...LAMP, colour: 'red' }] }],
    ['bad-argument', { lights: [{ ...LAMP, at: [1] }] }],
    ['off-board', { lights: [{ ...LAMP, at: [20.5, 1] }] }],
    ['light-out-of-range', { lights: [{ ...LAMP, bright: 40 }] }],
    ['light-out-of-range', { lights: [{ ...LAMP, bright: -5 }] }],
    ['light-out-of-range', { lights: [{ ...LAMP, shadowy: 5000 }] }],
    ['too-much', { lights: Array.from({ length: 501 }, () => LAMP) }],
  ])('%s is refused (%#)', (code, args) => {
    expect(edit(hall(), args)).toMatchObject({ ok: false, refusal: { code } });
  });

  test('is taken back by one undo', () => {
    const store = createFight(rules, hall());
    store.getState().send({ type: 'edit', edit: 'lights', args: { lights: [LAMP] } });
    expect(store.getState().encounter.lights).toEqual([{ at: [10.5, 1.5], brightFeet: 15, shadowyFeet: 30 }]);
    store.getState().undo();
    expect(store.getState().encounter.lights).toEqual([]);
  });

  test('is in the notation and in saves; a save from before has no lights', () => {
    const store = createFight(rules, hall());
    store
      .getState()
      .send({ type: 'edit', edit: 'lights', args: { lights: [LAMP, { at: [1, 1], shadowy: 5 }] } });
    const { encounter, session } = store.getState();
    const [read] = readNotation(writeEncounter(encounter));
    expect(read && buildEncounter(read).lights).toEqual(encounter.lights);
    const loaded = openSave(rules, formatSave(session));
    expect(isRefusal(loaded) ? null : loaded.session.entries).toHaveLength(1);
    const old = formatSave(createFight(rules, hall()).getState().session).replaceAll('"lights":[],', '');
    expect(old).not.toContain('lights');
    const opened = openSave(rules, old);
    expect(isRefusal(opened) ? null : opened.session.start.lights).toEqual([]);
  });
});
