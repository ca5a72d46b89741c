import type { NeedsRoll, Outcome, Refusal } from './engine/contract';
import type { GameEvent } from './engine/events';
import { refusal } from './engine/refusal';
import type { Encounter, JsonRecord } from './engine/state';
import { viewOf } from './engine/view';
import { namesInStep } from './notation/check/steps';
import { toCommand, toQuestion } from './notation/command';
import type { Fault, Read } from './notation/issues';
import { formatPath, NotationError, problemSentence } from './notation/problem';
import { readStep } from './notation/read-steps';
import type { Step } from './notation/schema/step';
import { refusalWithClause } from './panels/refusal-text';
import { encounterOf, notationOf, notationRefusal } from './reading';
import type { CombatantReport } from './rules/questions/answers';
import { ask } from './rules/questions/ask';
import { rules } from './rules/registry';
import { report } from './rules/report';
import { type BoardPort, boardStore } from './session/board-port';
import { currentEncounter } from './session/session';
import type { FightStore } from './session/store';
import type { Text } from './text/i18n';

type Pair = readonly [number, number];

/** What a script is told: what happened, or why nothing did. `code` is a key of the refusals. */
export type DoorAnswer =
  | { readonly ok: true; readonly events: readonly GameEvent[] }
  | {
      readonly ok: false;
      readonly code: string;
      readonly message: string;
      readonly clause: string | null;
      readonly needsRoll: NeedsRoll | null;
    };

/** What `expect` checks of the fight; each combatant stands under its own key. */
export interface DoorView extends Pick<Encounter, 'title' | 'phase' | 'round' | 'current' | 'order'> {
  readonly pending: readonly {
    readonly id: number;
    readonly kind: string;
    readonly by: string;
    readonly on: string | null;
    readonly because: string;
    readonly options: readonly string[];
  }[];
  readonly [combatant: string]: CombatantReport | unknown;
}

/** The scripting door: the fight in the notation's own words. Pixels are CSS pixels of the page. */
export interface Door {
  /** A command, an answer or an override: `{ by, do, … }`, `{ by, answer, … }`, `{ gm, … }`, each with `dice` if they are given. */
  send(step: unknown): DoorAnswer;
  /** `{ ask, by, … }`. @throws for words that are no question */
  ask(question: unknown): JsonRecord;
  view(): DoorView;
  /** Opens the first encounter of a text in the notation; its steps are not played. */
  open(content: string): DoorAnswer;
  /** The fight as it stands, in the notation. */
  export(): string;
  /** Centre of a square on the page. @throws while there is no board */
  squareToScreen(square: Pair): Pair;
  screenToSquare(point: Pair): Pair;
}

export function createDoor(store: FightStore, text: Text): Door {
  const encounter = () => currentEncounter(store.getState().session);
  const told = (outcome: Outcome) => answerOf(text, encounter(), outcome);
  const read = (input: unknown): Read<Step> => {
    const step = readStep(input, new Set(Object.keys(encounter().combatants)));
    const faults = 'faults' in step ? [] : namesInStep(step.value);
    return faults.length > 0 ? { faults } : step;
  };
  return {
    send(input) {
      const step = read(input);
      if ('faults' in step) return told(refusedFor(stepRefusal(text, step.faults)));
      if ('ask' in step.value) return told(refusedFor(refusal('not-a-command')));
      return told(store.getState().send(toCommand(step.value, encounter())));
    },
    ask(input) {
      const step = read(input);
      if ('faults' in step)
        throw new Error(refusalWithClause(text, encounter(), stepRefusal(text, step.faults)));
      if (!('ask' in step.value)) throw new Error(text.t('refusals:not-a-question'));
      return ask(viewOf(rules, encounter()), toQuestion(step.value));
    },
    view: () => viewJson(encounter()),
    open(content) {
      try {
        store.getState().openEncounter(encounterOf(content, ''));
        return { ok: true, events: [] };
      } catch (error) {
        if (error instanceof NotationError) return told(refusedFor(notationRefusal(text, error)));
        throw error;
      }
    },
    export: () => notationOf(store),
    squareToScreen: (square) => board().squareToScreen(square),
    screenToSquare: (point) => board().screenToSquare(point),
  };
}

function refusedFor(why: Refusal): Outcome {
  return { ok: false, refusal: why, needsRoll: null };
}

function answerOf(text: Text, encounter: Encounter, outcome: Outcome): DoorAnswer {
  if (outcome.ok) return { ok: true, events: outcome.events };
  const { refusal: why, needsRoll } = outcome;
  const message = refusalWithClause(text, encounter, why);
  return { ok: false, code: why.code, message, clause: why.clause, needsRoll };
}

/** What is wrong with the words of a step. */
function stepRefusal(text: Text, faults: readonly Fault[]): Refusal {
  const told = faults.map((fault) => {
    const sentence = problemSentence(text, { file: '', document: 1, line: 1, column: 1, ...fault });
    return fault.path.length === 0 ? sentence : `${formatPath(fault.path)}: ${sentence}`;
  });
  return refusal('bad-step', { problem: told.join('; ') });
}

function viewJson(encounter: Encounter): DoorView {
  const view = viewOf(rules, encounter);
  const { title, phase, round, current, order, decisions, combatants } = encounter;
  const reports = Object.keys(combatants).map((id) => [id, report(view, id)] as const);
  const pending = decisions.map(({ id, kind, by, on, because, options }) => ({
    id,
    kind,
    by,
    on,
    because,
    options,
  }));
  return { ...Object.fromEntries(reports), title, phase, round, current, order, pending };
}

function board(): BoardPort {
  const { board: found } = boardStore.getState();
  if (found === null) throw new Error('the board is not there yet');
  return found;
}
