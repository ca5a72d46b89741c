import type { BoardIndex } from './board-index';
import { bodyKey } from './bodies';

import { lineOfSight } from './line-of-effect';
import { foundNear } from './nearest-first';
import type { Square } from './square';

/** What was asked of several bodies on one board: who of them has line of sight to which square, row by row; `NOBODY`: none of them. */
export interface JointAsking {
  readonly bodies: ReadonlyMap<string, readonly Square[]>;
  /** The answers before it, and who was not asked then. */
  readonly before: ReadonlyMap<number, string>;
  readonly fresh: readonly Body[];
  readonly witness: Map<number, string>;
}
type Body = readonly [string, readonly Square[]];
const NOBODY = '';

/** Nothing asked yet. What those saw `before` who have not moved since will not be asked again. */
export function askJointly(all: readonly (readonly Square[])[], before: JointAsking | null): JointAsking {
  const bodies = new Map(all.map((body) => [bodyKey(body), body]));
  const fresh = [...bodies].filter(([key]) => before?.bodies.has(key) !== true);
  return { bodies, before: before?.witness ?? new Map(), fresh, witness: new Map() };
}

/** Whether one of the bodies has line of sight to a square of the board (X-LOS-5). */
export function hasWitness(index: BoardIndex, asking: JointAsking, square: Square): boolean {
  const at = square.y * index.columns + square.x;
  const known = asking.witness.get(at) ?? find(index, asking, square);
  asking.witness.set(at, known);
  return known !== NOBODY;
}

function find(index: BoardIndex, { bodies, before, fresh }: JointAsking, square: Square): string {
  const sees = ([, body]: Body): boolean => lineOfSight(index, body, [square]);
  const last = before.get(square.y * index.columns + square.x);
  if (last !== undefined) {
    if (last !== NOBODY && bodies.has(last)) return last;
    // Who has taken a step still sees most of what it saw, and of the others nobody did.
    const moved = fresh.find(sees);
    if (moved !== undefined || last === NOBODY) return moved?.[0] ?? NOBODY;
  }
  const near = { to: square, placeOf: ([, [first = square]]: Body) => first };
  return foundNear([...bodies], near, sees)?.[0] ?? NOBODY;
}
