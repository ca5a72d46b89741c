import type { JsonRecord } from '../../engine/state';
import type { Board, Wall } from '../../grid/board';
import { placeOfWall } from '../../grid/change-board';
import type { Point } from '../../grid/free-walls';
import { apart, nearestOn } from '../../maps/segments';
import { withoutDoors } from '../../maps/simplify';
import { type Border, type Borders, bordersOf, nameOf, wallsOf } from './borders';

/** What stands on the border between squares. */
export const BORDER_MARKS = ['wall', 'low-wall', 'door', 'open-door'] as const;
export type BorderMark = (typeof BORDER_MARKS)[number];

type Corners = readonly [number, number, number, number];
const cornersOf = ({ x1, y1, x2, y2 }: Wall): Corners => [x1, y1, x2, y2];

/** Walls that lose these borders: what is taken away of them, and what is put back. */
interface Cut {
  readonly gone: readonly Wall[];
  readonly rest: readonly Wall[];
}

function cutOut(walls: readonly Wall[], borders: Borders): Cut {
  const gone: Wall[] = [];
  const rest: Wall[] = [];
  for (const wall of walls) {
    const parts = bordersOf(wall);
    const kept = parts.filter((border) => !borders.has(nameOf(border)));
    if (kept.length === parts.length) continue;
    gone.push(wall);
    rest.push(...wallsOf(kept));
  }
  return { gone, rest };
}

const leavesOf = (board: Board): readonly { readonly wall: Wall; readonly open: boolean }[] =>
  board.doors.flatMap((door) => ('wall' in door ? [door] : []));

interface Written {
  readonly walls: Cut;
  readonly lowWalls: Cut;
  readonly doorsGone: readonly Wall[];
  readonly doors: readonly { readonly wall: Wall; readonly open: boolean }[];
}

/** As the arguments of `ground`; lists that are empty are left out. */
function written({ walls, lowWalls, doorsGone, doors }: Written): JsonRecord {
  const lists = (found: Readonly<Record<string, readonly Corners[]>>): JsonRecord =>
    Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0));
  const without = lists({
    walls: walls.gone.map(cornersOf),
    lowWalls: lowWalls.gone.map(cornersOf),
    doors: doorsGone.map(cornersOf),
  });
  return {
    ...(Object.keys(without).length > 0 ? { without } : {}),
    ...lists({ walls: walls.rest.map(cornersOf), lowWalls: lowWalls.rest.map(cornersOf) }),
    ...(doors.length > 0 ? { doors: doors.map(({ wall, open }) => ({ at: cornersOf(wall), open })) } : {}),
  };
}

/** Whatever stands on these borders goes, and of the walls off the grid those that are named. */
export function wipeBorders(board: Board, borders: Borders, free: readonly Wall[]): JsonRecord {
  const names = new Set(free.map(placeOfWall));
  const isFree = (wall: Wall): boolean => names.has(placeOfWall(wall));
  const wiped = (walls: readonly Wall[]): Cut => {
    const { gone, rest } = cutOut(walls, borders);
    return { gone: [...gone, ...walls.filter(isFree)], rest };
  };
  const leaves = leavesOf(board).map(({ wall }) => wall);
  return written({
    walls: wiped(board.walls),
    lowWalls: wiped(board.lowWalls),
    doorsGone: leaves.filter((wall) => isFree(wall) || standsOn(wall, borders)),
    doors: [],
  });
}

const standsOn = (wall: Wall, borders: Borders): boolean =>
  bordersOf(wall).some((border) => borders.has(nameOf(border)));

/** The mark stands on these borders from now on, and nothing else does. */
export function paintBorders(board: Board, borders: Borders, mark: BorderMark): JsonRecord {
  const isDoor = mark === 'door' || mark === 'open-door';
  const runs = wallsOf(borders.values());
  const own = mark === 'wall' ? board.walls : mark === 'low-wall' ? board.lowWalls : [];
  const there = new Set(own.flatMap(bordersOf).map(nameOf));
  const more = isDoor
    ? []
    : wallsOf([...borders].flatMap(([name, border]): Border[] => (there.has(name) ? [] : [border])));
  const stays: Cut = { gone: [], rest: more };
  const wanted = isDoor ? runs.map((wall) => ({ wall, open: mark === 'open-door' })) : [];
  const same = (a: { wall: Wall; open: boolean }, b: { wall: Wall; open: boolean }): boolean =>
    a.open === b.open && placeOfWall(a.wall) === placeOfWall(b.wall);
  const leaves = leavesOf(board);
  const kept = new Set(wanted.map(({ wall }) => placeOfWall(wall)));
  return written({
    walls: mark === 'wall' ? stays : cutOut(board.walls, borders),
    lowWalls: mark === 'low-wall' ? stays : cutOut(board.lowWalls, borders),
    // A door in the very same place is replaced by itself.
    doorsGone: leaves
      .filter(({ wall }) => standsOn(wall, borders) && !kept.has(placeOfWall(wall)))
      .map(({ wall }) => wall),
    doors: wanted.filter((door) => !leaves.some((leaf) => same(leaf, door))),
  });
}

/** A straight line anywhere. A wall that runs on through a new door is opened there. */
export function paintFree(board: Board, line: Wall, mark: BorderMark): JsonRecord {
  const nothing: Cut = { gone: [], rest: [] };
  const isThere = (walls: readonly Wall[]): boolean =>
    walls.some((wall) => placeOfWall(wall) === placeOfWall(line));
  if (mark === 'wall' || mark === 'low-wall') {
    const walls = mark === 'wall' ? board.walls : board.lowWalls;
    const added: Cut = isThere(walls) ? nothing : { gone: [], rest: [line] };
    const [low, high] = mark === 'wall' ? [nothing, added] : [added, nothing];
    return written({ walls: high, lowWalls: low, doorsGone: [], doors: [] });
  }
  const opened = (walls: readonly Wall[]): Cut => {
    const cut = walls.map((wall) => ({ wall, rest: withoutDoors(wall, [line]) }));
    const changed = cut.filter(({ wall, rest }) => rest[0] !== wall);
    return { gone: changed.map(({ wall }) => wall), rest: changed.flatMap(({ rest }) => rest) };
  };
  return written({
    walls: opened(board.walls),
    lowWalls: opened(board.lowWalls),
    doorsGone: [],
    doors: [{ wall: line, open: mark === 'open-door' }],
  });
}

/** The walls and doors off the grid that a hand has passed over. */
export function freeNear(board: Board, points: readonly Point[], near: number): readonly Wall[] {
  const all = [...board.walls, ...board.lowWalls, ...leavesOf(board).map(({ wall }) => wall)];
  return all.filter(
    (wall) =>
      bordersOf(wall).length === 0 && points.some((point) => apart(nearestOn(wall, point), point) <= near),
  );
}
