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
  type QuestionKind,
  RESERVED,
} from './schema/expect';
import { isRecord } from './schema/kinds';
import { type Step, step as stepSchema } from './schema/step';

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
  if ('faults' in step) return step;
  const { expect, ...rest } = step.value;
  const question = 'ask' in step.value ? step.value.ask : null;
  const expected =
    expect === null ? { value: null } : readExpectation(expect, question, known, [...path, 'expect']);
  return 'faults' in expected ? expected : { value: { ...rest, expect: expected.value } as Step };
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
