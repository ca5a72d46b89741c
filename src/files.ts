import type { Refusal, Rules } from './engine/contract';
import { seededDice } from './engine/dice';
import { isRefusal, refusal } from './engine/refusal';
import type { Encounter } from './engine/state';
import { buildEncounter } from './notation/build-encounter';
import { formatProblem, NotationError } from './notation/problem';
import { readNotation } from './notation/read-notation';
import { writeEncounter } from './notation/write-encounter';
import type { Demo, Files } from './panels/context';
import type { Keeper } from './session/keeper';
import { formatSave, openSave } from './session/save-file';
import type { FightStore } from './session/store';
import type { Text } from './text/i18n';

const encounters: Readonly<Record<string, string>> = import.meta.glob('./content/encounters/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The fight that opens first. */
const FIRST = 'the-ford';

export interface FilesParts {
  readonly rules: Rules;
  readonly store: FightStore;
  readonly text: Text;
  /** Null where the browser keeps nothing. */
  readonly keeper: Keeper | null;
}

/** An encounter of a text in the notation, with dice of its own. @throws NotationError */
export function encounterOf(content: string, name: string): Encounter {
  const [first] = readNotation(content, name);
  if (first === undefined) throw new Error('a notation without a document is refused by its reader');
  const [seed = 0] = crypto.getRandomValues(new Int32Array(1));
  return buildEncounter(first, seededDice(seed));
}

export function firstEncounter(): Encounter {
  return demoEncounter(FIRST);
}

function demoEncounter(id: string): Encounter {
  const path = `./content/encounters/${id}.yaml`;
  return encounterOf(encounters[path] ?? '', `${id}.yaml`);
}

/** Every encounter that comes with the program, the first one first. */
function demos(): readonly Demo[] {
  const listed = Object.entries(encounters).map(([path, content]) => {
    const id = path.replace(/^.*\/|\.yaml$/g, '');
    return { id, title: /^title: *(.+)$/m.exec(content)?.[1] ?? id };
  });
  return listed.sort((a, b) => Number(b.id === FIRST) - Number(a.id === FIRST));
}

/** Why a text is no encounter, in the user's language; the first of what is wrong stands for all. */
export function notationRefusal(text: Text, error: NotationError): Refusal {
  const [problem] = error.problems;
  const told = problem === undefined ? error.message : formatProblem(text, problem);
  const more = error.problems.length - 1;
  return more > 0
    ? refusal('file-not-an-encounter-more', { problem: told, more })
    : refusal('file-not-an-encounter', { problem: told });
}

/** The fight as it stands, in the notation. */
export function notationOf(store: FightStore): string {
  return writeEncounter(store.getState().encounter);
}

export function createFiles({ rules, store, text, keeper }: FilesParts): Files {
  const open = (name: string, content: string): Refusal | null => {
    if (content.trimStart().startsWith('{"format"')) {
      const loaded = openSave(rules, content);
      if (isRefusal(loaded)) return loaded;
      store.getState().restore(loaded.session);
      return loaded.notice;
    }
    try {
      store.getState().openEncounter(encounterOf(content, name));
      return null;
    } catch (error) {
      if (error instanceof NotationError) return notationRefusal(text, error);
      throw error;
    }
  };
  return {
    demos: demos(),
    openDemo: async (id) => store.getState().openEncounter(demoEncounter(id)),
    openText: async (name, content) => open(name, content),
    saveText: () => formatSave(store.getState().session),
    notationText: async () => notationOf(store),
    kept: async () => (keeper === null ? [] : keeper.list()),
    resume: async (id) => void (await keeper?.resume(id)),
    takeBack: async () => void (await keeper?.resume()),
  };
}
