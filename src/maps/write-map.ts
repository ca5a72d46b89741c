import type { Wall } from '../grid/board';
import type { DocumentBlock } from '../notation/schema/document';
import { formatDocument } from '../notation/write/yaml';
import type { Text } from '../text/i18n';
import { burningOf } from './burning';
import type { ImportedMap } from './import-uvtt';
import { formatNote } from './problem';
import type { Light } from './read-uvtt';

const cornersOf = ({ x1, y1, x2, y2 }: Wall): [number, number, number, number] => [x1, y1, x2, y2];

/** The map as an encounter without combatants, in the notation's data. */
export function mapBlock({ board, lights }: ImportedMap, title: string): DocumentBlock {
  const doors = board.doors.flatMap((door) =>
    'wall' in door ? [{ at: cornersOf(door.wall), ...(door.open ? { open: true } : {}) }] : [],
  );
  const burn = burningOf(lights).map(({ at, brightFeet, shadowyFeet }) => ({
    at: [at[0], at[1]] as [number, number],
    bright: brightFeet,
    shadowy: shadowyFeet,
  }));
  return {
    title,
    size: [board.columns, board.rows],
    ...(board.walls.length > 0 ? { walls: board.walls.map(cornersOf) } : {}),
    ...(doors.length > 0 ? { doors } : {}),
    ...(burn.length > 0 ? { lights: burn } : {}),
  };
}

/** The map in the notation, without its picture. What the notation cannot say and what was left out stands above as comments. */
export function writeMap(map: ImportedMap, title: string, text: Text): string {
  const comments = [
    ...map.notes.map((it) => formatNote(text, it)),
    ...(map.picture === null ? [] : [text.t('maps:note.picture', pictureWords(map))]),
    ...map.lights.map((light) => text.t('maps:note.light', lightWords(light, text))),
    ...(map.ambient === null ? [] : [text.t('maps:note.ambient', { colour: map.ambient })]),
    ...(map.bakedLighting ? [text.t('maps:note.baked')] : []),
  ];
  // A file's own words may hold line ends, which would end the comment.
  const lines = comments.map((comment) => `# ${comment.replace(/\p{Cc}|\u2028|\u2029/gu, ' ')}\n`);
  return `${lines.join('')}${formatDocument(mapBlock(map, title))}`;
}

const pictureWords = ({ picture, pixelsPerSquare }: ImportedMap) => ({
  kind: (picture?.kind ?? '').toUpperCase(),
  width: picture?.width ?? 0,
  height: picture?.height ?? 0,
  pixels: pixelsPerSquare ?? '?',
});

const lightWords = ({ at, range, intensity, colour, shadows }: Light, text: Text) => ({
  x: at.x,
  y: at.y,
  range,
  intensity,
  colour: colour ?? '?',
  shadows: text.t(`maps:note.${shadows ? 'shadows' : 'no-shadows'}`),
});
