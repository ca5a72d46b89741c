import type { View } from '../engine/contract';
import type { Combatant } from '../engine/state';
import { type Board, type Door, isOnBoard, type TerrainFeature, type Wall } from '../grid/board';
import { type BoardIndex, isSolid } from '../grid/board-index';
import { fieldOfView } from '../grid/field-of-view';
import { lineOfSight } from '../grid/line-of-effect';
import { foundNear } from '../grid/nearest-first';
import { parseSquareKey, type Square, type SquareKey, squareKey } from '../grid/square';
import { boardOf, placeOf, spaceOf, squaresOf } from './body';
import { asksTogether, sightFollowed } from './joint-sight';
import { sourcesKey } from './light-sources';
import { darkTo, lightOf, sensesKey } from './lighting';
import { livingOf } from './side-members';

// The ground as a side knows it: what nobody of it sees now is taken for open floor. The picture under the grid is not cut
// here: it shows all of the map, so whoever shows a player the board must leave out of it what the side has not seen.

interface Remembered {
  /** Where its members' eyes are, or what they see together: as long as that is the same, so is the ground. */
  readonly eyes: string | Uint8Array;
  readonly ground: Board;
}
/** The last answer for each board and side: a hover asks again and again while nobody of the side has moved. */
const remembered = new WeakMap<Board, Map<string, Remembered>>();

/**
 * The board without the terrain, walls and doors that no member of the side sees now: for want of a line (X-LOS-5) or of light (X-LIGHT-1).
 * That it is dark there is seen itself.
 */
export function groundKnownTo(view: View, side: string): Board {
  const { board } = view.encounter;
  const members = livingOf(view, side);
  const isCrowd = lightOf(view) === null && members.length > CROWD;
  const followed = isCrowd ? sightFollowed(view, side, members) : null;
  const eyes = followed?.seen ?? members.map((who) => eyesOf(view, who)).join(' ') + lightKeyOf(view);
  const known = remembered.get(board) ?? new Map<string, Remembered>();
  const last = known.get(side);
  if (last?.eyes === eyes) return last.ground;
  const ground = seenPart(board, sightOf(view, side, members));
  remembered.set(board, known.set(side, { eyes, ground }));
  return ground;
}

/** Whether some member of the side sees a square; each square is looked at once. */
export const seesSquares = (view: View, side: string): ((square: Square) => boolean) =>
  sightOf(view, side, livingOf(view, side)).sees;

/** Where it is, and where there is darkness also what eyes it has. */
function eyesOf(view: View, who: Combatant): string {
  const place = `${squareKey(placeOf(view, who).at)},${spaceOf(who)}`;
  return lightOf(view) === null ? place : `${place},${sensesKey(view, who)}`;
}

/** Where all is bright it is nothing. */
const lightKeyOf = (view: View): string => (lightOf(view) === null ? '' : ` ${sourcesKey(view)}`);

type Sees = (square: Square) => boolean;
const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** What fills its square ends a line; it is seen from the open squares at its sides. */
const isFaceSeen = (square: Square, sees: Sees): boolean =>
  SIDES.some(([dx, dy]) => sees({ x: square.x + dx, y: square.y + dy }));

/** What a side sees of the ground. */
interface Sight {
  readonly sees: Sees;
  /** It is looked at, be it dark. */
  readonly looksAt: Sees;
}

/** So many look together: what they see is kept from state to state. */
const CROWD = 8;

/** Whether some member has line of sight to a square and light enough, asked once each. */
function sightOf(view: View, side: string, members: readonly Combatant[]): Sight {
  const index: BoardIndex = boardOf(view);
  if (lightOf(view) === null && members.length > CROWD) return sightOfCrowd(view, side, members);
  const all = members.map((who) => ({ at: who.at, body: squaresOf(view, who), isDark: darkTo(view, who) }));
  const someNear = (square: Square, fits: (one: (typeof all)[number]) => boolean): boolean =>
    foundNear(all, { to: square, placeOf: ({ at }) => at }, fits) !== undefined;
  const isAllBright = all.every(({ isDark }) => isDark === null);
  const together = isAllBright && all.length > CROWD ? asksTogether(view, side, members) : null;
  const looksAt = once((square) => someNear(square, ({ body }) => isInLine(index, body, square)));
  const sees = once(
    (square) =>
      together?.(square) ??
      someNear(square, ({ body, isDark }) => isDark?.(square) !== true && isInLine(index, body, square)),
  );
  const onBoard =
    (ask: Sees): Sees =>
    (square) =>
      isOnBoard(index, square) && ask(square);
  return { sees: onBoard(sees), looksAt: onBoard(isAllBright ? sees : looksAt) };
}

/** That of many where it is bright everywhere; nothing is looked at before it is asked for. */
function sightOfCrowd(view: View, side: string, members: readonly Combatant[]): Sight {
  const index = boardOf(view);
  const followed = sightFollowed(view, side, members);
  let asks: Sees | null = null;
  const sees = once((square) => {
    if (followed !== null)
      return !isSolid(index, square) && followed.seen[square.y * index.columns + square.x] === 1;
    asks ??= asksTogether(view, side, members);
    return asks(square);
  });
  const onBoard = (square: Square): boolean => isOnBoard(index, square) && sees(square);
  return { sees: onBoard, looksAt: onBoard };
}

/** Squares of a board on which the whole field of view is found at once: line by line a large dark map is seconds of work. */
const LARGE = 900;

function isInLine(index: BoardIndex, body: readonly Square[], square: Square): boolean {
  const { columns, rows } = index;
  if (columns * rows <= LARGE) return lineOfSight(index, body, [square]);
  return !isSolid(index, square) && fieldOfView(index, body)[square.y * columns + square.x] === 1;
}

function once(ask: Sees): Sees {
  const asked = new Map<string, boolean>();
  return (square) => {
    const key = squareKey(square);
    const known = asked.get(key);
    if (known !== undefined) return known;
    const found = ask(square);
    asked.set(key, found);
    return found;
  };
}

const OF_LIGHT: readonly TerrainFeature[] = ['dark', 'shadow'];

function seenPart(board: Board, { sees, looksAt }: Sight): Board {
  const terrain = Object.entries(board.terrain).flatMap(([key, features]) => {
    const square = parseSquareKey(key);
    const isSeen = features.includes('solid') ? isFaceSeen(square, sees) : sees(square);
    if (isSeen) return [[key, features] as const];
    const dark = features.filter((it) => OF_LIGHT.includes(it));
    return dark.length > 0 && looksAt(square) ? [[key, dark] as const] : [];
  });
  const isWallSeen = (wall: Wall): boolean => besides(wall).some(sees);
  const isDoorSeen = (door: Door): boolean =>
    'wall' in door ? isWallSeen(door.wall) : sees(door.square) || isFaceSeen(door.square, sees);
  const known: Board = {
    ...board,
    terrain: Object.fromEntries(terrain),
    walls: board.walls.filter(isWallSeen),
    lowWalls: board.lowWalls.filter(isWallSeen),
    doors: board.doors.filter(isDoorSeen),
  };
  return isWhole(board, known) ? board : known;
}

/** The same object where nothing is unknown, so that its index is shared. */
const isWhole = (board: Board, known: Board): boolean =>
  Object.keys(known.terrain).length === Object.keys(board.terrain).length &&
  Object.entries(board.terrain).every(([key, features]) => known.terrain[key as SquareKey] === features) &&
  known.walls.length === board.walls.length &&
  known.lowWalls.length === board.lowWalls.length &&
  known.doors.length === board.doors.length;

/** The squares on both sides of a wall, along its whole length. */
export function besides({ x1, y1, x2, y2 }: Wall): Square[] {
  const length = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) * 2));
  const [nx, ny] = [(y2 - y1) / length, (x1 - x2) / length];
  const scale = 0.25 / (Math.hypot(nx, ny) || 1);
  return Array.from({ length }, (_, index) => {
    const share = (index + 0.5) / length;
    return { x: x1 + (x2 - x1) * share, y: y1 + (y2 - y1) * share };
  }).flatMap(({ x, y }) =>
    [1, -1].map((way) => ({
      x: Math.floor(x + way * nx * scale),
      y: Math.floor(y + way * ny * scale),
    })),
  );
}
