import { describe, expect, test } from 'vitest';
import type { EventType, GameEvent } from '../../src/engine/events';
import { freshTurn } from '../../src/engine/fresh';
import type { Encounter, JsonRecord } from '../../src/engine/state';
import { emptyBoard } from '../../src/grid/board';
import { eventText } from '../../src/panels/event-text';
import { joinSteps } from '../../src/panels/log-lines';
import { plain } from '../../src/panels/sentence';
import { figure } from '../../src/panels/words';
import { createText } from '../../src/text/i18n';
import { table } from '../session/table';

const en = createText('en');
const hu = createText('hu');
const at = { x: 2, y: 3 };
const to = { x: 3, y: 3 };
const fight: Encounter = table();
const A = fight.combatants.A;
if (A === undefined) throw new Error('A sits at the table');

type Samples = { readonly [T in EventType]: readonly Extract<GameEvent, { type: T }>[] };

const attack = {
  type: 'attacked',
  by: 'B',
  on: 'A',
  weapon: 'greatclub',
  kind: 'melee',
  roll: 14,
  bonus: 8,
  total: 22,
  armorClass: 17,
  result: 'hit',
  damage: 16,
  attackModifiers: [{ type: 'base', value: 8, source: 'base-attack-bonus' }],
  armorClassModifiers: [{ type: 'base', value: 10, source: 'base' }],
  cause: 'attack-of-opportunity',
  missReason: null,
} as const;
const effect = { uid: 1, id: 'prone', by: null, ends: null, data: {} };
const harm = {
  type: 'damaged',
  who: 'A',
  by: 'B',
  amount: 16,
  temporary: 0,
  nonlethal: false,
  source: 'greatclub',
  reduced: 0,
} as const;

/** At least one of every type; a new type does not compile without its sample. */
const SAMPLES: Samples = {
  phaseChanged: (['setup', 'surprise', 'round', 'over'] as const).map((phase) => ({
    type: 'phaseChanged',
    phase,
    round: 1,
  })),
  initiativeSet: [
    { type: 'initiativeSet', who: 'A', initiative: { total: 17, modifier: 2, ties: [] }, aware: true },
    { type: 'initiativeSet', who: 'A', initiative: { total: 17, modifier: 2, ties: [] }, aware: false },
    { type: 'initiativeSet', who: 'A', initiative: null, aware: true },
  ],
  orderSet: [{ type: 'orderSet', order: ['A', 'B'] }],
  roundStarted: [
    { type: 'roundStarted', round: 2, phase: 'round' },
    { type: 'roundStarted', round: 0, phase: 'surprise' },
  ],
  turnStarted: [{ type: 'turnStarted', who: 'A', turn: freshTurn() }],
  turnEnded: [{ type: 'turnEnded', who: 'A' }],
  declared: [
    { type: 'declared', who: 'A', action: 'move', args: {} },
    { type: 'declared', who: 'A', action: 'attack', args: { on: 'B' } },
    { type: 'declared', who: '', action: 'start', args: {} },
  ],
  overruled: [{ type: 'overruled', who: 'A', code: 'decision-pending', with: { by: 'B', kind: 'cleave' } }],
  turnChanged: [
    { type: 'turnChanged', who: 'A', changes: { standard: false }, cost: 'standard' },
    { type: 'turnChanged', who: 'A', changes: { movedFeet: 5 }, cost: null },
  ],
  remembered: [{ type: 'remembered', who: 'A', key: 'run', value: 1 }],
  provoked: [{ type: 'provoked', who: 'A', because: 'movement', by: ['B'], at }],
  declined: [
    { type: 'declined', who: 'B', kind: 'attack-of-opportunity', on: 'A' },
    { type: 'declined', who: 'B', kind: 'cleave', on: null },
  ],
  stopped: [{ type: 'stopped', who: 'A', action: 'move', reason: 'cannot-go-on', with: {} }],
  moved: [{ type: 'moved', who: 'A', from: at, to, feet: 5, mode: 'land' }],
  placed: [{ type: 'placed', who: 'A', from: at, to }],
  rolled: [
    {
      type: 'rolled',
      who: 'A',
      purpose: 'check',
      what: 'tumble',
      dice: 'd20',
      faces: [11],
      modifiers: [{ type: 'untyped', value: 9, source: 'tumble' }],
      total: 20,
    },
  ],
  attacked: [
    attack,
    { ...attack, on: null, result: 'miss', damage: null, cause: 'attack' },
    { ...attack, result: 'critical', cause: 'attack' },
    { ...attack, result: 'miss', damage: null, missReason: 'miss-chance' },
  ],
  checked: [
    {
      type: 'checked',
      who: 'A',
      kind: 'tumble',
      save: false,
      total: 20,
      dc: 15,
      passed: true,
      against: null,
    },
    {
      type: 'checked',
      who: 'A',
      kind: 'fortitude',
      save: true,
      total: 9,
      dc: 15,
      passed: false,
      against: 'B',
    },
  ],
  damaged: [harm, { ...harm, nonlethal: true, temporary: 3, reduced: 5 }],
  healed: [
    { type: 'healed', who: 'A', amount: 4, nonlethal: 0, source: 'potion' },
    { type: 'healed', who: 'A', amount: 4, nonlethal: 2, source: 'potion' },
  ],
  temporaryHitPointsSet: [{ type: 'temporaryHitPointsSet', who: 'A', amount: 8 }],
  effectGained: [
    { type: 'effectGained', who: 'A', effect },
    {
      type: 'effectGained',
      who: 'A',
      effect: { ...effect, id: 'effect', data: { name: 'shield of faith' } },
    },
  ],
  effectChanged: [{ type: 'effectChanged', who: 'A', uid: 1, data: {} }],
  effectEnded: [{ type: 'effectEnded', who: 'A', uid: 1, id: 'prone', reason: 'acted' }],
  spellCast: (['kept', 'lost', 'held'] as const).flatMap((outcome) => [
    { type: 'spellCast', who: 'A', spell: 'sleep', outcome, on: 'B' },
    { type: 'spellCast', who: 'A', spell: 'sleep', outcome, on: null },
  ]),
  inventoryChanged: [
    { type: 'inventoryChanged', who: 'A', inventory: A.inventory, verb: 'draw', item: 'longsword' },
  ],
  groundChanged: [{ type: 'groundChanged', ground: [] }],
  doorMoved: [
    { type: 'doorMoved', door: 0, open: true, who: 'A' },
    { type: 'doorMoved', door: 0, open: false, who: null },
  ],
  boardChanged: [
    { type: 'boardChanged', board: emptyBoard(20, 10), squares: 3, walls: 1, doors: 0, resized: false },
    { type: 'boardChanged', board: emptyBoard(20, 10), squares: 0, walls: 0, doors: 0, resized: false },
    { type: 'boardChanged', board: emptyBoard(20, 10), squares: 0, walls: 0, doors: 0, resized: true },
    { type: 'boardChanged', board: emptyBoard(20, 10), squares: 1, walls: 0, doors: 2, resized: true },
  ],
  lightsSet: [
    { type: 'lightsSet', lights: [], change: -1 },
    { type: 'lightsSet', lights: [{ at: [1, 1], brightFeet: 20, shadowyFeet: 40 }], change: 1 },
    { type: 'lightsSet', lights: [{ at: [1, 1], brightFeet: 20, shadowyFeet: 40 }], change: -2 },
    { type: 'lightsSet', lights: [{ at: [1, 1], brightFeet: 20, shadowyFeet: 40 }], change: 0 },
  ],
  pictureSet: [
    { type: 'pictureSet', picture: null },
    {
      type: 'pictureSet',
      picture: {
        id: 'a'.repeat(64),
        kind: 'png',
        width: 800,
        height: 600,
        left: 0,
        top: 0,
        pixelsPerSquare: 100,
        opacity: 1,
      },
    },
  ],
  mounted: [
    { type: 'mounted', who: 'A', mount: 'B' },
    { type: 'mounted', who: 'A', mount: null },
  ],
  titleSet: [{ type: 'titleSet', title: 'At the ford' }],
  combatantJoined: [{ type: 'combatantJoined', combatant: A }],
  combatantRemoved: [{ type: 'combatantRemoved', who: 'A' }],
  sheetSet: [{ type: 'sheetSet', who: 'A', sheet: {} }],
  stateSet: [{ type: 'stateSet', who: 'A', state: {} }],
  edited: [
    { type: 'edited', who: 'A', edit: 'damage', with: {} },
    { type: 'edited', who: null, edit: 'pass-time', with: {} },
  ],
};
const all: readonly GameEvent[] = Object.values(SAMPLES).flat();
const told = (event: GameEvent, text = en) => plain(eventText(text, fight, event).parts);

describe.each([
  ['English', en],
  ['Hungarian', hu],
])('in %s', (_name, text) => {
  test.each(all.map((event) => [event.type, event] as const))('%s is a whole sentence', (_type, event) => {
    const sentence = told(event, text);
    expect(sentence.length).toBeGreaterThan(3);
    expect(sentence, 'a key without its text').not.toMatch(/^[a-z]+:[a-z.-]+$/);
    expect(sentence, 'a blank that was not filled').not.toMatch(/\{\{|undefined|\[object/);
  });
});

test('an attack of opportunity is told with what it came to, and its numbers open', () => {
  expect(told(attack)).toBe(
    'Attack of opportunity. Name of B attacks Name of A with greatclub: 22 against AC 17. Hit. 16 damage.',
  );
  const figures = eventText(en, fight, attack).parts.flatMap((part) =>
    typeof part === 'string' ? [] : [part],
  );
  expect(figures.map(({ figure }) => figure)).toEqual(['22', '17']);
  expect(figures[0]?.sum).toMatchObject({ total: 22, dice: { dice: 'd20', faces: [14] } });
  expect(figures[1]?.sum.modifiers).toEqual(attack.armorClassModifiers);
});

test.each([
  [
    { ...attack, result: 'miss', damage: null, missReason: 'miss-chance' } as const,
    /Miss \(miss chance\)\.$/,
  ],
  [
    { type: 'provoked', who: 'A', because: 'movement', by: ['B'], at } as const,
    /^Name of A provokes at C4 \(movement\): Name of B may strike\.$/,
  ],
  [
    SAMPLES.damaged[1] as GameEvent,
    /^Name of A takes 16 nonlethal damage\. 5 did not get through\. 3 of it from temporary hit points\.$/,
  ],
  [
    { type: 'moved', who: 'A', from: at, to, feet: 5, mode: 'land' } as const,
    /^Name of A moves from C4 to D4, 5 ft\.$/,
  ],
])('%#', (event, sentence) => {
  expect(told(event)).toMatch(sentence);
});

test('a roll between equals is told as one, and no second initiative', () => {
  const rolled = (ties: readonly number[]): GameEvent => ({
    type: 'initiativeSet',
    who: 'A',
    initiative: { total: 13, modifier: 1, ties },
    aware: true,
  });
  expect(told(rolled([]))).toBe('Name of A: initiative 13.');
  expect(told(rolled([17]))).toBe('Name of A rolls 17 against the equals at 13.');
  // Who shares the count of its group rolls nothing.
  expect(told(rolled([17, -2]))).toBe('Name of A: initiative 13.');
});

test('what the game master sets is told with its figure, hit points as hit points', () => {
  const set = (changes: JsonRecord): string => told({ type: 'edited', who: 'A', edit: 'set', with: changes });
  expect(set({ sheet: { spellResistance: 12 } })).toBe('GM: set spell resistance 12, Name of A.');
  expect(set({ sheet: { hitPoints: 50, level: 3 } })).toBe(
    'GM: set maximum hit points 50 and level 3, Name of A.',
  );
  expect(set({ state: { damage: 2 } })).toBe(`GM: set hit points ${A.sheet.hitPoints - 2}, Name of A.`);
  expect(set({ state: { temporary: 4 } })).toBe('GM: set temporary hit points 4, Name of A.');
  expect(set({ state: { at: { x: 1, y: 1 } } })).toBe('GM: set place, Name of A.');
  expect(set({ sheet: { initiative: null } })).toBe('GM: set initiative, Name of A.');
});

test('steps that follow each other are one line, and stay two where something came between', () => {
  const step = (x: number): GameEvent => ({
    type: 'moved',
    who: 'A',
    from: { x, y: 0 },
    to: { x: x + 1, y: 0 },
    feet: 5,
    mode: 'land',
  });
  const paid: GameEvent = { type: 'turnChanged', who: 'A', changes: { movedFeet: 5 }, cost: null };
  const cut: GameEvent = { type: 'provoked', who: 'A', because: 'movement', by: ['B'], at };
  expect(joinSteps([step(0), paid, step(1), paid, cut, step(2)])).toEqual([
    { type: 'moved', who: 'A', from: { x: 0, y: 0 }, to: { x: 2, y: 0 }, feet: 10, mode: 'land' },
    cut,
    step(2),
  ]);
  // A rider comes along without a word; who is put elsewhere meanwhile is told.
  const borne = (x: number): GameEvent => ({
    type: 'placed',
    who: 'B',
    from: { x, y: 0 },
    to: { x: x + 1, y: 0 },
  });
  const whole = { type: 'moved', who: 'A', from: { x: 0, y: 0 }, to: { x: 2, y: 0 }, feet: 10, mode: 'land' };
  expect(joinSteps([step(0), borne(0), paid, step(1), borne(1), paid])).toEqual([whole]);
  expect(joinSteps([step(0), paid, step(1), borne(4)])).toEqual([whole, borne(4)]);
});

test('every figure of a combatant has a word for when it is set', () => {
  for (const text of [en, hu])
    for (const field of [...Object.keys(A.sheet), 'notes', 'side'])
      expect(text.exists(`events:field.${field}`), `${text.language}: ${field}`).toBe(true);
});

test.each([en, hu])(
  'a large number is written as it stands in the sentences, without marks between thousands',
  (text) => {
    expect(figure(text, 99999)).toBe('99999');
    expect(figure(text, -1234567)).toBe('−1234567');
    expect(figure(text, 12.5)).toBe(text.language === 'hu' ? '12,5' : '12.5');
  },
);
