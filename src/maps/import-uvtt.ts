import { type Board, type Door, MOST_SQUARES_A_SIDE, type Wall } from '../grid/board';
import { isOnGrid } from '../grid/edges';
import type { Point } from './fields';
import type { MapPicture } from './picture';
import { MapError, type MapNote, note } from './problem';
import { type Light, readUvtt, type UvttFile } from './read-uvtt';
import { apart, clip, lengthOf, segment, tidy, tidyPoint } from './segments';
import { cracksBeside, joinWalls, withoutDoors } from './simplify';

/** What a map file gave: ground to play on, and what the board may show beneath it. All places in squares of this board. */
export interface ImportedMap {
  readonly board: Board;
  /** What the picture covers, in squares; the board has whole ones. */
  readonly size: { readonly width: number; readonly height: number };
  readonly pixelsPerSquare: number | null;
  readonly picture: MapPicture | null;
  readonly lights: readonly Light[];
  readonly ambient: string | null;
  /** The picture already shows the light. */
  readonly bakedLighting: boolean;
  /** All that was left out, changed or is worth knowing. */
  readonly notes: readonly MapNote[];
}

/** A picture whose last part of a square is narrower than this has no such square. */
const SLIVER = 0.02;
/** Narrower openings that do not close are windows in Dungeondraft. */
const NARROWEST_DOOR = 0.9;

type Size = ImportedMap['size'];

/**
 * A Universal VTT file as ground to play on. Walls on the borders of squares become ordinary thin walls, all others free ones.
 * @throws MapError that names what is wrong and where; nothing is made then
 */
export function importUvtt(text: string): ImportedMap {
  const file = readUvtt(text);
  const notes: MapNote[] = [...file.notes];
  const size = sizeOf(file, notes);
  const doors = doorsOf(file, size, notes);
  const walls = wallsOf(file, size, { doors, notes });
  return {
    board: {
      columns: squaresOf(size.width),
      rows: squaresOf(size.height),
      terrain: {},
      walls,
      lowWalls: [],
      doors,
    },
    size,
    pixelsPerSquare: file.pixelsPerSquare,
    picture: pictureOf(file, size, notes),
    lights: lightsOf(file, size, notes),
    ambient: file.ambient,
    bakedLighting: file.bakedLighting,
    notes,
  };
}

const squaresOf = (length: number): number => Math.max(1, Math.ceil(length - SLIVER));

function sizeOf({ size, origin, picture, pixelsPerSquare }: UvttFile, notes: MapNote[]): Size {
  const found = size ?? sizeFromPicture(picture, pixelsPerSquare, notes);
  for (const [axis, value] of [
    ['x', found.x],
    ['y', found.y],
  ] as const)
    if (squaresOf(value) > MOST_SQUARES_A_SIDE)
      throw new MapError('too-big', `resolution.map_size.${axis}`, {
        found: value,
        most: MOST_SQUARES_A_SIDE,
      });
  const measured = { width: tidy(found.x), height: tidy(found.y) };
  if (measured.width !== squaresOf(found.x) || measured.height !== squaresOf(found.y))
    notes.push(note('part-squares', { ...measured, columns: squaresOf(found.x), rows: squaresOf(found.y) }));
  if (origin.x !== 0 || origin.y !== 0) notes.push(note('origin', { x: tidy(origin.x), y: tidy(origin.y) }));
  return measured;
}

function sizeFromPicture(
  picture: UvttFile['picture'],
  pixelsPerSquare: number | null,
  notes: MapNote[],
): Point {
  if (picture.is !== 'here' || pixelsPerSquare === null) throw new MapError('no-size', 'resolution.map_size');
  const { width, height } = picture.picture;
  notes.push(note('size-from-picture'));
  return { x: width / pixelsPerSquare, y: height / pixelsPerSquare };
}

/** From squares of the whole map to squares of this part. */
const moved = ({ x, y }: Point, origin: Point): Point => tidyPoint({ x: x - origin.x, y: y - origin.y });

const isInside = ({ x, y }: Point, { width, height }: Size): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height;

function doorsOf({ portals, origin }: UvttFile, size: Size, notes: MapNote[]): (Door & { wall: Wall })[] {
  const doors = new Map<string, Door & { wall: Wall }>();
  const left = { outside: 0, none: 0, twice: 0, narrow: 0 };
  for (const { ends, closed } of portals) {
    const [a, b] = [moved(ends[0], origin), moved(ends[1], origin)];
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const wall = isInside(middle, size) ? clip(segment(a, b), size) : null;
    if (apart(a, b) === 0) left.none += 1;
    else if (wall === null) left.outside += 1;
    else if (doors.has(nameOf(wall))) left.twice += 1;
    else {
      if (!closed && apart(a, b) < NARROWEST_DOOR) left.narrow += 1;
      doors.set(nameOf(wall), { wall, open: !closed });
    }
  }
  count(notes, 'doors-outside', left.outside);
  count(notes, 'doors-without-length', left.none);
  count(notes, 'doors-twice', left.twice);
  count(notes, 'windows', left.narrow);
  return [...doors.values()];
}

/** The same for a segment in both directions. */
const nameOf = ({ x1, y1, x2, y2 }: Wall): string => [`${x1},${y1}`, `${x2},${y2}`].sort().join(' ');

const count = (notes: MapNote[], code: string, found: number): void => {
  if (found > 0) notes.push(note(code, { count: found }));
};

interface Beside {
  readonly doors: readonly (Door & { wall: Wall })[];
  readonly notes: MapNote[];
}

function wallsOf({ walls, origin }: UvttFile, size: Size, { doors, notes }: Beside): Wall[] {
  const all = walls.flatMap((points) => {
    const here = points.map((point) => moved(point, origin));
    return here.slice(1).map((point, i) => segment(here[i] ?? point, point));
  });
  const long = all.filter((wall) => lengthOf(wall) > 0);
  const inside = long.flatMap((wall) => {
    const part = clip(wall, size);
    return part === null ? [] : [{ part, cut: lengthOf(part) < lengthOf(wall) - 1e-4 }];
  });
  const once = new Map(inside.map(({ part }) => [nameOf(part), part]));
  const joined = joinWalls([...once.values()]);
  const leaves = doors.map(({ wall }) => wall);
  const opened = joined.flatMap((wall) => withoutDoors(wall, leaves));
  const cracks = cracksBeside(leaves, opened);
  if (all.length === 0) notes.push(note('no-walls'));
  count(notes, 'walls-outside', long.length - inside.length);
  count(notes, 'walls-cut', inside.filter(({ cut }) => cut).length);
  count(notes, 'walls-without-length', all.length - long.length);
  count(notes, 'walls-twice', inside.length - once.size);
  if (joined.length < once.size) notes.push(note('walls-joined', { count: once.size, walls: joined.length }));
  count(notes, 'walls-with-doors', joined.filter((wall) => withoutDoors(wall, leaves)[0] !== wall).length);
  count(notes, 'cracks', cracks.length);
  count(notes, 'walls-off-grid', opened.filter((wall) => !isOnGrid(wall)).length);
  count(notes, 'doors-off-grid', leaves.filter((wall) => !isOnGrid(wall)).length);
  return [...opened, ...cracks];
}

function lightsOf({ lights, origin }: UvttFile, size: Size, notes: MapNote[]): Light[] {
  const here = lights.map((light) => ({ ...light, at: moved(light.at, origin) }));
  const inside = here.filter(({ at }) => isInside(at, size));
  count(notes, 'lights-outside', here.length - inside.length);
  count(notes, 'lights-out', inside.filter(({ intensity }) => intensity <= 0).length);
  return inside;
}

function pictureOf({ picture, pixelsPerSquare }: UvttFile, size: Size, notes: MapNote[]): MapPicture | null {
  if (picture.is !== 'here') {
    notes.push(note(`picture-${picture.is}`, picture.is === 'elsewhere' ? { at: picture.at } : {}));
    return null;
  }
  const { width, height } = picture.picture;
  if (pixelsPerSquare !== null) {
    const [x, y] = [Math.round(size.width * pixelsPerSquare), Math.round(size.height * pixelsPerSquare)];
    if (Math.abs(x - width) > 1 || Math.abs(y - height) > 1)
      notes.push(note('picture-size', { width, height, columns: x, rows: y }));
  }
  return picture.picture;
}
