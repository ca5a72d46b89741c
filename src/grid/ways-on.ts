import { bodiesAt, keyOfStep, localOf, type Search } from './search';
import { DIRECTIONS, type Square } from './square';
import { DIFFICULT, LOW_WALL, NO_STOP, NO_WAY, SQUEEZED } from './step-bits';
import { entryAt, lowSteps, openSteps } from './steps';

/** A step that can be taken from a place. */
export interface WayOn {
  readonly to: Square;
  /** What it adds to the key (cost.ts: half squares, the alternation in). */
  readonly key: number;
  /** Movement may end there (X-THRU-4). */
  readonly mayStop: boolean;
  /** Difficult, squeezed or across a low wall: not for those who run or charge (X-TERR-2). */
  readonly hampered: boolean;
}

/** The steps open from a place of a finished search, in the order of `DIRECTIONS`; those out of its region are left out. */
export function waysOn(found: Search, from: Square): WayOn[] {
  const ways: WayOn[] = [];
  const open = openSteps(found.table, from.x, from.y);
  const low = lowSteps(found.table, from.x, from.y);
  for (const [direction, step] of DIRECTIONS.entries()) {
    if (((open >> direction) & 1) === 0) continue;
    const to = { x: from.x + step.x, y: from.y + step.y };
    const local = localOf(found, to.x, to.y);
    if (local < 0) continue;
    const bodies = bodiesAt(found, local, to.x, to.y);
    if ((bodies & NO_WAY) !== 0) continue;
    const ground = entryAt(found.table, to.x, to.y) | ((low >> direction) & 1 ? LOW_WALL : 0);
    const slows = SQUEEZED | LOW_WALL | (found.walker.ignoresDifficult ? 0 : DIFFICULT);
    ways.push({
      to,
      key: keyOfStep(found, from, direction),
      mayStop: (bodies & NO_STOP) === 0,
      hampered: (ground & slows) !== 0,
    });
  }
  return ways;
}
