import prepared from 'virtual:prepared';
import type { Refusal, Rules } from './engine/contract';
import { seededDice } from './engine/dice';
import { isRefusal } from './engine/refusal';
import type { Encounter } from './engine/state';
import type { Files } from './panels/context';
import type { Keeper } from './session/keeper';
import { formatSave, openSave } from './session/save-file';
import type { FightStore } from './session/store';
import type { Text } from './text/i18n';

/** The notation comes only when a file is opened or written. */
const reading = (): Promise<typeof import('./reading')> => import('./reading');

export interface FilesParts {
  readonly rules: Rules;
  readonly store: FightStore;
  readonly text: Text;
  /** Null where the browser keeps nothing. */
  readonly keeper: Keeper | null;
}

/** The fight that opens first, with dice of its own. */
export function firstEncounter(): Encounter {
  const [seed = 0] = crypto.getRandomValues(new Int32Array(1));
  return { ...prepared.first, dice: seededDice(seed) };
}

export function createFiles({ rules, store, text, keeper }: FilesParts): Files {
  const open = async (name: string, content: string): Promise<Refusal | null> => {
    if (content.trimStart().startsWith('{"format"')) {
      const loaded = openSave(rules, content);
      if (isRefusal(loaded)) return loaded;
      store.getState().restore(loaded.session);
      return loaded.notice;
    }
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
    takeBack: async () => void (await keeper?.resume()),
  };
}
