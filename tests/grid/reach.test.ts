import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { footprint } from '../../src/grid/footprint';
import { isInReach, type ReachOptions, reachSquares } from '../../src/grid/reach';
import { squareKey } from '../../src/grid/square';

const at = { x: 10, y: 10 };
const count = (space: number, feet: number, options?: ReachOptions): number =>
  reachSquares({ at, space }, feet, options).length;

describe('reach (ruling 5)', () => {
  it.each([
    ['Small or Medium', 1, 5, undefined, 8],
    ['Medium with a reach weapon', 1, 5, 'reach', 16],
    ['Medium with a spiked chain', 1, 5, 'reach-and-adjacent', 24],
    ['Large tall', 2, 10, undefined, 32],
    ['Large long', 2, 5, undefined, 12],
    ['Huge tall', 3, 15, undefined, 60],
    ['Gargantuan tall', 4, 20, undefined, 108],
    ['Gargantuan long', 4, 15, undefined, 72],
    ['Tiny', 1, 0, undefined, 0],
  ] as const)('%s covers its squares', (_, space, feet, reachWeapon, squares) => {
    expect(count(space, feet, reachWeapon === undefined ? {} : { reachWeapon })).toBe(squares);
  });

  it('covers the second diagonal at 10 ft only by the exception (D1, X-RCH-3)', () => {
    expect(count(2, 10, { reachDiagonal: false })).toBe(28);
    expect(count(1, 5, { reachDiagonal: false, reachWeapon: 'reach' })).toBe(16);
  });

  it('leaves out the second diagonal of an ogre with a longspear (D2)', () => {
    const corner = { x: at.x - 2, y: at.y - 2 };
    const keys = (options: ReachOptions) => reachSquares({ at, space: 2 }, 10, options).map(squareKey);
    expect(keys({ reachWeapon: 'reach' })).not.toContain(squareKey(corner));
    expect(keys({ reachWeapon: 'reach', reachWeaponFillsDiagonal: true })).toContain(squareKey(corner));
    expect(keys({ reachWeapon: 'reach' })).toContain(squareKey({ x: at.x - 4, y: at.y }));
    expect(keys({ reachWeapon: 'reach' })).not.toContain(squareKey({ x: at.x - 2, y: at.y }));
  });

  it('of 15 ft (whip) has 5-10-5 corners', () => {
    expect(count(1, 15)).toBe(36);
  });

  it('strikes a creature in the same square, but not with a reach weapon (X-SIZE-5)', () => {
    const target = { at, space: 1 };
    expect(isInReach({ at, space: 1 }, target, 0)).toBe(true);
    expect(isInReach({ at, space: 1 }, target, 5, { reachWeapon: 'reach' })).toBe(false);
    expect(isInReach({ at, space: 1 }, { at: { x: 11, y: 10 }, space: 1 }, 0)).toBe(false);
  });

  it('reaches a big creature when one of its squares is covered', () => {
    const option = fc.constantFrom<ReachOptions>(
      {},
      { reachWeapon: 'reach' },
      { reachWeapon: 'reach-and-adjacent' },
      { reachDiagonal: false },
    );
    const small = fc.integer({ min: 1, max: 4 });
    const near = fc.integer({ min: 4, max: 16 });
    fc.assert(
      fc.property(
        small,
        small,
        near,
        near,
        fc.constantFrom(5, 10, 15, 20),
        option,
        (a, b, x, y, feet, options) => {
          const covered = new Set(reachSquares({ at, space: a }, feet, options).map(squareKey));
          const target = footprint({ x, y }, b);
          const own = new Set(footprint(at, a).map(squareKey));
          if (target.some((square) => own.has(squareKey(square)))) return;
          const some = target.some((square) => covered.has(squareKey(square)));
          expect(isInReach({ at, space: a }, { at: { x, y }, space: b }, feet, options)).toBe(some);
        },
      ),
    );
  });
});
