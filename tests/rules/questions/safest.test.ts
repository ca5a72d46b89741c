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

const ENEMIES = ['B', 'C', 'D', 'E'] as const;
const enemy = fc.record({
  at: fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 3 })),
  kind: fc.constantFrom(
    'creature: sparring-warrior',
    'creature: ogre',
    'creature: sparring-warrior, hands: [{ name: longspear }]',
    'creature: sparring-warrior, feats: [combat-reflexes], hands: [{ name: spiked-chain }]',
  ),
});
const scene = fc.record({
  hp: fc.constantFrom(3, 12, 60),
  actions: fc.constantFrom('move', 'move', 'withdraw'),
  feats: fc.constantFrom('[]', '[mobility]'),
  size: fc.constantFrom('medium', 'large'),
  at: fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 3 })),
  enemies: fc.array(enemy, { minLength: 1, maxLength: 4 }),
  floor: fc.array(fc.constantFrom('.', '.', '.', '.', '~', '#', '%'), { minLength: 20, maxLength: 20 }),
});
type Scene = typeof scene extends fc.Arbitrary<infer T> ? T : never;

/** The scene in the notation, or null where bodies would overlap. */
function notationOf({ hp, feats, size, at, enemies, floor, actions }: Scene): string | null {
  const side = (square: readonly [number, number], large: boolean): string[] => {
    const reach = large ? [0, 1] : [0];
    return reach.flatMap((y) => reach.map((x) => `${square[0] + x},${square[1] + y}`));
  };
  const bodies = [
    ...side(at, size === 'large'),
    ...enemies.flatMap(({ at: there, kind }) => side(there, kind.includes('ogre'))),
  ];
  const inside = bodies.every((name) => {
    const [x = 0, y = 0] = name.split(',').map(Number);
    return x < 5 && y < 4 && floor[y * 5 + x] !== '#';
  });
  if (!inside || new Set(bodies).size !== bodies.length) return null;
  const rows = [0, 1, 2, 3].map((y) => `  ${floor.slice(5 * y, 5 * y + 5).join(' ')}`).join('\n');
  const speed = actions === 'withdraw' ? 10 : 20;
  const foes = enemies.map(
    ({ at: there, kind }, index) => `  ${ENEMIES[index]}: { side: foes, at: [${there}], ${kind} }`,
  );
  return [
    'title: Random ground',
    `map: |\n${rows}`,
    'combatants:',
    `  A: { creature: sparring-warrior, side: party, at: [${at}], hp: ${hp}, speed: ${speed}, size: ${size}, feats: ${feats} }`,
    ...foes,
    `initiative: [A, ${ENEMIES.slice(0, enemies.length).join(', ')}]`,
  ].join('\n');
}

describe('the safest way', () => {
  test('is the best of all ways, tried one by one', () => {
    let compared = 0;
    fc.assert(
      fc.property(scene, (it) => {
        const text = notationOf(it);
        if (text === null) return;
        const view = viewFrom(text);
        const truth = everyWay(view, it.actions, 20);
        for (let x = 0; x < 5; x++)
          for (let y = 0; y < 4; y++) {
            const to = { x, y };
            if (squareKey(to) === squareKey(view.combatant('A').at)) continue;
            const found = askSafest(view, { by: 'A', to, action: it.actions, args: {} });
            const best = truth.get(squareKey(to));
            expect(found.legal).toBe(best !== undefined);
            if (!best) continue;
            compared += 1;
            expect(found.provocations.length).toBe(best.provocations.length);
            expect(found.damage).toBeCloseTo(best.damage, 6);
            expect(found.cost).toBe(best.cost);
          }
      }),
      { numRuns: 40, seed: 99 },
    );
    expect(compared).toBeGreaterThan(50);
  }, 60_000);
});
