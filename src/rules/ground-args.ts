import { type Door, TERRAIN_FEATURES, type TerrainFeature, type Wall } from '../grid/board';
import type { BoardChanges, DoorPlace } from '../grid/change-board';
import { type ArgsOf, type Field, optional, record, square } from './arguments';

// What the master's `ground` is told, in the notation's words: places are lists of numbers.

/** `[x1, y1, x2, y2]`, fractions allowed. */
export type Corners = readonly [number, number, number, number];
/** `[x, y, width, height]`: whole squares. */
type PatchOf = Corners;
type DoorAt = Corners | readonly [number, number];

const isNumbers = (value: unknown, count: number): value is number[] =>
  Array.isArray(value) && value.length === count && value.every((it) => Number.isFinite(it));
const isCorners = (value: unknown): value is Corners => isNumbers(value, 4);
const isPatch = (value: unknown): value is PatchOf =>
  isNumbers(value, 4) && value.every(Number.isInteger) && (value[2] ?? 0) > 0 && (value[3] ?? 0) > 0;
const isDoorAt = (value: unknown): value is DoorAt =>
  isCorners(value) || (isNumbers(value, 2) && value.every(Number.isInteger));

/** A list that may be missing: then it is empty. */
const listOf = <T>(expected: string, one: (value: unknown) => T | undefined): Field<readonly T[]> => ({
  expected,
  read(value) {
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) return undefined;
    const read = value.map(one);
    return read.every((it) => it !== undefined) ? (read as T[]) : undefined;
  },
});
const fieldsOf = (value: unknown, known: readonly string[]): Readonly<Record<string, unknown>> | null => {
  const found = record.read(value);
  return found === undefined || Object.keys(found).some((key) => !known.includes(key)) ? null : found;
};
const only =
  <T>(is: (value: unknown) => value is T) =>
  (value: unknown) =>
    is(value) ? value : undefined;

const corners = listOf('walls', only(isCorners));
const doorPlaces = listOf('doors', only(isDoorAt));

const doors = listOf('doors', (value) => {
  const found = fieldsOf(value, ['at', 'open']);
  const { at, open = false } = found ?? {};
  return isDoorAt(at) && typeof open === 'boolean' ? { at, open } : undefined;
});
const isFeature = (value: unknown): value is TerrainFeature =>
  TERRAIN_FEATURES.some((feature) => feature === value);
const terrain = listOf('terrain', (value) => {
  const found = fieldsOf(value, ['features', 'areas']);
  const { features, areas } = found ?? {};
  const fits =
    Array.isArray(features) &&
    features.every(isFeature) &&
    new Set(features).size === features.length &&
    Array.isArray(areas) &&
    areas.every(isPatch);
  return fits
    ? { features: features as readonly TerrainFeature[], areas: areas as readonly PatchOf[] }
    : undefined;
});

const NOTHING = { walls: [], lowWalls: [], doors: [] } as const;
interface Without {
  readonly [key: string]: readonly (readonly number[])[];
  readonly walls: readonly Corners[];
  readonly lowWalls: readonly Corners[];
  readonly doors: readonly DoorAt[];
}
const without: Field<Without> = {
  expected: 'record',
  read(value) {
    if (value === undefined || value === null) return NOTHING;
    const found = fieldsOf(value, Object.keys(NOTHING));
    if (found === null) return undefined;
    const [walls, lowWalls] = [corners.read(found['walls']), corners.read(found['lowWalls'])];
    const leaves = doorPlaces.read(found['doors']);
    return walls && lowWalls && leaves ? { walls, lowWalls, doors: leaves } : undefined;
  },
};

export const GROUND_FIELDS = {
  size: optional(square),
  without,
  terrain,
  walls: corners,
  lowWalls: corners,
  doors,
};
export type GroundArgs = ArgsOf<typeof GROUND_FIELDS>;

const wallOf = ([x1, y1, x2, y2]: Corners): Wall => ({ x1, y1, x2, y2 });
const doorPlaceOf = (at: DoorAt): DoorPlace =>
  at.length === 2 ? { square: { x: at[0], y: at[1] } } : { wall: wallOf(at) };
const doorOf = ({ at, open }: GroundArgs['doors'][number]): Door => ({ ...doorPlaceOf(at), open });

/** The arguments as the grid takes them. */
export const changesOf = (args: GroundArgs): BoardChanges => ({
  size: args.size === null ? null : { columns: args.size[0], rows: args.size[1] },
  without: {
    walls: args.without.walls.map(wallOf),
    lowWalls: args.without.lowWalls.map(wallOf),
    doors: args.without.doors.map(doorPlaceOf),
  },
  terrain: args.terrain.map(({ features, areas }) => ({
    features,
    patches: areas.map(([x, y, width, height]) => ({ x, y, width, height })),
  })),
  walls: args.walls.map(wallOf),
  lowWalls: args.lowWalls.map(wallOf),
  doors: args.doors.map(doorOf),
});
