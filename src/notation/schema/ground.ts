import { z } from 'zod';
import { MOST_SQUARES_A_SIDE, TERRAIN_FEATURES } from '../../grid/board';
import { choose, count, feet, flag, fromOne, number, saying, square } from './kinds';

const wall = z.tuple([number, number, number, number], saying('wall'));
export const walls = z.array(wall, saying('list'));
/** A thin door between two corners, or one that fills a square. */
const doorPlace = choose<[number, number, number, number] | [number, number]>((input) =>
  Array.isArray(input) && input.length === 2 ? square : wall,
);
const door = z.strictObject({ at: doorPlace, open: flag.exactOptional() }, saying('record'));
export const doors = z.array(door, saying('list'));

const side = z
  .int(saying('columns-and-rows'))
  .min(1, saying('columns-and-rows'))
  .max(MOST_SQUARES_A_SIDE, saying('columns-and-rows'));
export const columnsAndRows = z.tuple([side, side], saying('columns-and-rows'));

export const features = z.array(z.enum(TERRAIN_FEATURES), saying('list'));

const area = z.tuple([count, count, fromOne, fromOne], saying('area'));
/** What the master's `ground` changes; its `terrain` is told by rectangles of squares. */
export const groundShape = {
  size: columnsAndRows.exactOptional(),
  without: z
    .strictObject(
      {
        walls: walls.exactOptional(),
        lowWalls: walls.exactOptional(),
        doors: z.array(doorPlace, saying('list')).exactOptional(),
      },
      saying('record'),
    )
    .exactOptional(),
  terrain: z
    .array(
      z.strictObject({ features, areas: z.array(area, saying('list')) }, saying('record')),
      saying('list'),
    )
    .exactOptional(),
  walls: walls.exactOptional(),
  lowWalls: walls.exactOptional(),
  doors: doors.exactOptional(),
};

/** A picture under the grid; its bytes are kept apart, by `id`. */
export const picture = z.strictObject(
  {
    id: z.string(saying('digest')).regex(/^[0-9a-f]{64}$/, saying('digest')),
    kind: z.enum(['png', 'jpeg', 'webp']),
    width: fromOne,
    height: fromOne,
    left: number,
    top: number,
    pixelsPerSquare: z.number(saying('number')).min(1, saying('number-from-1')),
    opacity: z.number(saying('share')).min(0, saying('share')).max(1, saying('share')),
  },
  saying('record'),
);

const light = z.strictObject(
  {
    at: z.tuple([number, number], saying('place')),
    bright: feet.exactOptional(),
    shadowy: feet,
  },
  saying('record'),
);
/** Lights that stay where they are: radii in feet, the place in squares. */
export const lights = z.array(light, saying('list'));
