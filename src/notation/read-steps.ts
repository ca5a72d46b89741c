import { joining } from './check/steps';
import { all, fault, faultsIn, parsedBy, type Read } from './issues';
import type { PathPart } from './problem';
import type { DocumentBlock } from './schema/document';
import {
  type CombatantExpectation,
  combatantExpectation,
  type Expectation,
  factsOfQuestion,
  factsOfStep,
  QUESTIONS,
  type QuestionKind,
  RESERVED,
} from './schema/expect';
import { isRecord } from './schema/kinds';
import { type Step, step as stepSchema, stepWords } from './schema/step';

/** The steps of a document, and what they expect of its combatants. */
export function stepsOf({ steps = [], combatants = {} }: DocumentBlock): Read<readonly Step[]> {
  const known = new Set([...Object.keys(combatants), ...joining(steps)]);
  return all(steps.map((input, index) => readStep(input, known, ['steps', index])));
}

/** One step, in an encounter with these combatants. */
export function readStep(
  input: unknown,
  known: ReadonlySet<string>,
  path: readonly PathPart[] = [],
): Read<Step> {
  const step = parsedBy(stepSchema, input, path);
  const expected = expectationOf(input, known, [...path, 'expect']);
  if ('faults' in step || 'faults' in expected) return { faults: faultsIn([step, expected]) };
  return { value: { ...step.value, expect: expected.value } as Step };
}

function expectationOf(
  input: unknown,
  known: ReadonlySet<string>,
  path: readonly PathPart[],
): Read<Expectation | null> {
  if (!isRecord(input) || input.expect === undefined || stepWords(input).length !== 1) return { value: null };
  const question = QUESTIONS.find((kind) => kind === input.ask) ?? null;
  return readExpectation(input.expect, question, known, path);
}

function readExpectation(
  input: unknown,
  question: QuestionKind | null,
  known: ReadonlySet<string>,
  path: readonly PathPart[],
): Read<Expectation> {
  if (!isRecord(input))
    return { faults: [fault(path, 'expected', { kind: 'record', found: JSON.stringify(input) })] };
  const isCombatant = ([key]: readonly [string, unknown]): boolean => known.has(key) && !RESERVED.has(key);
  const entries = Object.entries(input);
  const schema = (question === null ? null : factsOfQuestion.get(question)) ?? factsOfStep;
  const facts = parsedBy(schema, Object.fromEntries(entries.filter((entry) => !isCombatant(entry))), path);
  const combatants = all(entries.filter(isCombatant).map(([key, value]) => combatantOf(key, value, path)));
  if ('faults' in facts || 'faults' in combatants) return { faults: faultsIn([facts, combatants]) };
  return { value: { facts: facts.value, combatants: Object.fromEntries(combatants.value) } };
}

function combatantOf(
  key: string,
  input: unknown,
  path: readonly PathPart[],
): Read<readonly [string, CombatantExpectation]> {
  const read = parsedBy(combatantExpectation, input, [...path, key]);
  return 'faults' in read ? read : { value: [key, read.value] };
}
