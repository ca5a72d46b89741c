import { readColour } from './colour';
import { type Fields, fieldsAt, flagAt, listAt, numberAt, type Point, pointAt, shown } from './fields';
import { type FoundPicture, readPicture } from './picture';
import { MapError, type MapNote, note } from './problem';

/** A door of the file: its two ends. */
export interface Portal {
  readonly ends: readonly [Point, Point];
  readonly closed: boolean;
}

/** A light: place in squares, range in squares, `#rrggbb` or null, as written. */
export interface Light {
  readonly at: Point;
  readonly range: number;
  readonly intensity: number;
  readonly colour: string | null;
  readonly shadows: boolean;
}

/** A file whose form is sound; all places still in squares of the whole map. */
export interface UvttFile {
  readonly origin: Point;
  /** Size in squares as the file says; null where it does not. */
  readonly size: Point | null;
  readonly pixelsPerSquare: number | null;
  readonly walls: readonly (readonly Point[])[];
  readonly portals: readonly Portal[];
  readonly lights: readonly Light[];
  readonly ambient: string | null;
  readonly bakedLighting: boolean;
  readonly picture: FoundPicture;
  readonly notes: readonly MapNote[];
}

/** The largest file that is read, in characters. */
export const LONGEST_FILE = 200_000_000;
const MOST_POINTS = 200_000;
const MOST_PIXELS = 4096;

const KNOWN = new Set([
  'format',
  'resolution',
  'line_of_sight',
  'objects_line_of_sight',
  'portals',
  'lights',
  'environment',
  'image',
]);

/** Reads the text of a `.uvtt`, `.dd2vtt` or `.df2vtt` file. @throws MapError that names what is wrong and where */
export function readUvtt(text: string): UvttFile {
  if (text.length > LONGEST_FILE) throw new MapError('too-long', '', { most: LONGEST_FILE });
  const file = fieldsAt(parsed(text), '');
  const notes: MapNote[] = Object.keys(file)
    .filter((key) => !KNOWN.has(key))
    .map((key) => note('unknown-field', { field: shown(key) }));
  const resolution = fieldsAt(file['resolution'], 'resolution');
  const origin = resolution['map_origin'];
  const light = environmentOf(file, notes);
  const walls = ['line_of_sight', 'objects_line_of_sight'].flatMap((list) =>
    polylines(file[list], list, notes),
  );
  if (walls.reduce((sum, points) => sum + points.length, 0) > MOST_POINTS)
    throw new MapError('too-many-points', 'line_of_sight', { most: MOST_POINTS });
  return {
    origin:
      origin === undefined || origin === null ? { x: 0, y: 0 } : pointAt(origin, 'resolution.map_origin'),
    size: sizeOf(resolution),
    pixelsPerSquare: pixelsPerSquare(resolution),
    walls,
    portals: listAt(file['portals'], 'portals').flatMap((it, i) => portal(it, `portals[${i}]`, notes)),
    lights: listAt(file['lights'], 'lights').map((it, i) => lightAt(it, `lights[${i}]`, notes)),
    ...light,
    picture: readPicture(file['image']),
    notes,
  };
}

function parsed(text: string): unknown {
  const json = text.startsWith('\ufeff') ? text.slice(1) : text;
  if (json.trim() === '') throw new MapError('empty', '');
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new MapError('not-json', '', { message: shortOf(error) });
  }
}

const shortOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 120);

function sizeOf(resolution: Fields): Point | null {
  const path = 'resolution.map_size';
  const found = resolution['map_size'];
  if (found === undefined || found === null) return null;
  const size = pointAt(found, path);
  for (const [axis, value] of [
    ['x', size.x],
    ['y', size.y],
  ] as const)
    if (value <= 0) throw new MapError('not-positive', `${path}.${axis}`, { found: value });
  return size;
}

function pixelsPerSquare(resolution: Fields): number | null {
  const path = 'resolution.pixels_per_grid';
  const found = resolution['pixels_per_grid'];
  if (found === undefined || found === null) return null;
  const pixels = numberAt(found, path);
  if (pixels <= 0) throw new MapError('not-positive', path, { found: pixels });
  if (pixels > MOST_PIXELS) throw new MapError('too-far', path, { found: pixels, most: MOST_PIXELS });
  return pixels;
}

function polylines(value: unknown, list: string, notes: MapNote[]): Point[][] {
  return listAt(value, list).flatMap((line, i) => {
    const path = `${list}[${i}]`;
    const points = listAt(line, path).map((point, j) => pointAt(point, `${path}[${j}]`));
    if (points.length > 1) return [points];
    notes.push(note(points.length === 1 ? 'one-point' : 'empty-line', { path }));
    return [];
  });
}

/** Doors stand by their ends; the angle is not to be trusted. */
function portal(value: unknown, path: string, notes: MapNote[]): Portal[] {
  const fields = fieldsAt(value, path);
  const ends = listAt(fields['bounds'], `${path}.bounds`).map((end, i) =>
    pointAt(end, `${path}.bounds[${i}]`),
  );
  const closed = flagAt(fields['closed'], `${path}.closed`, true);
  const [first, last] = ends;
  if (first !== undefined && last !== undefined && ends.length === 2)
    return [{ ends: [first, last], closed }];
  notes.push(note('portal-without-ends', { path }));
  return [];
}

function lightAt(value: unknown, path: string, notes: MapNote[]): Light {
  const fields = fieldsAt(value, path);
  const colour = colourAt(fields['color'], `${path}.color`, notes);
  const range = numberAt(fields['range'], `${path}.range`, 0);
  if (range < 0) throw new MapError('negative', `${path}.range`, { found: range });
  return {
    at: pointAt(fields['position'], `${path}.position`),
    range,
    intensity: numberAt(fields['intensity'], `${path}.intensity`, 1),
    colour,
    shadows: flagAt(fields['shadows'], `${path}.shadows`, true),
  };
}

function colourAt(value: unknown, path: string, notes: MapNote[]): string | null {
  const colour = readColour(value);
  if (colour === null && value !== undefined && value !== null)
    notes.push(note('unknown-colour', { path, found: shown(value) }));
  return colour;
}

function environmentOf(file: Fields, notes: MapNote[]): { ambient: string | null; bakedLighting: boolean } {
  const found = file['environment'];
  if (found === undefined || found === null) return { ambient: null, bakedLighting: false };
  const fields = fieldsAt(found, 'environment');
  return {
    ambient: colourAt(fields['ambient_light'], 'environment.ambient_light', notes),
    bakedLighting: flagAt(fields['baked_lighting'], 'environment.baked_lighting', false),
  };
}
