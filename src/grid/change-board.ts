import { type Board, type Door, isOnBoard, type TerrainFeature, type Wall } from './board';
import { isOnGrid } from './edges';
import { partInside } from './part-of-wall';
import { parseSquareKey, type Square, type SquareKey, squareKey } from './square';

/** A rectangle of squares. */
export interface Patch {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** Where a door stands: like a wall, or in a square. */
export type DoorPlace = { readonly wall: Wall } | { readonly square: Square };
/** What becomes of a board. Done in the order in which it stands here. */
export interface BoardChanges {
  /** The new size; what lies beyond it is gone. */
  readonly size: { readonly columns: number; readonly rows: number } | null;
  readonly without: {
    readonly walls: readonly Wall[];
    readonly lowWalls: readonly Wall[];
    readonly doors: readonly DoorPlace[];
  };
  /** Squares that from now on hold exactly these features; none: floor. */
  readonly terrain: readonly {
    readonly features: readonly TerrainFeature[];
    readonly patches: readonly Patch[];
  }[];
  /** Added; what stands there already is not doubled, and a door takes the place of the one that is there. */
  readonly walls: readonly Wall[];
  readonly lowWalls: readonly Wall[];
  readonly doors: readonly Door[];
}

/** The board after the changes; parts that stay are the same objects. The changes must lie on it. */
export function changedBoard(before: Board, changes: BoardChanges): Board {
  const board = changes.size === null ? before : resized(before, changes.size);
  const { without } = changes;
  const gone = new Set(without.doors.map(placeOfDoor));
  const doors = new Set([...gone, ...changes.doors.map(placeOfDoor)]);
  return {
    ...board,
    terrain: changes.terrain.length === 0 ? board.terrain : repainted(board.terrain, changes.terrain),
    walls: rebuilt(board.walls, without.walls, changes.walls),
    lowWalls: rebuilt(board.lowWalls, without.lowWalls, changes.lowWalls),
    doors:
      doors.size === 0
        ? board.doors
        : [...board.doors.filter((door) => !doors.has(placeOfDoor(door))), ...changes.doors],
  };
}

/** The same for a wall in both directions. */
export const placeOfWall = ({ x1, y1, x2, y2 }: Wall): string =>
  x1 < x2 || (x1 === x2 && y1 <= y2) ? `${x1},${y1},${x2},${y2}` : `${x2},${y2},${x1},${y1}`;

/** No two doors stand in one place. */
export const placeOfDoor = (door: DoorPlace): string =>
  'wall' in door ? placeOfWall(door.wall) : squareKey(door.square);

function rebuilt(walls: readonly Wall[], without: readonly Wall[], more: readonly Wall[]): readonly Wall[] {
  if (without.length === 0 && more.length === 0) return walls;
  const gone = new Set(without.map(placeOfWall));
  const kept = walls.filter((wall) => !gone.has(placeOfWall(wall)));
  const there = new Set(kept.map(placeOfWall));
  return [...kept, ...more.filter((wall) => !there.has(placeOfWall(wall)))];
}

function repainted(terrain: Board['terrain'], changes: BoardChanges['terrain']): Board['terrain'] {
  const painted: Record<SquareKey, readonly TerrainFeature[]> = { ...terrain };
  for (const { features, patches } of changes)
    for (const patch of patches)
      for (let y = patch.y; y < patch.y + patch.height; y++)
        for (let x = patch.x; x < patch.x + patch.width; x++) {
          if (features.length === 0) delete painted[`${x},${y}`];
          else painted[`${x},${y}`] = features;
        }
  return painted;
}

/** Grown at its right and lower side, or cut there: walls are cut off, doors that do not stand on it whole are gone. */
function resized(board: Board, { columns, rows }: { columns: number; rows: number }): Board {
  const size = { width: columns, height: rows };
  const terrain = Object.entries(board.terrain).filter(([key]) =>
    isOnBoard({ columns, rows }, parseSquareKey(key)),
  );
  const cut = (wall: Wall): readonly Wall[] => wallInside(wall, size);
  return {
    columns,
    rows,
    terrain: Object.fromEntries(terrain),
    walls: board.walls.flatMap(cut),
    lowWalls: board.lowWalls.flatMap(cut),
    doors: board.doors.filter((door) =>
      'wall' in door ? isWhole(door.wall, size) : isOnBoard({ columns, rows }, door.square),
    ),
  };
}

type Size = Parameters<typeof partInside>[1];

const isWhole = (wall: Wall, size: Size): boolean => {
  const part = partInside(wall, size);
  return part !== null && part.first === 0 && part.last === 1;
};

function wallInside(wall: Wall, size: Size): readonly Wall[] {
  const part = partInside(wall, size);
  if (part === null || part.first === part.last) return [];
  if (part.first === 0 && part.last === 1) return [wall];
  const at = (share: number) => ({
    x: wall.x1 + share * (wall.x2 - wall.x1),
    y: wall.y1 + share * (wall.y2 - wall.y1),
  });
  const [start, end] = [at(part.first), at(part.last)];
  const inside = { x1: start.x, y1: start.y, x2: end.x, y2: end.y };
  // A wall along the grid is cut at whole squares, whatever the arithmetic gave.
  if (!isOnGrid(wall)) return [inside];
  return [
    {
      x1: Math.round(inside.x1),
      y1: Math.round(inside.y1),
      x2: Math.round(inside.x2),
      y2: Math.round(inside.y2),
    },
  ];
}
