import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { View } from '../../../src/engine/contract';
import { measurePath } from '../../../src/grid/path';
import { neighbours, type Square, squareKey } from '../../../src/grid/square';
import { boardOf } from '../../../src/rules/body';
import { walkerFor } from '../../../src/rules/movement';
import type { PathAnswer } from '../../../src/rules/questions/answers';
import { askPath } from '../../../src/rules/questions/path';
import { askSafest } from '../../../src/rules/questions/safest';
import { notationOf, scene } from './random-ground';
import { viewFrom } from './view-from';

/** Every way of the mover's action, one askPath each: slow, obvious, and the judge of the search. */
function everyWay(view: View, action: string, allowance: number): Map<string, PathAnswer> {
  const who = view.combatant('A');
  const walker = walkerFor(view, who);
  const best = new Map<string, PathAnswer>();
  const go = (path: readonly Square[]): void => {
    const last = path.at(-1) ?? who.at;
    if (path.length > 0) {
      const answer = askPath(view, { by: 'A', path, action, args: {} });
      const known = best.get(squareKey(last));
      if (answer.legal && (!known || isSafer(answer, known))) best.set(squareKey(last), answer);
    }
    for (const to of neighbours(last)) {
      const next = [...path, to];
      const { blockedAt, feet } = measurePath(boardOf(view), walker, { from: who.at, path: next });
      if (blockedAt === null && feet <= allowance) go(next);
    }
  };
  go([]);
  return best;
}

const isSafer = (a: PathAnswer, b: PathAnswer): boolean =>
  a.provocations.length - b.provocations.length < 0 ||
  (a.provocations.length === b.provocations.length &&
    (a.damage < b.damage - 1e-9 || (Math.abs(a.damage - b.damage) <= 1e-9 && a.cost < b.cost)));

/** Compares the way to every place of a small board with the best of all; tells how many there were. */
function compare(view: View, action: string): number {
  let compared = 0;
  const truth = everyWay(view, action, 20);
  for (let x = 0; x < 5; x++)
    for (let y = 0; y < 4; y++) {
      const to = { x, y };
      if (squareKey(to) === squareKey(view.combatant('A').at)) continue;
      const found = askSafest(view, { by: 'A', to, action, args: {} });
      const best = truth.get(squareKey(to));
      expect(found.legal).toBe(best !== undefined);
      if (!best) continue;
      compared += 1;
      expect(found.provocations.length).toBe(best.provocations.length);
      expect(found.damage).toBeCloseTo(best.damage, 6);
      expect(found.cost).toBe(best.cost);
    }
  return compared;
}

const WEAKENED = `
title: Past a snake and two guards
map: |
  . . . . .
  A . V . .
  . E . . .
  . . . F .
combatants:
  A: { creature: sparring-warrior, side: party, hp: 6, speed: SPEED, level: 3 }
  V: { side: foes, bab: 3, natural: [{ name: bite, damage: 1d3 }], traits: [TRAIT] }
  E: { creature: sparring-warrior, side: foes }
  F: { creature: sparring-warrior, side: foes }
initiative: [A, V, E, F]
`;

describe('the safest way', () => {
  test('is the best of all ways, tried one by one', () => {
    let compared = 0;
    fc.assert(
      fc.property(scene, (it) => {
        const text = notationOf(it);
        if (text !== null) compared += compare(viewFrom(text), it.actions);
      }),
      { numRuns: 40, seed: 99 },
    );
    expect(compared).toBeGreaterThan(50);
  }, 60_000);

  test.each([
    ['move', '20', 'poison-2d6-dex-25'],
    ['withdraw', '10', 'poison-2d6-dex-25'],
    ['withdraw', '10', 'ability-damage-1d6-con'],
  ])(
    'is it too where blows weaken the walker or bring it to a halt: %s, %s, %s',
    (action, speed, trait) => {
      expect(
        compare(viewFrom(WEAKENED.replace('TRAIT', trait).replace('SPEED', speed)), action),
      ).toBeGreaterThan(10);
    },
    60_000,
  );
});
