import prepared from 'virtual:prepared';
import type { DeskParts } from './desk-parts';
import type { Refusal } from './engine/contract';
import { seededDice } from './engine/dice';
import type { Encounter } from './engine/state';
import type { Files } from './panels/context';
import { fetchNow } from './session/fetched';
import { Refused } from './session/refused';
import { formatSave } from './session/save-file';

/** The notation comes only when a file is opened or written. */
const reading = (): Promise<typeof import('./reading')> => fetchNow(() => import('./reading'));

/** The fight that opens first, with dice of its own. */
export function firstEncounter(): Encounter {
  const [seed = 0] = crypto.getRandomValues(new Int32Array(1));
  return { ...prepared.first, dice: seededDice(seed) };
}

export function createFiles(parts: DeskParts): Files {
  const { store, keeper } = parts;
  const open = async (name: string, content: string): Promise<Refusal | null> => {
    const { fightOfText } = await fetchNow(() => import('./desk-package'));
    try {
      const fight = fightOfText(parts, name, content);
      fight.open();
      return fight.notice;
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
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
    desk: async () => (await fetchNow(() => import('./desk'))).createDesk(parts),
    takeBack: async () => void (await keeper?.resume()),
    beginTable: async () => (await fetchNow(() => import('./table-door'))).beginTable(store),
    joinTable: async (code) => (await fetchNow(() => import('./table-door'))).joinTable(code),
  };
}
