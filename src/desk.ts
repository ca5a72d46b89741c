import { backupOf, restoreBackup } from './desk-backup';
import { encounterIn, keepPictures, openedFight, packageOf, soundSave } from './desk-package';
import type { DeskParts } from './desk-parts';
import type { Refusal } from './engine/contract';
import { refusal } from './engine/refusal';
import { writeEncounter } from './notation/write-encounter';
import { notationOf } from './reading';
import { unpackBackup } from './session/backup';
import { database, type SavedEncounter } from './session/database';
import type { Brought, Desk, PutBack, Saving } from './session/desk';
import { freshId } from './session/fresh-id';
import { contentOf, Library } from './session/library';
import { hashOf, textOfHash } from './session/link';
import { nameOf } from './session/names';
import { packEncounter, unpackEncounter } from './session/package';
import { holds } from './session/parts';
import { pictureOf } from './session/pictures';
import { Refused } from './session/refused';
import { askToLast, roomLeft } from './session/room';
import { formatSave } from './session/save-file';
import { currentEncounter } from './session/session';
import { Shelf } from './session/shelf';

export type { DeskParts } from './desk-parts';

/** The desk over what this browser keeps. Whatever it needs of that is opened when it is first asked for. */
export function createDesk(parts: DeskParts): Desk {
  return { ...listing(parts), ...saving(parts), ...removing(), ...filing(parts), ...linking(parts) };
}

const books = async (): Promise<Library> => new Library(await database());

let shelf: Promise<Shelf> | null = null;
/** Reads, puts and removes whole fights; the fight that is open is written by the keeper alone. */
function fights(): Promise<Shelf> {
  shelf ??= Shelf.open(freshId());
  shelf.catch(() => {
    shelf = null;
  });
  return shelf;
}

const there = <T>(found: T | null): T => {
  if (found === null) throw new Refused(refusal('library-gone'));
  return found;
};
const storage = (): StorageManager | undefined => globalThis.navigator?.storage;

function listing({ keeper }: DeskParts): Pick<Desk, 'encounters' | 'fights' | 'openFight' | 'room'> {
  return {
    encounters: async () => (await books()).list(),
    fights: async () => (await fights()).list(),
    openFight: () => keeper?.current() ?? null,
    room: () => roomLeft(storage()),
  };
}

type SavingPart = 'begin' | 'saveNew' | 'saveAgain' | 'rename' | 'duplicate';
function saving({ store, text: words }: DeskParts): Pick<Desk, SavingPart> {
  const belongsTo = ({ id, name, revision }: SavedEncounter): Saving => {
    store.getState().setSaved({ id, name, revision });
    void askToLast(storage()).catch(() => {});
    return { is: 'saved', name };
  };
  const content = () => contentOf(currentEncounter(store.getState().session), notationOf(store));
  const saveNew = async (name: string): Promise<Saving> => {
    const title = nameOf(name) || nameOf(store.getState().encounter.title);
    return belongsTo(await (await books()).add(title, content()));
  };
  return {
    begin: async (id) => {
      const { name, text, revision } = there(await (await books()).get(id));
      store.getState().openEncounter(encounterIn(words, text, name), { id, name, revision });
    },
    saveNew,
    saveAgain: async () => {
      const { saved } = store.getState().ui;
      if (saved === null) return saveNew('');
      const written = await (await books()).save(saved.id, saved.revision, content());
      return written === null ? { is: 'elsewhere' } : belongsTo(written);
    },
    rename: async (id, name) => {
      const renamed = there(await (await books()).rename(id, name));
      const { saved } = store.getState().ui;
      if (saved?.id === id) store.getState().setSaved({ ...saved, name: renamed.name });
    },
    duplicate: async (id) => void there(await (await books()).duplicate(id)),
  };
}

function removing(): Pick<Desk, 'remove' | 'removeFight'> {
  return {
    remove: async (id): Promise<PutBack> => {
      const removed = there(await (await books()).remove(id));
      return async () => (await books()).put(removed);
    },
    removeFight: async (id): Promise<PutBack> => {
      const kept = await fights();
      const whole = there(await kept.read(id));
      await kept.remove(id);
      return () => kept.put(whole);
    },
  };
}

type FilingPart = 'encounterFile' | 'fightFile' | 'backupFile' | 'bring' | 'open';
function filing(parts: DeskParts): Pick<Desk, FilingPart> {
  const { store } = parts;
  const restore = async (file: Blob): Promise<Brought> => restoreBackup(parts, await unpackBackup(file));
  return {
    encounterFile: async (id) => {
      const { text } = there(await (await books()).get(id));
      return packEncounter(text, null, pictureOf);
    },
    fightFile: () => packEncounter(notationOf(store), formatSave(store.getState().session), pictureOf),
    backupFile: async () => backupOf(await books(), await fights()),
    bring: async (file) => {
      if (await holds(file, 'library.json')) return restore(file);
      const { text, pictures, history } = await packageOf(file);
      // A file is whole or it is refused, though its history is of no use here.
      if (history !== null) soundSave(parts.rules, history);
      const encounter = encounterIn(parts.text, text, file.name);
      await keepPictures(pictures);
      const title = nameOf(encounter.title) || nameOf(file.name.replace(/\.[a-z]+$/i, ''));
      await (await books()).add(title, contentOf(encounter, text));
      return { encounters: 1, templates: 0, fights: 0, known: 0 };
    },
    open: async (file): Promise<Refusal | null> => {
      if (await holds(file, 'library.json')) return refusal('backup-brought', { ...(await restore(file)) });
      const opened = openedFight(parts, await unpackEncounter(file));
      await keepPictures(opened.pictures);
      opened.open();
      return opened.notice;
    },
  };
}

function linking({ store, text: words }: DeskParts): Pick<Desk, 'link' | 'linked'> {
  return {
    link: async () => {
      const encounter = currentEncounter(store.getState().session);
      const hash = await hashOf(writeEncounter({ ...encounter, picture: null }));
      return new URL(hash, location.href).href;
    },
    linked: async (hash) => {
      const encounter = encounterIn(words, await textOfHash(hash), '');
      return {
        title: encounter.title,
        combatants: Object.keys(encounter.combatants).length,
        open: () => store.getState().openEncounter(encounter),
      };
    },
  };
}
