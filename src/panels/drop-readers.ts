import { fetchNow } from '../session/fetched';
import { isArchive } from '../session/parts';
import type { DropReader } from './arrival';

// Every kind of file that may be dropped, pasted or chosen, in the order in which they are asked. A new one is one entry.

const endsIn =
  (...endings: readonly string[]) =>
  (name: string): boolean =>
    endings.some((ending) => name.toLowerCase().endsWith(ending));
const isJson = (start: string): boolean => start.trimStart().startsWith('{');

const MAP_ENDINGS = ['.uvtt', '.dd2vtt', '.df2vtt'];
const isMapName = endsIn(...MAP_ENDINGS);
/** Keys that only a map of Universal VTT has near its beginning. */
const MAP_KEYS = /"(?:line_of_sight|objects_line_of_sight|map_origin|pixels_per_grid|portals)"\s*:/;

const PICTURE_ENDINGS = ['.png', '.jpg', '.jpeg', '.webp'];
const isPictureName = endsIn(...PICTURE_ENDINGS);
/** PNG, JPEG, RIFF. */
const PICTURE_STARTS = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x52, 0x49, 0x46, 0x46],
];
const isPicture = (head: Uint8Array): boolean =>
  PICTURE_STARTS.some((start) => start.every((byte, at) => head[at] === byte));

const packed: DropReader = {
  id: 'packed',
  endings: ['.fivefoot'],
  fits: ({ name, head }) => isArchive(head) || name.toLowerCase().endsWith('.fivefoot'),
  open: async ({ blob }, { files }) => (await files.desk()).open(blob),
};
const map: DropReader = {
  id: 'map',
  endings: MAP_ENDINGS,
  fits: ({ name, start, head }) =>
    (isMapName(name) && !isPicture(head)) || (isJson(start) && MAP_KEYS.test(start)),
  open: async (arrival, panels, text) =>
    (await fetchNow(() => import('./editor/open-map'))).openMap(arrival, panels, text),
};
const picture: DropReader = {
  id: 'picture',
  endings: PICTURE_ENDINGS,
  fits: ({ name, head }) => isPicture(head) || isPictureName(name),
  open: async ({ blob }, panels) =>
    (await fetchNow(() => import('./editor/open-picture'))).openPicture(blob, panels),
};
const save: DropReader = {
  id: 'save',
  endings: ['.json'],
  // Maps name their format too, by a number.
  fits: ({ start }) => /^\s*\{\s*"format"\s*:\s*"/.test(start),
  open: async ({ name, text }, { files }) => files.openText(name, await text()),
};
/** Keys that actors of Foundry have near their beginning: ids of sixteen letters, kinds of actors, its systems. */
const ACTOR_KEYS =
  /"(?:_id|_key|prototypeToken|abilities)"\s*:|"type"\s*:\s*"(?:npc|character)"|"systemId"\s*:/;
const foundry: DropReader = {
  id: 'foundry',
  endings: ['.json', '.db'],
  fits: ({ name, start }) =>
    name.toLowerCase().endsWith('.db') || (/^\s*[{[]/.test(start) && ACTOR_KEYS.test(start)),
  open: async (arrival, _panels, text) =>
    (await fetchNow(() => import('./editor/open-foundry'))).openFoundry(arrival, text),
};
const isEncounterName = endsIn('.yaml', '.yml', '.json');
const encounter: DropReader = {
  id: 'encounter',
  endings: ['.yaml', '.yml'],
  fits: ({ name, start }) => isEncounterName(name) || /^(title|map|size|combatants):/m.test(start),
  open: async ({ name, text }, { files }) => files.openText(name, await text()),
};

/** What every stat block has somewhere, in one form or the other. */
const BLOCK_WORDS = /\b(?:hit dice|armor class|base attack|(?:ac|hp)\s+\d+)\b/i;
const statBlock: DropReader = {
  id: 'stat-block',
  endings: ['.txt'],
  fits: ({ start }) => BLOCK_WORDS.test(start),
  open: async ({ text }) => (await fetchNow(() => import('./editor/open-block'))).openBlock(await text()),
};

/** `encounter` takes whatever is called so, and tells what is wrong with it: others stand before it. */
export const DROP_READERS: readonly DropReader[] = [
  packed,
  picture,
  save,
  map,
  foundry,
  encounter,
  statBlock,
];
