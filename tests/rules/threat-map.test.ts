import { expect, test } from 'vitest';
import { seededDice } from '../../src/engine/dice';
import type { Combatant, EffectInstance, Encounter, Inventory } from '../../src/engine/state';
import { makeOwn, publish, withChanged } from '../../src/engine/table';
import { viewOf } from '../../src/engine/view';
import { indexBoard } from '../../src/grid/board-index';
import { lineOfEffect } from '../../src/grid/line-of-effect';
import { bodySquares } from '../../src/grid/placement';
import { reachSquares } from '../../src/grid/reach';
import { SHAPES, SIZES, spaceSquares } from '../../src/grid/size';
import { squareKey } from '../../src/grid/square';
import { buildEncounter } from '../../src/notation/build-encounter';
import { readNotation } from '../../src/notation/read-notation';
import { reachOptions, reachWith } from '../../src/rules/attack-context';
import { rules } from '../../src/rules/registry';
import { mayThreaten, nearbyThreats, threatMapOf } from '../../src/rules/threat-map';
import { threateningWeapons } from '../../src/rules/wielding';

const COUNT = 18;
/** The slow answers take long where others use the machine. */
const PATIENCE = 60_000;
const HANDS = ['longsword', 'longspear', 'spiked-chain', 'whip', 'longbow'];
const STATES = ['dead', 'stunned', 'grappling', 'prone', 'panicked', 'holding-charge'];

/** Everyone of every size, tall and long, with every kind of reach, walls, doors and the edge of the board between. */
function crowd(): Encounter {
  const lines = Array.from({ length: COUNT }, (_, i) => {
    const fields = [
      `side: ${i % 3 === 0 ? 'party' : 'foes'}`,
      `at: [${(i % 9) * 2}, ${10 + 2 * Math.floor(i / 9)}]`,
      i % 4 === 3 ? 'natural: [{ name: bite, damage: 1d6 }]' : `hands: [${HANDS[i % HANDS.length]}]`,
      ...(i % 7 === 2 ? ['feats: [improved-unarmed-strike]'] : []),
    ];
    return `  c${i}: { ${fields.join(', ')} }`;
  });
  const text = `title: crowd
size: [26, 20]
terrain:
  "9,4": [solid]
  "10,4": [solid]
walls: [[4, 9, 12, 9], [15, 0, 15, 6]]
doors: [{ at: [15, 6, 15, 7] }]
combatants:
${lines.join('\n')}
`;
  const [document] = readNotation(text, 'crowd');
  if (document === undefined) throw new Error('no crowd');
  const encounter = buildEncounter(document, seededDice(3));
  const combatants = Object.values(encounter.combatants).map(sized);
  return { ...encounter, combatants: Object.fromEntries(combatants.map((who) => [who.id, who])) };
}

/** Squares are shared as it happens; two ride on a third. */
function sized(who: Combatant, i: number): Combatant {
  const size = SIZES[i % SIZES.length] ?? 'medium';
  const sheet = { ...who.sheet, size, shape: SHAPES[i % 2] ?? 'tall' };
  const at = { x: (i * 7) % 22, y: (i * 5) % 17 };
  return { ...who, sheet, at, rides: i === 4 || i === 13 ? 'c5' : null };
}

/** By what it was worked out from, in words: nothing of it is known by identity. */
const worked = new Map<string, ReadonlySet<string>>();

/** Every weapon of everyone asked for every square, on a copy nobody has seen. */
function slowThreat(encounter: Encounter): ReadonlyMap<string, readonly string[]> {
  const copy: Encounter = JSON.parse(JSON.stringify(encounter));
  const found = new Map<string, string[]>();
  for (const who of Object.values(copy.combatants)) {
    const mount = who.rides === null ? null : (copy.combatants[who.rides] ?? null);
    const text = JSON.stringify([who, mount, copy.board.doors, copy.houseRules]);
    const keys = worked.get(text) ?? slowSquares(copy, who, mount ?? who);
    worked.set(text, keys);
    for (const key of keys) found.set(key, [...(found.get(key) ?? []), who.id]);
  }
  return found;
}

function slowSquares(encounter: Encounter, who: Combatant, body: Combatant): ReadonlySet<string> {
  const view = viewOf(rules, encounter);
  const index = indexBoard(encounter.board);
  const placement = { at: body.at, space: spaceSquares(body.sheet.size) };
  const own = bodySquares(index, placement);
  const weapons = view.can(who, 'threaten') ? threateningWeapons(view, who) : [];
  const keys = new Set<string>();
  for (const { weapon } of weapons)
    for (const square of reachSquares(placement, reachWith(who, weapon), reachOptions(view, weapon)))
      if (!keys.has(squareKey(square)) && lineOfEffect(index, own, [square])) keys.add(squareKey(square));
  return keys;
}

/** Who threatens each square, and those asked about closely because they stand there. */
function compare(encounter: Encounter, slow: ReadonlyMap<string, readonly string[]>, what: string): void {
  const view = viewOf(rules, encounter);
  const { field, people } = threatMapOf(view);
  const wrong: string[] = [];
  for (let y = 0; y < encounter.board.rows; y++)
    for (let x = 0; x < encounter.board.columns; x++) {
      const names = field.reaching({ x, y }).map((rank) => people[rank]?.id);
      const truth = slow.get(squareKey({ x, y })) ?? [];
      if (names.join() !== truth.join()) wrong.push(`${x},${y}: ${names.join()} for ${truth.join()}`);
      const asked = mayThreaten(view, [{ x, y }]);
      if (!truth.every((id) => asked.includes(id))) wrong.push(`${x},${y}: not asked`);
    }
  expect(wrong, what).toEqual([]);
}

/** Numbers that look thrown and are the same in every run. */
function chooser(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

const ill = (uid: number, id: string): EffectInstance => ({ uid, id, by: null, ends: null, data: {} });
const NO_HANDS: Pick<Inventory, 'hands'> = { hands: [] };

function changedAtRandom(who: Combatant, choose: (below: number) => number): Combatant {
  const at = { x: choose(24), y: choose(19) };
  const id = STATES[choose(STATES.length)] ?? 'dead';
  const size = SIZES[choose(SIZES.length)] ?? 'medium';
  const all: readonly Partial<Combatant>[] = [
    { at },
    { at },
    { effects: who.effects.length > 0 ? [] : [ill(900 + choose(99), id)] },
    { inventory: { ...who.inventory, ...NO_HANDS } },
    { sheet: { ...who.sheet, size } },
    { damage: who.damage + 1 },
    { rides: who.rides === null && who.id !== 'c5' ? 'c5' : null },
  ];
  return { ...who, ...all[choose(all.length)] };
}

/** A door opened or shut: another board. */
const doorMoved = (encounter: Encounter): Encounter => {
  const doors = encounter.board.doors.map((door) => ({ ...door, open: !door.open }));
  return { ...encounter, board: { ...encounter.board, doors } };
};

/** As a command does it: one copy, then changes in place. With `ask` the map is asked for in between too. */
function commanded(encounter: Encounter, choose: (below: number) => number, ask: boolean): Encounter {
  let { combatants } = encounter;
  for (let i = 1 + choose(ask ? 3 : 20); i > 0; i--) {
    const id = `c${choose(COUNT)}`;
    const who = combatants[id];
    if (who === undefined) continue;
    const before = combatants;
    combatants = withChanged(combatants, id, changedAtRandom(who, choose));
    if (combatants !== before) makeOwn(combatants);
    if (ask) threatMapOf(viewOf(rules, { ...encounter, combatants }));
  }
  publish(combatants);
  return { ...encounter, combatants };
}

function without(encounter: Encounter, id: string): Encounter {
  const { [id]: _gone, ...combatants } = encounter.combatants;
  return { ...encounter, combatants };
}

test(
  'the map follows commands, undoing and jumps, and comes to what is worked out from nothing',
  () => {
    const choose = chooser(71);
    const first = crowd();
    const states = [{ encounter: first, slow: slowThreat(first) }];
    compare(first, slowThreat(first), 'the first state');
    for (let turn = 0; turn < 30; turn++) {
      const from = states[choose(states.length)];
      if (from === undefined) continue;
      const kind = choose(10);
      const { encounter } = from;
      const next =
        kind === 0
          ? doorMoved(encounter)
          : kind === 1
            ? without(encounter, `c${choose(COUNT)}`)
            : commanded(encounter, choose, kind < 7);
      const made = { encounter: next, slow: slowThreat(next) };
      compare(next, made.slow, `turn ${turn}`);
      // Back where it came from, then to any state there was.
      compare(from.encounter, from.slow, `turn ${turn}, undone`);
      states.push(made);
      const other = states[choose(states.length)];
      if (other) compare(other.encounter, other.slow, `turn ${turn}, another state`);
    }
  },
  PATIENCE,
);

test(
  'a state made by hand, which no table came from, is told apart too',
  () => {
    const before = crowd();
    const view = viewOf(rules, before);
    compare(before, slowThreat(before), 'before');
    const moved = { ...view.combatant('c8'), at: { x: 1, y: 1 } };
    const after = { ...before, combatants: { ...before.combatants, c8: moved } };
    compare(after, slowThreat(after), 'after');
    compare(before, slowThreat(before), 'before again');
  },
  PATIENCE,
);

test(
  'other house rules on the same board make another map',
  () => {
    const book = crowd();
    const house: Encounter = { ...book, houseRules: { ...book.houseRules, diagonals: '5-5-5' } };
    for (const encounter of [book, house, book]) compare(encounter, slowThreat(encounter), 'house rules');
  },
  PATIENCE,
);

test('whoever stands in a square is asked about it, except the one asked about', () => {
  const encounter = crowd();
  const view = viewOf(rules, encounter);
  const armed = view.combatant('c3');
  expect(mayThreaten(view, [armed.at])).toContain('c3');
  expect(nearbyThreats(view, armed)).not.toContain('c3');
});
