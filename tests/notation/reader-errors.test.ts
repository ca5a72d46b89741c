import { describe, expect, test } from 'vitest';
import { formatProblem, NotationError } from '../../src/notation/problem';
import { readNotation } from '../../src/notation/read-notation';
import { createText, type Locale } from '../../src/text/i18n';

/** What the reader says of a text, one line for each thing that is wrong, with the signs that it points at. */
function complaints(source: string, locale: Locale = 'en'): readonly string[] {
  try {
    readNotation(source, 'ford.yaml');
    return [];
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    const lines = source.split('\n');
    return error.problems.map((problem) => {
      const { file, line, column } = problem;
      const pointed = lines[line - 1]?.slice(column - 1, column + 7).trimEnd() ?? '';
      const told = formatProblem(createText(locale), problem);
      expect(told).toContain(`${file}:${line}:${column}: `);
      return `line ${line}, at “${pointed}”: ${told.slice(`${file}:${line}:${column}: `.length)}`;
    });
  }
}

/** A sound scenario in which a test makes one thing wrong. */
const SOUND = `title: A ford
map: |
  . F . .
  . . O .
combatants:
  F: { creature: sparring-warrior, side: party }
  O: { creature: orc, side: foes }
initiative: [F, O]
steps:
  - by: F
    do: attack
    on: O
    dice: { d20: [12], d8: [5] }
    expect: { attacks: [{ by: F, on: O }], O: { hp: 1 } }
`;
const changed = (from: string, to: string): string => {
  expect(SOUND, `nothing to change: ${from}`).toContain(from);
  return SOUND.replace(from, to);
};

test('a sound scenario is read without a complaint', () => expect(complaints(SOUND)).toEqual([]));

describe('the form', () => {
  test.each([
    ['no YAML', changed('initiative: [F, O]', 'initiative: [F, O'), /^line 9, at “steps:”: no YAML: /],
    [
      'a key twice',
      changed('creature: orc', 'side: foes, creature: orc'),
      'line 7, at “side: fo”: the same key twice in one place',
    ],
    [
      'aliases that grow beyond measure',
      `a: &a [x, x, x, x, x, x, x, x]\n${'bcdefgh'.replace(/./g, (it) => `${it}: &${it} [${`*${String.fromCharCode(it.charCodeAt(0) - 1)}, `.repeat(8)}x]\n`)}`,
      /^line 1, at “a: &a \[x”: no YAML: /,
    ],
    ['a tag of a language', SOUND.replace('A ford', '!!js/function x'), /^line 1, at “!!js\/fun”: no YAML: /],
    ['an empty file', '# nothing\n', 'line 1, at “# nothin”: expected an encounter, found nothing'],
    ['a list', '- 1\n', 'line 1, at “- 1”: expected keys and values, found [1]'],
    [
      'an unknown key',
      changed('title', 'titel: x\ntitle'),
      'line 1, at “titel: x”: titel: unknown key “titel”: expected “title”?',
    ],
    [
      'an unknown key of a combatant',
      changed('creature: orc', 'creature: orc, weapon: axe'),
      'line 7, at “weapon:”: combatants.O.weapon: unknown key “weapon”',
    ],
    [
      'a word for a number',
      changed('creature: orc', 'creature: orc, bab: one'),
      'line 7, at “one, sid”: combatants.O.bab: expected a whole number, found "one"',
    ],
    [
      'half a hit point',
      changed('creature: orc', 'creature: orc, hp: 4.5'),
      'line 7, at “4.5, sid”: combatants.O.hp: expected a whole number from 1, found 4.5',
    ],
    [
      'an unknown key of the hit points',
      changed('creature: orc', 'creature: orc, hp: { now: 3, temp: 4 }'),
      'line 7, at “temp: 4”: combatants.O.hp.temp: unknown key “temp”',
    ],
    [
      'an unknown size',
      changed('creature: orc', 'creature: orc, size: big'),
      'line 7, at “big, sid”: combatants.O.size: expected one of fine, diminutive, tiny, small, medium, large, huge, gargantuan, colossal, found "big"',
    ],
    [
      'three coordinates',
      changed('creature: orc', 'creature: orc, at: [1, 2, 3]'),
      'line 7, at “[1, 2, 3”: combatants.O.at: expected a square [x, y], found [1,2,3]',
    ],
    [
      'a key of letters and dashes',
      changed('  O: {', '  the-orc: {').replace('map: |', 'map: |'),
      'line 7, at “the-orc:”: combatants.the-orc: expected the key of a combatant: letters and digits, found the-orc',
    ],
    [
      'a weapon in part',
      changed('creature: orc', 'creature: orc, hands: [{ name: bone }]'),
      'line 7, at “{ name:”: combatants.O.hands[0].damage: missing: expected dice such as 2d6+1',
    ],
    [
      'dice of no form',
      changed('creature: orc', 'creature: orc, hands: [{ name: bone, damage: d }]'),
      'line 7, at “d }], si”: combatants.O.hands[0].damage: expected dice such as 2d6+1, found "d"',
    ],
    [
      'two kinds of step',
      changed('do: attack', 'do: attack\n    ask: path'),
      'line 10, at “by: F”: steps[0]: expected a step with exactly one of do, answer, gm, ask, found {"by":"F","do":"attack","ask":"path","on":"O","dice":{"d2…',
    ],
    [
      'no kind of step',
      changed('    do: attack\n', ''),
      /^line 10, at “by: F”: steps\[0\]: expected a step with exactly one of do/,
    ],
    [
      'an unknown question',
      changed('do: attack', 'ask: weather'),
      /^line 11, at “weather”: steps\[0\]\.ask: expected one of path, threatened, .*, found "weather"$/,
    ],
    [
      'an unknown override',
      changed('do: attack', 'gm: smite'),
      /^line 10, at “by: F”: steps\[0\]\.by: unknown key “by”$/,
    ],
    [
      'an unknown argument',
      changed('on: O', 'at_once: true'),
      'line 12, at “at_once:”: steps[0].at_once: unknown key “at_once”',
    ],
    [
      'an argument of the wrong form',
      changed('on: O', 'on: O\n    path: [1]'),
      'line 13, at “1]”: steps[0].path[0]: expected a square [x, y], found 1',
    ],
    [
      'a die that is none',
      changed('d8: [5]', 'w8: [5]'),
      'line 13, at “w8: [5]”: steps[0].dice.w8: expected a die such as d20, found w8',
    ],
    [
      'a face that is none',
      changed('d8: [5]', 'd8: [0]'),
      'line 13, at “0] }”: steps[0].dice.d8[0]: expected a whole number from 1, found 0',
    ],
    [
      'an unknown expectation',
      changed('attacks: [', 'attack: ['),
      'line 14, at “attack:”: steps[0].expect.attack: unknown key “attack”: expected “attacks”?',
    ],
    [
      'an unknown expectation of a combatant',
      changed('hp: 1', 'hitpoints: 1'),
      'line 14, at “hitpoint”: steps[0].expect.O.hitpoints: unknown key “hitpoints”',
    ],
    [
      'an expectation of an answer in a command',
      changed('O: { hp: 1 }', 'cost: 5'),
      'line 14, at “cost: 5”: steps[0].expect.cost: unknown key “cost”',
    ],
    [
      'an unknown house rule',
      `rules: { facing: true }\n${SOUND}`,
      'line 1, at “facing:”: rules.facing: unknown key “facing”',
    ],
    [
      'a running of no form',
      `running: { round: x }\n${SOUND}`,
      'line 1, at “x }”: running.round: expected a number, found "x"',
    ],
  ])('%s', (_name, source, expected) => {
    const found = complaints(source);
    if (typeof expected === 'string') expect(found).toEqual([expected]);
    else expect(found[0]).toMatch(expected);
  });
});

describe('the ground', () => {
  test.each([
    [
      'no map and no size',
      changed('map: |\n  . F . .\n  . . O .\n', ''),
      'line 1, at “title: A”: map: missing: expected a map, or a size [columns, rows]',
    ],
    [
      'a board without end',
      changed('map: |\n  . F . .\n  . . O .\n', 'size: [9, 1000000]\n'),
      'line 2, at “1000000]”: size[1]: expected [columns, rows], each from 1 to 1000, found 1000000',
    ],
    [
      'a map and a size',
      changed('combatants', 'size: [4, 2]\ncombatants'),
      'line 5, at “size: [4”: size: expected either a map or a size, found both',
    ],
    [
      'an unknown sign',
      changed('. F . .', '. F . ?'),
      "line 3, at “?”: map: expected one of . # ~ + ' : % ! A-Z a-z 0-9, found ?",
    ],
    [
      'rows of two lengths',
      changed('. . O .', '. . O'),
      'line 4, at “”: map: expected 4 squares as in the first row, found 3',
    ],
    [
      'a letter twice',
      changed('. . O .', '. F O .'),
      /^line 4, at “F O .”: map: “F” stands on the map twice \(first at 1,2\)$/,
    ],
    [
      'a letter of nobody',
      changed('. . O .', '. X O .'),
      'line 4, at “X O .”: map: expected a combatant “X”: the letter stands on the map',
    ],
    [
      'somebody nowhere',
      changed('. F . .', '. . . .'),
      'line 6, at “F: { cre”: combatants.F: expected a place for “F”: its letter on the map, or “at”',
    ],
    [
      'somebody off the board',
      changed('creature: orc', 'creature: orc, at: [4, 1]').replace(' O .', ' . .'),
      'line 7, at “[4, 1],”: combatants.O.at: expected a place on the board of 4 by 2 squares, found 4, 1',
    ],
    [
      'a body half off the board',
      changed('creature: orc', 'creature: ogre'),
      'line 7, at “{ creatu”: combatants.O: expected a place on the board of 4 by 2 squares, found 2, 1',
    ],
    [
      'two in one square',
      changed('creature: orc', 'creature: orc, at: [1, 0]').replace(' O .', ' . .'),
      'line 7, at “O: { cre”: combatants.O: expected a place of its own for “O”: “F” stands there',
    ],
    [
      'somebody in a wall',
      changed('combatants:', 'terrain: { "1,0": [solid] }\ncombatants:'),
      'line 7, at “{ creatu”: combatants.F: expected “F” on open ground: its square is solid',
    ],
    [
      'terrain off the board',
      changed('combatants:', 'terrain: { "9,0": [dark] }\ncombatants:'),
      'line 5, at “"9,0": [”: terrain.9,0: expected a place on the board of 4 by 2 squares, found 9,0',
    ],
    [
      'a wall off the board',
      changed('combatants:', 'walls: [[0, 0, 5, 0]]\ncombatants:'),
      'line 5, at “[0, 0, 5”: walls[0]: expected a place on the board of 4 by 2 squares, found 0, 0, 5, 0',
    ],
  ])('%s', (_name, source, expected) => {
    const found = complaints(source);
    if (typeof expected === 'string') expect(found).toEqual([expected]);
    else expect(found[0]).toMatch(expected);
  });
});

describe('what the parts say together', () => {
  test.each([
    [
      'an unknown creature',
      changed('creature: orc', 'creature: orq'),
      'line 7, at “orq, sid”: combatants.O.creature: expected a creature of the bestiary, found “orq”: “orc”?',
    ],
    [
      'an unknown weapon',
      changed('creature: orc', 'creature: orc, hands: [longswrod]'),
      'line 7, at “longswro”: combatants.O.hands[0]: expected a weapon or item, found “longswrod”: “longsword”?',
    ],
    [
      'an unknown weapon in a pack',
      changed('creature: orc', 'creature: orc, carried: [dager]'),
      'line 7, at “dager],”: combatants.O.carried[0]: expected a weapon or item, found “dager”: “dagger”?',
    ],
    [
      'an unknown armor',
      changed('creature: orc', 'creature: orc, armor: chainmial'),
      'line 7, at “chainmia”: combatants.O.armor: expected an armor, found “chainmial”: “chainmail”?',
    ],
    [
      'an unknown shield',
      changed('creature: orc', 'creature: orc, shield: pot-lid'),
      'line 7, at “pot-lid,”: combatants.O.shield: expected a shield, found “pot-lid”',
    ],
    [
      'a misspelt condition that is expected not to be there',
      changed('O: { hp: 1 }', 'O: { hp: 1, not: [pron] }'),
      'line 14, at “pron] }”: steps[0].expect.O.not[0]: expected a condition, found “pron”: “prone”?',
    ],
    [
      'an unknown condition',
      changed('creature: orc', 'creature: orc, conditions: [pron]'),
      'line 7, at “pron], s”: combatants.O.conditions[0]: expected a condition, found “pron”: “prone”?',
    ],
    [
      'an unloaded weapon that is not there',
      changed('creature: orc', 'creature: orc, unloaded: [sling]'),
      'line 7, at “sling],”: combatants.O.unloaded[0]: expected a weapon in hand or carried, found sling',
    ],
    [
      'no side',
      changed('creature: orc, side: foes', 'creature: orc'),
      'line 7, at “{ creatu”: combatants.O.side: missing: expected text',
    ],
    [
      'a mount of no one',
      changed('creature: orc', 'creature: orc, rides: M'),
      'line 7, at “M, side:”: combatants.O.rides: expected the key of a combatant, found “M”',
    ],
    [
      'one on another and back',
      changed('creature: orc', 'creature: orc, rides: O'),
      'line 7, at “O, side:”: combatants.O.rides: expected a mount that rides nobody for “O”',
    ],
    [
      'an order with a stranger',
      changed('[F, O]', '[F, O, X]'),
      'line 8, at “X]”: initiative[2]: expected the key of a combatant, found “X”',
    ],
    [
      'an order without one',
      changed('[F, O]', '[F]'),
      'line 8, at “initiati”: initiative: expected everybody in the initiative: “O” is missing',
    ],
    [
      'an order with one twice',
      changed('[F, O]', '[F, O, F]'),
      'line 8, at “F]”: initiative[2]: expected “F” once',
    ],
    [
      'a stranger who acted',
      changed('initiative', 'acted: [X]\ninitiative'),
      'line 8, at “X]”: acted[0]: expected the key of a combatant, found “X”',
    ],
    [
      'a step of a stranger',
      changed('by: F\n', 'by: G\n'),
      'line 10, at “G”: steps[0].by: expected the key of a combatant, found “G”',
    ],
    [
      'a step on a stranger',
      changed('on: O\n', 'on: G\n'),
      'line 12, at “G”: steps[0].on: expected the key of a combatant, found “G”',
    ],
    [
      'a step of nobody',
      changed('  - by: F\n    do', '  - do'),
      'line 10, at “do: atta”: steps[0].by: missing: expected the key of a combatant: letters and digits',
    ],
    [
      'an unknown action',
      changed('do: attack', 'do: atack'),
      'line 11, at “atack”: steps[0].do: expected an action, found “atack”: “attack”?',
    ],
    [
      'one who joins nowhere',
      `${SOUND}  - { do: join, key: G, combatant: { side: foes, hands: [axxe] } }\n`,
      'line 15, at “axxe] }”: steps[1].combatant.hands[0]: expected a weapon or item, found “axxe”',
      'line 15, at “{ side:”: steps[1].combatant.at: missing: expected a square [x, y]',
    ],
    [
      'a stranger in what is expected',
      changed('by: F, on: O }', 'by: F, on: G }'),
      'line 14, at “G }], O:”: steps[0].expect.attacks[0].on: expected the key of a combatant, found “G”',
    ],
    [
      'a key that means something else',
      changed('  O: {', '  O: { at: [2, 1], creature: orc, side: foes }\n  round: {')
        .replace('[F, O]', '[F, O, round]')
        .replace('side: foes }\ninit', 'side: foes, at: [3, 1] }\ninit'),
      'line 8, at “round: {”: combatants.round: expected another key than “round”: it has a meaning of its own in “expect”',
    ],
  ])('%s', (_name, source, ...expected) => expect(complaints(source).toSorted()).toEqual(expected));
});

describe('a running fight', () => {
  const running = (text: string): string => `${SOUND}running: ${text}\n`;
  test.each([
    [
      'an order with a stranger',
      running('{ order: [F, X] }'),
      'line 15, at “X] }”: running.order[1]: expected the key of a combatant, found “X”',
    ],
    [
      'a turn of a stranger',
      running('{ current: X }'),
      'line 15, at “X }”: running.current: expected the key of a combatant, found “X”',
    ],
    [
      'a stranger’s state',
      running('{ combatants: { X: { damage: 3 } } }'),
      'line 15, at “{ damage”: running.combatants.X: expected the key of a combatant, found “X”',
    ],
    [
      'somebody moved off the board',
      running('{ combatants: { F: { at: { x: 9, y: 0 } } } }'),
      'line 15, at “{ x: 9,”: running.combatants.F.at: expected a place on the board of 4 by 2 squares, found 9, 0',
    ],
    [
      'a frame of no action',
      running(
        '{ stack: [{ id: 1, parent: null, action: dance, step: start, actor: F, args: {}, memo: {}, answer: null }] }',
      ),
      'line 15, at “dance, s”: running.stack[0].action: expected a step of an action, found dance at start',
    ],
    [
      'a frame at no step',
      running(
        '{ stack: [{ id: 1, parent: null, action: move, step: "?fly", actor: F, args: {}, memo: {}, answer: null }] }',
      ),
      'line 15, at “move, st”: running.stack[0].action: expected a step of an action, found move at ?fly',
    ],
    [
      'a decision about nothing',
      running(
        '{ decisions: [{ id: 2, frame: 1, by: F, kind: cleave, on: null, because: attack, options: [pass], about: {} }] }',
      ),
      'line 15, at “1, by: F”: running.decisions[0].frame: expected the number of something on the stack, found 1',
    ],
    [
      'dice of another kind',
      running('{ dice: { mode: generated, state: "loaded:6", queued: {} } }'),
      'line 15, at “"loaded:”: running.dice.state: expected the state of the dice, found loaded:6',
    ],
    [
      'an unknown key',
      running('{ weather: rain }'),
      'line 15, at “weather:”: running.weather: unknown key “weather”',
    ],
  ])('%s', (_name, source, expected) => expect(complaints(source)).toEqual([expected]));
});

test('all that is wrong is told at once, in the order of the file', () => {
  const source = changed('creature: orc', 'creature: orc, bab: x')
    .replace('hp: 1', 'hp: x')
    .replace('title', 'titel');
  expect(complaints(source).map((line) => line.split('”')[0])).toEqual([
    'line 1, at “titel: A',
    'line 7, at “x, side:',
  ]);
  const steps = changed('d8: [5]', 'd8: [x]').replace('hp: 1', 'hp: x');
  expect(complaints(steps).map((line) => line.split('”')[0])).toEqual([
    'line 13, at “x] }',
    'line 14, at “x } }',
  ]);
});

test('a later document of a file is told by its own lines', () => {
  const second = changed('creature: orc', 'creature: orq');
  expect(complaints(`${SOUND}---\n${second}`)).toEqual([
    'line 22, at “orq, sid”: combatants.O.creature: expected a creature of the bestiary, found “orq”: “orc”?',
  ]);
});

test('what is wrong is told in Hungarian too', () => {
  expect(complaints(changed('creature: orc', 'creature: orc, bab: x'), 'hu')).toEqual([
    'line 7, at “x, side:”: combatants.O.bab: itt ez kell: egész szám, de ez áll itt: "x"',
  ]);
});

describe('a question', () => {
  const asked = (question: string): readonly string[] =>
    complaints(`${SOUND.slice(0, SOUND.indexOf('  - by: F'))}  - ${question}\n`).map((it) =>
      it.replace(/^line 10, at .*?: steps/, 'steps'),
    );
  test.each([
    ['{ ask: path, by: F }', 'steps[0].path: missing: expected a list of squares [x, y]'],
    ['{ ask: safest, by: F }', 'steps[0].to: missing: expected a square [x, y]'],
    ['{ ask: attack, by: F }', /^steps\[0\]\.on: missing: expected the key of a combatant/],
    ['{ ask: cover, by: F }', /^steps\[0\]\.on: missing: /],
    ['{ ask: flanking, by: F }', /^steps\[0\]\.on: missing: /],
    ['{ ask: distance, by: F }', /^steps\[0\]\.on: missing: /],
    ['{ ask: actions }', /^steps\[0\]\.by: missing: /],
    ['{ ask: path, by: F, path: [[.nan, 1]] }', /^steps\[0\]\.path\[0\]\[0\]: expected a square \[x, y\]/],
    ['{ ask: path, by: F, path: [[0, 1]], action: mov }', /^steps\[0\]\.action: .*“mov”: “move”\?$/],
    ['{ ask: reachable, by: F, action: constructor }', /^steps\[0\]\.action: expected an action/],
    ['{ ask: attack, by: F, on: O, power: 1e300 }', /^steps\[0\]\.power: expected a whole number from 0/],
    ['{ ask: attack, by: F, on: O, viewer: Z }', /^steps\[0\]\.viewer: .*“Z”/],
  ] as const)('%s is refused where it goes wrong', (question, told) => {
    const [first, ...more] = asked(question);
    expect(more).toEqual([]);
    if (typeof told === 'string') expect(first).toBe(told);
    else expect(first).toMatch(told);
  });
});
