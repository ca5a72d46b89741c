import { mapEncounter, mapPictureOf } from '../../editor/ground/map-encounter';
import type { Refusal } from '../../engine/contract';
import { importUvtt } from '../../maps/import-uvtt';
import { formatMapError, formatNote, MapError } from '../../maps/problem';
import { keepPicture } from '../../session/pictures';
import type { Text } from '../../text/i18n';
import type { Arrival } from '../arrival';
import type { Panels } from '../context';
import { mapNotes } from './map-notes';
import { openEditor } from './open';

const titleOf = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim();

/** A map of Universal VTT becomes a new encounter with its picture; what was left out or changed is shown beside it. */
export async function openMap(
  { name, text }: Arrival,
  { store }: Panels,
  words: Text,
): Promise<Refusal | null> {
  const map = readMap(await text(), name, words);
  if ('code' in map) return map;
  const picture = mapPictureOf(map);
  const kept = picture === null ? null : await keepPicture(picture);
  const [seed = 0] = crypto.getRandomValues(new Int32Array(1));
  store.getState().openEncounter(mapEncounter(map, { title: titleOf(name), seed, kept }));
  mapNotes.setState({ file: name, notes: map.notes.map((note) => formatNote(words, note)) });
  openEditor('map');
  return null;
}

function readMap(content: string, name: string, words: Text): ReturnType<typeof importUvtt> | Refusal {
  try {
    return importUvtt(content);
  } catch (error) {
    if (!(error instanceof MapError)) throw error;
    return { code: 'map-unusable', with: { problem: formatMapError(words, name, error) }, clause: null };
  }
}
