import { describe, expect, test } from 'vitest';
import { addCommand, type Manner } from '../../src/editor/creatures/add';
import {
  ANYTHING,
  creatures,
  fromBestiary,
  fromTemplate,
  matching,
  ratingText,
  soughtIn,
} from '../../src/editor/creatures/catalogue';
import {
  duplicateCommand,
  removeCommand,
  setCommand,
  templateOf,
  wholeBlock,
} from '../../src/editor/creatures/change';
import { type Checked, faultSentences } from '../../src/editor/creatures/checked';
import { fullHitPoints, rollOf } from '../../src/editor/creatures/hit-dice';
import { freeKeys, freeNames } from '../../src/editor/creatures/names';
import { freePlaces } from '../../src/editor/creatures/places';
import { thingOf, thingText } from '../../src/editor/creatures/things';
import { newEncounter } from '../../src/editor/new-encounter';
import { apply } from '../../src/engine/apply';
import type { Command } from '../../src/engine/contract';
import type { Encounter } from '../../src/engine/state';
import { buildEncounter } from '../../src/notation/build-encounter';
import { readNotation } from '../../src/notation/read-notation';
import { playScenario } from '../../src/notation/scenario/play';
import { writeNotation, writeScenario } from '../../src/notation/write-notation';
import { rules } from '../../src/rules/registry';
import { currentEncounter, openSession, submit, undo } from '../../src/session/session';
import { createText } from '../../src/text/i18n';

const MANNER: Manner = { number: 4, side: 'foes', hitPoints: 'average', hidden: false, controller: 'gm' };
const goblin = () => {
  const found = fromBestiary('goblin', 'Goblin');
  if (found === null) throw new Error('no goblin');
  return found;
};
function commandOf(it: Checked | Command | null): Command {
  if (it === null || 'faults' in it) throw new Error(JSON.stringify(it));
  return 'command' in it ? it.command : it;
}
function played(encounter: Encounter, it: Checked | Command | null): Encounter {
  const outcome = apply(rules, encounter, commandOf(it));
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.encounter;
}
const empty = newEncounter('At the "ford": 1', 7);
const four = played(empty, addCommand(empty, goblin(), MANNER, { x: 5, y: 5 }));
const ground = (map: string): Encounter => {
  const [document] = readNotation(
    `map: |\n${map
      .trim()
      .split('\n')
      .map((line) => `  ${line.trim()}\n`)
      .join('')}`,
  );
  if (document === undefined) throw new Error('no map');
  return buildEncounter(document);
};

test('a new encounter is open floor with nobody there', () => {
  expect(empty).toMatchObject({
    title: 'At the "ford": 1',
    phase: 'setup',
    combatants: {},
    board: { columns: 24, rows: 18 },
  });
});

describe('newcomers', () => {
  test('several are numbered, stand side by side and come by one command', () => {
    const all = Object.values(four.combatants);
    expect(all.map(({ sheet }) => sheet.name)).toEqual(['Goblin 1', 'Goblin 2', 'Goblin 3', 'Goblin 4']);
    expect(new Set(all.map(({ at }) => `${at.x},${at.y}`)).size).toBe(4);
    expect(all.every(({ at }) => Math.abs(at.x - 5) <= 1 && Math.abs(at.y - 5) <= 1)).toBe(true);
    expect(all.every(({ side, sheet }) => side === 'foes' && sheet.creature === 'goblin')).toBe(true);
  });
  test('more of them are numbered on, one alone keeps its name', () => {
    const five = played(four, addCommand(four, goblin(), { ...MANNER, number: 1 }, { x: 9, y: 9 }));
    expect(five.combatants['G5']?.sheet.name).toBe('Goblin 5');
    expect(freeNames(four, 'Ogre', 1)).toEqual(['Ogre']);
    expect(freeNames(four, 'goblin 2', 2)).toEqual(['goblin 5', 'goblin 6']);
    expect(freeKeys(four, 'Griffon', 2)).toEqual(['G5', 'G6']);
    expect(freeKeys(empty, '— 2', 1)).toEqual(['X1']);
  });
  test('full and thrown hit points', () => {
    const dice = { dice: [{ count: 2, sides: 8 }], bonus: -1 };
    const it = { ...goblin(), hitDice: dice };
    const full = played(empty, addCommand(empty, it, { ...MANNER, hitPoints: 'full' }, { x: 5, y: 5 }));
    expect(Object.values(full.combatants).map(({ sheet }) => sheet.hitPoints)).toEqual([15, 15, 15, 15]);
    const command = commandOf(
      addCommand(empty, it, { ...MANNER, number: 2, hitPoints: 'rolled' }, { x: 5, y: 5 }),
    );
    const thrown = played(empty, { ...command, dice: { d8: [3, 4, 1, 1] } });
    expect(Object.values(thrown.combatants).map(({ sheet }) => sheet.hitPoints)).toEqual([6, 1]);
  });
  test('hit dice of less than one, and of two kinds', () => {
    expect(rollOf({ dice: [{ count: 0.5, sides: 8 }], bonus: 1 })).toBe('1d4+1');
    expect(
      fullHitPoints({
        dice: [
          { count: 4, sides: 8 },
          { count: 3, sides: 12 },
        ],
        bonus: 14,
      }),
    ).toBe(82);
    expect(
      rollOf({
        dice: [
          { count: 4, sides: 8 },
          { count: 3, sides: 12 },
        ],
        bonus: -2,
      }),
    ).toBe('4d8+3d12-2');
  });
  test('hidden, of another side, played by somebody', () => {
    const manner = { ...MANNER, number: 1, hidden: true, side: 'wolves', controller: 'Nora' };
    const { combatants } = played(empty, addCommand(empty, goblin(), manner, { x: 0, y: 0 }));
    expect(combatants['G1']).toMatchObject({
      hidden: true,
      side: 'wolves',
      controller: 'Nora',
      at: { x: 0, y: 0 },
    });
  });
  test('what the notation would not take is told in words', () => {
    const odd = { name: 'Odd', block: { creature: 'goblin', hands: ['longsward'] }, hitDice: null };
    const found = addCommand(empty, odd, { ...MANNER, number: 1 }, { x: 3, y: 3 });
    expect(
      found !== null && 'faults' in found && faultSentences(createText('en'), found.faults)[0],
    ).toContain('longsword');
  });
});

describe('places', () => {
  const around = (encounter: Encounter, x: number, y: number, how: { space: number; count: number }) =>
    freePlaces(encounter, { x, y }, how).map((at) => [at.x, at.y]);
  test('are on the same side of a wall, and not in walls or hazards', () => {
    const board = ground('. . # . .\n. ! # . .\n. . # . .');
    expect(around(board, 1, 0, { space: 1, count: 9 })).toEqual([
      [1, 0],
      [0, 0],
      [0, 1],
      [1, 2],
      [0, 2],
    ]);
  });
  test('have room for the whole space, and there may be none', () => {
    const board = ground('. . .\n. . #\n. . .');
    expect(around(board, 2, 2, { space: 2, count: 3 })).toEqual([[0, 1]]);
    expect(around(board, 0, 0, { space: 4, count: 1 })).toEqual([]);
  });
  test('of others are not taken', () => {
    const at = Object.values(four.combatants).map((who) => who.at);
    for (const { x, y } of freePlaces(four, { x: 5, y: 5 }, { space: 2, count: 3 }))
      expect(at.some((it) => it.x >= x && it.x <= x + 1 && it.y >= y && it.y <= y + 1)).toBe(false);
  });
});

describe('changes', () => {
  test('any number and the equipment, in the notation’s words', () => {
    const strong = played(
      four,
      setCommand(four, 'G1', {
        abilities: { str: 18 },
        hands: ['greatsword'],
        armor: 'none',
        hp: { max: 9 },
      }),
    );
    const block = wholeBlock(strong.combatants['G1'] ?? raise());
    expect(block).toMatchObject({ abilities: { str: 18, dex: 13 }, armor: 'none', hp: 9 });
    expect(strong.combatants['G1']?.inventory.hands[0]).toMatchObject({
      hands: 2,
      item: { name: 'greatsword' },
    });
  });
  test('a value of the wrong kind is a fault with a sentence', () => {
    const found = setCommand(four, 'G1', { bab: 'many' });
    expect('faults' in found && faultSentences(createText('en'), found.faults)).toEqual([
      'expected a whole number, found "many"',
    ]);
  });
  test('a copy is unhurt, beside it, numbered on', () => {
    const hurt = played(four, setCommand(four, 'G2', { hp: 2, conditions: ['prone'] }));
    const more = played(hurt, duplicateCommand(hurt, 'G2'));
    expect(more.combatants['G5']).toMatchObject({
      damage: 0,
      effects: [],
      side: 'foes',
      sheet: { name: 'Goblin 5' },
    });
    expect(duplicateCommand(four, 'nobody')).toBe(null);
  });
  test('a template is the creature with its changes, without place and side', () => {
    const changed = played(four, setCommand(four, 'G1', { abilities: { str: 18 } }));
    expect(templateOf(changed.combatants['G1'] ?? raise())).toMatchObject({
      name: 'Goblin',
      block: { creature: 'goblin', abilities: { str: 18 } },
    });
    expect(templateOf(changed.combatants['G1'] ?? raise()).block).not.toHaveProperty('at');
  });
  test('a template has the hit dice of its creature, unless something was changed that they hang on', () => {
    const kept = (to: Record<string, unknown>) => {
      const changed = played(four, setCommand(four, 'G1', to as never));
      const { name, block } = templateOf(changed.combatants['G1'] ?? raise());
      return fromTemplate(name, block).hitDice;
    };
    expect(kept({ name: 'Snik' })).toEqual(goblin().hitDice);
    expect(goblin().hitDice).not.toBe(null);
    expect(kept({ hp: { max: 7 } })).toBe(null);
    expect(kept({ level: 3 })).toBe(null);
    expect(kept({ abilities: { con: 18 } })).toBe(null);
    expect(kept({ abilities: { str: 18 } })).toEqual(goblin().hitDice);
    expect(fromTemplate('Thug', { hp: 13 }).hitDice).toBe(null);
  });
  test('removing is taken back', () => {
    const [session] = submit(rules, openSession(four), { role: 'gm' } as never, removeCommand('G3'));
    expect(currentEncounter(session).combatants['G3']).toBeUndefined();
    expect(currentEncounter(undo(session)).combatants['G3']).toBe(four.combatants['G3']);
  });
});

test('what was built is written, and its history plays again', () => {
  let session = openSession(empty);
  const send = (it: (encounter: Encounter) => Checked | Command | null) => {
    const [next, outcome] = submit(
      rules,
      session,
      { role: 'gm' } as never,
      commandOf(it(currentEncounter(session))),
    );
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    session = next;
  };
  const thrown = { ...goblin(), hitDice: { dice: [{ count: 1, sides: 8 }], bonus: 1 } };
  send((now) => addCommand(now, thrown, { ...MANNER, hitPoints: 'rolled' }, { x: 5, y: 5 }));
  send((now) => setCommand(now, 'G1', { initiativeModifier: 5, skills: { hide: 9 } }));
  send((now) => duplicateCommand(now, 'G1'));
  send(() => ({ type: 'edit', edit: 'rename', args: { title: 'Five' } }));
  const [document] = readNotation(writeNotation(session));
  const now = currentEncounter(session);
  expect(buildEncounter(document ?? raise(), now.dice)).toEqual(now);
  const written = writeScenario(session);
  const [scenario] = readNotation(written);
  const result = playScenario(scenario ?? raise(), createText('en'));
  expect(result.failure).toBe(null);
  expect(result.steps).toHaveLength(4);
});

describe('the bestiary', () => {
  const nameOf = ({ id }: { id: string }) => id.replaceAll('-', ' ');
  test('is searched by name, type, size and rating', () => {
    expect(creatures.length).toBeGreaterThan(10);
    const ids = (wanted: Partial<typeof ANYTHING>) =>
      matching(creatures, { ...ANYTHING, ...wanted }, { nameOf }).map(({ id }) => id);
    expect(ids({ words: 'GÓBLIN' })[0]).toBe('goblin');
    expect(ids({ words: 'goblin' })).toContain('hobgoblin');
    expect(ids({ words: 'no such beast' })).toEqual([]);
    expect(ids({ type: 'giant' })).toContain('ogre');
    expect(ids({ type: 'giant' })).not.toContain('goblin');
    expect(ids({ from: 3, to: 3 })).toContain('ogre');
    expect(ids({ to: 1 })).not.toContain('ogre');
    expect(ids({ size: 'large' })).not.toContain('goblin');
    expect(ids({})).toHaveLength(creatures.length);
  });
  test('is searched as one says it: a number in front, plurals, the size, words of another language', () => {
    const ids = (words: string) =>
      matching(creatures, { ...ANYTHING, words }, { nameOf }).map(({ id }) => id);
    expect(ids('4 goblins')).toEqual(ids('goblin'));
    expect(ids('4x goblin')).toEqual(ids('goblin'));
    expect(ids('wolves')).toEqual(ids('wolf'));
    expect(ids('harpies')).toEqual(ids('harpy'));
    expect(ids('ogres')).toEqual(ids('ogre'));
    expect(ids('12')).toHaveLength(creatures.length);
    expect(ids('large giants')).toContain('ogre');
    expect(ids('large giants')).not.toContain('goblin');
    // A word that stands somewhere is no plural.
    expect(ids('grass')).toEqual([]);
    const wordsOf = ({ type }: { type: string }) => (type === 'undead' ? 'élőholt' : '');
    const undead = matching(creatures, { ...ANYTHING, words: 'élőholt' }, { nameOf, wordsOf });
    expect(undead.map(({ id }) => id)).toContain('ghoul');
    expect([soughtIn('4 goblins'), soughtIn('goblins 4')]).toEqual([
      { number: 4, words: ['goblins'] },
      { number: null, words: ['goblins', '4'] },
    ]);
  });
  test('ratings below one are fractions', () => {
    expect([1 / 3, 0.5, 1 / 8, 12].map(ratingText)).toEqual(['1/3', '1/2', '1/8', '12']);
  });
  test('every creature can be put on the board', () => {
    for (const { id } of creatures) {
      const it = fromBestiary(id, id) ?? raise();
      const { combatants } = played(
        empty,
        addCommand(empty, it, { ...MANNER, number: 1, hitPoints: 'rolled' }, { x: 8, y: 8 }),
      );
      expect(Object.values(combatants)[0]?.sheet.hitPoints).toBeGreaterThan(0);
    }
  });
});

test('things are typed as they are shown', () => {
  const none = () => null;
  expect(thingOf('Long Sword', () => 'longsword')).toBe('longsword');
  expect(thingOf('longsword/2', none)).toBe('longsword/2');
  expect(thingOf(' ', none)).toBe(null);
  const sword = { name: 'longsword', enhancement: 1, damage: '1d10', crit: '17-20/x2', extra: '1d6' };
  expect(thingText(sword)).toBe('+1 longsword (1d10, 17-20/x2, +1d6)');
  expect(thingOf(thingText(sword), none)).toEqual(sword);
  const fine = { name: 'dagger', masterwork: true };
  expect(thingText(fine)).toBe('masterwork dagger');
  expect(thingOf('masterwork dagger', none)).toEqual(fine);
  const thrown = { name: 'rock', damage: '2d8', kind: 'thrown', range: 120 } as const;
  expect(thingOf('rock (2d6)', none, thrown)).toEqual({ ...thrown, damage: '2d6' });
});

function raise(): never {
  throw new Error('not there');
}
