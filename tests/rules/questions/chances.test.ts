import { describe, expect, test } from 'vitest';
import {
  beatsEach,
  beatsOpposed,
  checkChance,
  hitChance,
  opposedChance,
  saveChance,
} from '../../../src/rules/hit-chance';

const FACES = Array.from({ length: 20 }, (_, index) => index + 1);

describe('chances', () => {
  test('a check has no sure 20 and no sure 1 (X-GEN-2)', () => {
    expect(checkChance(5, 15)).toBe(0.55);
    expect(checkChance(0, 21)).toBe(0);
    expect(checkChance(9, 10)).toBe(1);
  });
  test('a save and an attack always have one face each way (SAV-8, SAV-9, ATK-3, ATK-4)', () => {
    expect(saveChance(5, 15)).toBe(0.55);
    expect(saveChance(0, 40)).toBe(0.05);
    expect(saveChance(30, 10)).toBe(0.95);
    expect(hitChance(30, 10)).toBe(0.95);
  });
  test('equals win an opposed check half of the time: ties are rolled again (X-GEN-3)', () => {
    expect(opposedChance(3, 3)).toBeCloseTo(0.5, 12);
  });
  test('the higher modifier wins ties (X-GEN-3)', () => {
    expect(opposedChance(1, 0)).toBeCloseTo(pairs((a, b) => a + 1 >= b) / 400, 12);
    expect(opposedChance(0, 1)).toBeCloseTo(pairs((a, b) => a > b + 1) / 400, 12);
    // Of 400 pairs 15 + 14 + … + 1 = 120 are lost.
    expect(opposedChance(4, 0)).toBeCloseTo(0.7, 12);
    expect(opposedChance(0, 4)).toBeCloseTo(0.3, 12);
    expect(opposedChance(25, 0)).toBe(1);
    expect(opposedChance(0, 25)).toBe(0);
  });
  test('a feint is lost on a tie (X-FEI-1)', () => {
    expect(beatsOpposed(0, 0)).toBeCloseTo(0.475, 12);
    expect(beatsOpposed(4, 0)).toBeCloseTo(pairs((a, b) => a + 4 > b) / 400, 12);
  });
  test('one roll against two who hold on (X-GRP-11)', () => {
    let won = 0;
    for (const mine of FACES)
      for (const first of FACES)
        for (const second of FACES) if (mine + 3 >= first + 1 && mine > second) won += 1;
    expect(beatsEach(3, [1, 3])).toBeCloseTo(won / 8000, 12);
  });
});

const pairs = (wins: (mine: number, other: number) => boolean): number =>
  FACES.flatMap((mine) => FACES.map((other) => (wins(mine, other) ? 1 : 0) as number)).reduce(
    (a, b) => a + b,
  );
