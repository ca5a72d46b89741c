import type { Refusal } from './engine/contract';
import { seededDice } from './engine/dice';
import { refusal } from './engine/refusal';
import type { Encounter } from './engine/state';
import { buildEncounter } from './notation/build-encounter';
import { formatProblem, type NotationError } from './notation/problem';
import { readNotation } from './notation/read-notation';
import { writeEncounter } from './notation/write-encounter';
import type { Demo } from './panels/context';
import { currentEncounter } from './session/session';
import type { FightStore } from './session/store';
import type { Text } from './text/i18n';

// Everything that needs the notation, and with it YAML, the schemas and the stat blocks. Loaded when it is first needed, not before the board.

export { NotationError } from './notation/problem';

const encounters: Readonly<Record<string, string>> = import.meta.glob('./content/encounters/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The fight that opens first. */
const FIRST = 'the-ford';

/** An encounter of a text in the notation, with dice of its own. @throws NotationError */
export function encounterOf(content: string, name: string): Encounter {
  const [seed = 0] = crypto.getRandomValues(new Int32Array(1));
  return encounterWith(content, name, seed);
}

function encounterWith(content: string, name: string, seed: number): Encounter {
  const [first] = readNotation(content, name);
  if (first === undefined) throw new Error('a notation without a document is refused by its reader');
  return buildEncounter(first, seededDice(seed));
}

const textOf = (id: string): string => encounters[`./content/encounters/${id}.yaml`] ?? '';

export const demoEncounter = (id: string): Encounter => encounterOf(textOf(id), `${id}.yaml`);

/** What the page holds from the start: the first fight as a state, and what other fights there are, the first one first. */
export interface Prepared {
  readonly first: Encounter;
  readonly demos: readonly Demo[];
}

/** Worked out when the app is built. @throws where the first fight depends on its dice */
export function prepare(): Prepared {
  const [first, other] = [1, 2].map((seed) => encounterWith(textOf(FIRST), FIRST, seed));
  if (first === undefined || other === undefined) throw new Error('no first fight');
  const same = { ...other, dice: first.dice };
  if (JSON.stringify(first) !== JSON.stringify(same))
    throw new Error('the first fight is not the same each time');
  return { first, demos: demos() };
}

function demos(): readonly Demo[] {
  const listed = Object.entries(encounters).map(([path, content]) => {
    const id = path.replace(/^.*\/|\.yaml$/g, '');
    return { id, title: /^title: *(.+)$/m.exec(content)?.[1] ?? id };
  });
  return listed.sort((a, b) => Number(b.id === FIRST) - Number(a.id === FIRST));
}

/** Can it be written and read again? What comes from outside and looks like an encounter is held to the notation's own checks. */
export function isSound(encounter: Encounter): boolean {
  try {
    readNotation(writeEncounter(encounter), '');
    return true;
  } catch {
    return false;
  }
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

/** The fight as it stands, in the notation: all of it, whoever's eyes are borrowed. */
export const notationOf = (store: FightStore): string =>
  writeEncounter(currentEncounter(store.getState().session));
