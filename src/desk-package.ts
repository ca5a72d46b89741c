import type { DeskParts } from './desk-parts';
import type { Refusal } from './engine/contract';
import { isRefusal, refusal } from './engine/refusal';
import type { Encounter } from './engine/state';
import { encounterOf, isSound, NotationError, notationRefusal } from './reading';
import { database } from './session/database';
import { MOST_HISTORY_BYTES, MOST_TEXT_BYTES, type Package, unpackEncounter } from './session/package';
import { isArchive, textOf } from './session/parts';
import { storePictures, type WholePicture } from './session/pictures';
import { Refused } from './session/refused';
import { type Loaded, openSave } from './session/save-file';
import { currentEncounter } from './session/session';
import type { Text } from './text/i18n';

/** The encounter of a text in the notation, with dice of its own. @throws Refused */
export function encounterIn(text: Text, content: string, name: string): Encounter {
  try {
    return encounterOf(content, name);
  } catch (error) {
    throw error instanceof NotationError ? new Refused(notationRefusal(text, error)) : error;
  }
}

/** An encounter's file by what is in it: an archive, or the notation alone. @throws Refused */
export async function packageOf(file: Blob): Promise<Package> {
  if (isArchive(new Uint8Array(await file.slice(0, 4).arrayBuffer()))) return unpackEncounter(file);
  if (file.size > MOST_TEXT_BYTES) throw new Refused(refusal('file-too-large', { most: 8 }));
  return { text: textOf(new Uint8Array(await file.arrayBuffer())), history: null, pictures: [] };
}

/** A save from outside, held to the notation's checks. @throws Refused */
export function soundSave(rules: DeskParts['rules'], save: string): Loaded {
  const loaded = openSave(rules, save);
  if (isRefusal(loaded)) throw new Refused(loaded);
  if (!isSound(loaded.session.start) || !isSound(currentEncounter(loaded.session)))
    throw new Refused(refusal('save-damaged'));
  return loaded;
}

/** A fight that can be opened once its pictures are kept. */
export interface OpenedFight {
  readonly pictures: readonly WholePicture[];
  readonly notice: Refusal | null;
  open(): void;
}

/** The fight of a package, checked; with its history where that is in it. @throws Refused */
export function openedFight(
  { rules, store, text: words }: DeskParts,
  { text, history, pictures }: Package,
): OpenedFight {
  const encounter = encounterIn(words, text, '');
  if (history === null)
    return { pictures, notice: null, open: () => store.getState().openEncounter(encounter) };
  const { session, notice } = soundSave(rules, history);
  return { pictures, notice, open: () => store.getState().restore(session) };
}

/** The fight of a text, checked: a save with its history, or an encounter in the notation. @throws Refused */
export function fightOfText({ rules, store, text }: DeskParts, name: string, content: string): OpenedFight {
  const isSave = content.trimStart().startsWith('{"format"');
  const most = isSave ? MOST_HISTORY_BYTES : MOST_TEXT_BYTES;
  if (content.length > most) throw new Refused(refusal('file-too-large', { most: most / 1024 / 1024 }));
  if (!isSave) {
    const encounter = encounterIn(text, content, name);
    return { pictures: [], notice: null, open: () => store.getState().openEncounter(encounter) };
  }
  const { session, notice } = soundSave(rules, content);
  return { pictures: [], notice, open: () => store.getState().restore(session) };
}

/** All of them or none. @throws where there is no room */
export async function keepPictures(pictures: readonly WholePicture[]): Promise<void> {
  if (pictures.length > 0) await storePictures(await database(), pictures, Date.now());
}
