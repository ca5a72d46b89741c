import { rules } from '../../rules/registry';
import { type Fault, fault } from '../issues';
import type { PathPart } from '../problem';
import type { CombatantBlock } from '../schema/combatant';
import type { Expectation } from '../schema/expect';
import { isRecord } from '../schema/kinds';
import type { Step } from '../schema/step';
import { ACTIONS } from '../vocabulary';
import { keyFaults, keyListFaults } from './fight';
import { conditionFaults, misspeltConditionFaults, nameFaults, unknownName } from './names';

type Path = readonly PathPart[];
type Known = ReadonlySet<string>;

const NAMED_IN_ARGUMENTS = ['on', 'against'] as const;
const LISTS_IN_EXPECT = ['provokes', 'order'] as const;
const CONDITIONS_IN_EXPECT = ['conditions', 'has', 'not'] as const;
const RECORDS_IN_EXPECT = ['pending', 'attacks', 'checks', 'saves'] as const;

/** Steps that speak of somebody or something that is not there. */
export function stepFaults(steps: readonly Step[], known: Known): Fault[] {
  return steps.flatMap((step, index) => oneStepFaults(['steps', index], step, known));
}

function oneStepFaults(path: Path, step: Step, known: Known): Fault[] {
  return [
    ...('by' in step ? keyFaults([...path, 'by'], step.by, known) : []),
    ...('ask' in step
      ? [
          ...keyFaults([...path, 'on'], step.on, known),
          ...keyFaults([...path, 'viewer'], step.viewer, known),
          ...actionFaults([...path, 'action'], step.args.action),
        ]
      : []),
    ...('do' in step ? actFaults(path, step.do, step.by) : []),
    ...argumentFaults(path, step.args, known),
    ...(step.expect === null ? [] : expectFaults([...path, 'expect'], step.expect, known)),
  ];
}

/** What nobody does of themselves. */
const NOBODYS = new Set(['start', 'join']);

/** An action that neither the notation nor the rules know. */
function actionFaults(path: Path, action: unknown): Fault[] {
  if (typeof action !== 'string' || ACTIONS.has(action) || rules.actions.has(action)) return [];
  return [unknownName(path, 'unknown-action', action, new Set([...ACTIONS, ...rules.actions.keys()]))];
}

function actFaults(path: Path, action: string, by: string | null): Fault[] {
  const unknown = actionFaults([...path, 'do'], action);
  if (unknown.length > 0) return unknown;
  return by === null && !NOBODYS.has(action) ? [fault([...path, 'by'], 'missing', { kind: 'key' })] : [];
}

function argumentFaults(path: Path, args: Step['args'], known: Known): Fault[] {
  const { aware, together, when, condition, combatant, combatants, to } = args;
  return [
    ...NAMED_IN_ARGUMENTS.flatMap((name) => keysFaults([...path, name], args[name], known)),
    ...keysFaults([...path, 'aware'], Array.isArray(aware) ? aware : undefined, known),
    ...(Array.isArray(together)
      ? together.flatMap((group, index) => keysFaults([...path, 'together', index], group, known))
      : []),
    ...(isRecord(when)
      ? ['who', 'against'].flatMap((name) => keyFaults([...path, 'when', name], when[name], known))
      : []),
    ...(typeof condition === 'string' ? conditionFaults([...path, 'condition'], condition) : []),
    ...(isRecord(combatant)
      ? newcomerFaults([...path, 'combatant'], combatant as CombatantBlock, known)
      : []),
    ...(isRecord(combatants)
      ? Object.entries(combatants).flatMap(([key, block]) =>
          newcomerFaults([...path, 'combatants', key], block as CombatantBlock, known),
        )
      : []),
    ...(isRecord(to) ? blockFaults([...path, 'to'], to as CombatantBlock, known) : []),
  ];
}

const blockFaults = (path: Path, block: CombatantBlock, known: Known): Fault[] => [
  ...nameFaults(path, block),
  ...keyFaults([...path, 'rides'], block.rides, known),
];

/** Who comes in must be on a side and somewhere. */
const newcomerFaults = (path: Path, block: CombatantBlock, known: Known): Fault[] => [
  ...blockFaults(path, block, known),
  ...(block.side === undefined ? [fault([...path, 'side'], 'missing', { kind: 'text' })] : []),
  ...(block.at === undefined ? [fault([...path, 'at'], 'missing', { kind: 'square' })] : []),
];

const keysFaults = (path: Path, value: unknown, known: Known): Fault[] =>
  Array.isArray(value) ? keyListFaults(path, value, known) : keyFaults(path, value, known);

function expectFaults(path: Path, { facts, combatants }: Expectation, known: Known): Fault[] {
  return [
    ...Object.entries(combatants).flatMap(([key, expected]) =>
      CONDITIONS_IN_EXPECT.flatMap((name) =>
        (expected[name] ?? []).flatMap((id, index) =>
          misspeltConditionFaults([...path, key, name, index], id),
        ),
      ),
    ),
    ...keyFaults([...path, 'current'], facts.current, known),
    ...LISTS_IN_EXPECT.flatMap((name) => keysFaults([...path, name], facts[name], known)),
    ...RECORDS_IN_EXPECT.flatMap((name) => {
      const list = facts[name];
      if (!Array.isArray(list)) return [];
      return list.flatMap((entry: unknown, index) =>
        isRecord(entry)
          ? ['by', 'on'].flatMap((word) => keyFaults([...path, name, index, word], entry[word], known))
          : [],
      );
    }),
  ];
}

/** Names in one step that no list has, as a document's are looked at; whom it speaks of is the engine's to know. */
export function namesInStep({ args }: Step): Fault[] {
  const { combatant, combatants, to } = args;
  return [
    ...(isRecord(combatants)
      ? Object.entries(combatants).flatMap(([key, block]) =>
          nameFaults(['combatants', key], block as CombatantBlock),
        )
      : []),
    ...(isRecord(combatant) ? nameFaults(['combatant'], combatant as CombatantBlock) : []),
    ...(isRecord(to) ? nameFaults(['to'], to as CombatantBlock) : []),
  ];
}

/** Keys of those who come in later. */
export const joining = (steps: readonly unknown[]): readonly string[] =>
  steps.flatMap((step) => {
    if (!isRecord(step)) return [];
    const args = isRecord(step.args) ? step.args : step;
    if (step.gm === 'add') return isRecord(args.combatants) ? Object.keys(args.combatants) : [];
    if (step.do !== 'join') return [];
    const { key } = args;
    return typeof key === 'string' || typeof key === 'number' ? [String(key)] : [];
  });
