import prepared from 'virtual:prepared';
import type { DeskParts } from './desk-parts';
import type { Refusal } from './engine/contract';
import { seededDice } from './engine/dice';
import { isRefusal, refusal } from './engine/refusal';
import type { Encounter } from './engine/state';
import type { Files } from './panels/context';
import { formatSave, openSave } from './session/save-file';
import { currentEncounter } from './session/session';

/** The notation comes only when a file is opened or written. */
const reading = (): Promise<typeof import('./reading')> => import('./reading');

/** Signs of a text that is opened: more than any encounter, or any fight with its history, has. */
const MOST_SIGNS = { encounter: 8 * 1024 * 1024, save: 64 * 1024 * 1024 };

/** The fight that opens first, with dice of its own. */
export function firstEncounter(): Encounter {
  const [seed = 0] = crypto.getRandomValues(new Int32Array(1));
  return { ...prepared.first, dice: seededDice(seed) };
}

export function createFiles(parts: DeskParts): Files {
  const { rules, store, text, keeper } = parts;
  const openHistory = async (content: string): Promise<Refusal | null> => {
    const loaded = openSave(rules, content);
    if (isRefusal(loaded)) return loaded;
    const { isSound } = await reading();
    if (!isSound(loaded.session.start) || !isSound(currentEncounter(loaded.session)))
      return refusal('save-damaged');
    store.getState().restore(loaded.session);
    return loaded.notice;
  };
  const open = async (name: string, content: string): Promise<Refusal | null> => {
    const isSave = content.trimStart().startsWith('{"format"');
    const most = isSave ? MOST_SIGNS.save : MOST_SIGNS.encounter;
    if (content.length > most) return refusal('file-too-large', { most: most / 1024 / 1024 });
    if (isSave) return openHistory(content);
    const { encounterOf, NotationError, notationRefusal } = await reading();
    try {
      store.getState().openEncounter(encounterOf(content, name));
      return null;
    } catch (error) {
      if (error instanceof NotationError) return notationRefusal(text, error);
      throw error;
    }
  };
  return {
    demos: prepared.demos,
    openDemo: async (id) => {
      const { demoEncounter } = await reading();
      store.getState().openEncounter(demoEncounter(id));
    },
    openText: open,
    saveText: () => formatSave(store.getState().session),
    notationText: async () => (await reading()).notationOf(store),
    kept: async () => (keeper === null ? [] : keeper.list()),
    resume: async (id) => void (await keeper?.resume(id)),
    desk: async () => (await import('./desk')).createDesk(parts),
    takeBack: async () => void (await keeper?.resume()),
  };
}
