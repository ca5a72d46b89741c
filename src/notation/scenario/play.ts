import type { Outcome } from '../../engine/contract';
import { seededDice } from '../../engine/dice';
import type { Encounter, JsonRecord } from '../../engine/state';
import { viewOf } from '../../engine/view';
import { ask } from '../../rules/questions/ask';
import { rules } from '../../rules/registry';
import { report } from '../../rules/report';
import type { Text } from '../../text/i18n';
import { buildEncounter } from '../build-encounter';
import { toCommand, toQuestion } from '../command';
import type { EncounterDocument } from '../document';
import type { AskStep, Step } from '../schema/step';
import { compareAnswer, compareCombatants, compareStep, type Mismatch } from './compare';
import { observeCombatants, observeFight, observeOutcome } from './observe';
import { show } from './show';
import { openTable, type Table } from './table';

/** What came of one step. */
export interface StepResult {
  /** Number of the step, from 1. */
  readonly step: number;
  /** What a step brought about and the fight after it, or the answer to a question. */
  readonly result: JsonRecord;
  /** `O.hp: expected 3, got 7`; empty where all is as expected. */
  readonly failures: readonly string[];
}
export interface ScenarioResult {
  readonly document: EncounterDocument;
  readonly steps: readonly StepResult[];
  /** `step 3: O.hp: expected 3, got 7`, or null: the scenario passed. */
  readonly failure: string | null;
}
export interface PlayOptions {
  /** Where it is played. */
  readonly open?: (start: Encounter) => Table;
  /** True: the result of each step tells of every combatant. */
  readonly inFull?: boolean;
}

/** The fight of a scenario before its first step: every die is given by the steps. */
export function sceneOf(document: EncounterDocument): Encounter {
  const scene = buildEncounter(document, seededDice(0));
  return { ...scene, dice: { ...scene.dice, mode: 'entered' } };
}

/** Plays a scenario up to its first step that does not go as expected. */
export function playScenario(
  document: EncounterDocument,
  text: Text,
  { open = openTable, inFull = false }: PlayOptions = {},
): ScenarioResult {
  const table = open(sceneOf(document));
  const steps: StepResult[] = [];
  for (const [index, step] of document.steps.entries()) {
    const { result: found, failures } = playStep(table, step, text);
    const everyone = inFull && !('ask' in step) ? observeCombatants(viewOf(rules, table.now())) : {};
    const result = { step: index + 1, result: { ...found, ...everyone }, failures };
    steps.push(result);
    const [first] = result.failures;
    if (first !== undefined) {
      return { document, steps, failure: text.t('notation:scenario.step', { step: index + 1, what: first }) };
    }
  }
  return { document, steps, failure: null };
}

type Played = Omit<StepResult, 'step'>;

function playStep(table: Table, step: Step, text: Text): Played {
  try {
    return 'ask' in step ? answer(table, step, text) : command(table, step, text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { result: {}, failures: [text.t('notation:scenario.crashed', { message })] };
  }
}

function answer(table: Table, step: AskStep, text: Text): Played {
  const view = viewOf(rules, table.now());
  const gone = [step.by, step.on, step.viewer].find((id) => id !== null && view.find(id) === null);
  if (gone !== undefined && gone !== null) return { result: {}, failures: [unknown(gone, text)] };
  const found = ask(view, toQuestion(step));
  const result = { ...observeFight(table.now()), ...found };
  if (step.expect === null) return { result: found, failures: [] };
  const mismatches = [...compareAnswer(step.expect, result), ...combatantsAt(table, step.expect)];
  return { result: found, failures: mismatches.map((it) => sentence(it, text)) };
}

/** Who is asked about has left, or has not come in yet. */
const unknown = (id: string, text: Text): string =>
  text.t('notation:scenario.refused', {
    code: 'unknown-combatant',
    sentence: text.t('refusals:unknown-combatant', { id }),
  });

function command(table: Table, step: Exclude<Step, AskStep>, text: Text): Played {
  const outcome = table.submit(toCommand(step, table.now()));
  const result = { ...observeFight(table.now()), ...observeOutcome(outcome) };
  const wrong =
    step.expect === null
      ? []
      : [...compareStep(withoutRejected(step.expect), result), ...combatantsAt(table, step.expect)];
  return {
    result,
    failures: [
      ...verdict(outcome, step.expect?.facts.rejected ?? false, text),
      ...wrong.map((it) => sentence(it, text)),
    ],
  };
}

type Expectation = NonNullable<Step['expect']>;

function withoutRejected({ facts: { rejected: _rejected, ...facts }, combatants }: Expectation): Expectation {
  return { facts, combatants };
}

function combatantsAt(table: Table, expect: Expectation): readonly Mismatch[] {
  const view = viewOf(rules, table.now());
  return compareCombatants(expect, (key) => (view.find(key) === null ? null : report(view, key)));
}

const sentence = ({ path, expected, found }: Mismatch, text: Text): string =>
  text.t('notation:scenario.mismatch', { path, expected: show(expected), found: show(found) });

/** The dice of a step that does not fit are never what a scenario may expect. */
const OF_DICE: ReadonlySet<string> = new Set(['needs-roll', 'dice-left-over', 'bad-face']);

/** Whether the command was taken or refused as expected: `true`, or the code of the reason. */
function verdict(outcome: Outcome, expected: unknown, text: Text): readonly string[] {
  if (outcome.ok)
    return expected === false ? [] : [text.t('notation:scenario.accepted', { expected: show(expected) })];
  const { code, with: values } = outcome.refusal;
  if (!OF_DICE.has(code) && (expected === true || expected === code)) return [];
  if (outcome.needsRoll !== null) return [text.t('notation:scenario.missing-die', { ...outcome.needsRoll })];
  if (code === 'dice-left-over') return [text.t('notation:scenario.left-over', { dice: show(values.dice) })];
  const known = text.exists(`refusals:${code}`);
  const why = known ? text.t(`refusals:${code}`, { ...values }) : show(values);
  return [text.t('notation:scenario.refused', { code, sentence: why })];
}
