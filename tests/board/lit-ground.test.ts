import { expect, test } from 'vitest';
import { litGround } from '../../src/board/lit-ground';
import { viewOf } from '../../src/engine/view';
import { buildEncounter } from '../../src/notation/build-encounter';
import { readNotation } from '../../src/notation/read-notation';
import { askSquare } from '../../src/rules/questions/square';
import { rules } from '../../src/rules/registry';

/** A dark passage with rock at its end and a bright place behind it, where `A` stands. */
function view(more: string, lights = '[]') {
  const [document] = readNotation(`map: |
  % % % % % % # . .
terrain: { "1,0": [dark, difficult] }
lights: ${lights}
combatants:
  A: { side: party, at: [8, 0], ${more} }
`);
  if (document === undefined) throw new Error('one document');
  return viewOf(rules, buildEncounter(document));
}
const lit = () => view('hands: []', '[{ at: [0.5, 0.5], bright: 10, shadowy: 20 }]');

test('ground is drawn as the light leaves it, and what lies there besides stays', () => {
  const dark = view('hands: []');
  expect(litGround(dark)).toBe(dark.encounter.board.terrain);
  const ground = litGround(lit());
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((x) => ground[`${x},0`])).toEqual([
    [],
    ['difficult'],
    [],
    ['shadow'],
    ['shadow'],
    ['dark'],
    ['solid'],
    undefined,
  ]);
});

test('the same until light or board change', () => {
  const it = lit();
  expect(litGround(it)).toBe(litGround(it));
  const { lights } = it.encounter;
  const other = viewOf(rules, { ...it.encounter, lights: [...lights] });
  expect(litGround(other)).toBe(litGround(it));
  expect(litGround(viewOf(rules, { ...it.encounter, lights: [] }))).toBe(it.encounter.board.terrain);
});

test('bright floor under a spell of darkness is drawn shadowy', () => {
  expect(litGround(view('effects: [{ name: darkness }]'))['7,0']).toEqual(['shadow']);
});

test('a square is told as it is lit', () => {
  expect(askSquare(lit(), { x: 1, y: 0 }, null).ground).toEqual(['difficult']);
  expect(askSquare(lit(), { x: 5, y: 0 }, null).ground).toEqual(['dark']);
});
