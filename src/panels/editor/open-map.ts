import { mapEncounter, mapPictureOf } from '../../editor/ground/map-encounter';
import { ontoMap } from '../../editor/ground/onto-map';
import type { Refusal } from '../../engine/contract';
import type { Encounter } from '../../engine/state';
import { importUvtt } from '../../maps/import-uvtt';
import { formatMapError, formatNote, MapError } from '../../maps/problem';
import { keepPicture } from '../../session/pictures';
import { currentEncounter } from '../../session/session';
import type { Fight } from '../../session/store';
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

/** A map of Universal VTT is opened with its picture; what was left out or changed is shown beside it. */
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
  const opened = mapEncounter(map, { title: titleOf(name), seed, kept });
  const told = openOn(store.getState(), opened, words);
  mapNotes.setState({ file: name, notes: [...told, ...map.notes.map((note) => formatNote(words, note))] });
  openEditor('map');
  return null;
}

/** Whoever is being prepared comes along onto the map; a fight that has begun is left as it is. What is to be told of that. */
function openOn({ session, ui, openEncounter }: Fight, map: Encounter, words: Text): readonly string[] {
  const before = currentEncounter(session);
  const count = Object.keys(before.combatants).length;
  if (before.phase !== 'setup' || count === 0) {
    openEncounter(map);
    return count === 0 ? [] : [words.t('editor:map.fight-before', { title: before.title })];
  }
  const { encounter, without } = ontoMap(before, map);
  openEncounter(encounter, ui.saved);
  const came = words.t('editor:map.came-along', { count: count - without.length });
  const names = without.map(({ sheet }) => sheet.name).join(', ');
  return without.length === 0 ? [came] : [came, words.t('editor:map.no-room', { names })];
}

function readMap(content: string, name: string, words: Text): ReturnType<typeof importUvtt> | Refusal {
  try {
    return importUvtt(content);
  } catch (error) {
    if (!(error instanceof MapError)) throw error;
    return { code: 'map-unusable', with: { problem: formatMapError(words, name, error) }, clause: null };
  }
}
