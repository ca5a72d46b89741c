import type { Frame } from '../../engine/state';
import { isOnBoard } from '../../grid/board';
import { rules } from '../../rules/registry';
import type { EncounterDocument } from '../document';
import { type Fault, fault } from '../issues';
import { keyFaults, keyListFaults } from './fight';

const DICE_STATE = /^xoroshiro128plus(:-?\d+)(,-?\d+){3}$/;
/** Steps that every action has. */
const COMMON_STEPS = new Set(['declare', 'pay']);

/** A `running` that the machine could not go on from. */
export function runningFaults({ block, board, running }: EncounterDocument): Fault[] {
  if (running === null) return [];
  const known = new Set(Object.keys(block.combatants ?? {}));
  const { combatants = {}, order = [], current = null, stack = [], decisions = [], dice } = running;
  const frames = new Set(stack.map(({ id }) => id));
  return [
    ...keyListFaults(['running', 'order'], order, known),
    ...keyFaults(['running', 'current'], current, known),
    ...Object.entries(combatants).flatMap(([key, { at }]) => [
      ...keyFaults(['running', 'combatants', key], key, known),
      ...(at && !isOnBoard(running.board ?? board, at)
        ? [
            fault(['running', 'combatants', key, 'at'], 'off-board', {
              found: `${at.x}, ${at.y}`,
              ...extent(running.board ?? board),
            }),
          ]
        : []),
    ]),
    ...stack.flatMap((frame, index) => frameFaults(['running', 'stack', index], frame, known)),
    ...decisions.flatMap(({ by, frame }, index) => [
      ...keyFaults(['running', 'decisions', index, 'by'], by, known),
      ...(frames.has(frame)
        ? []
        : [fault(['running', 'decisions', index, 'frame'], 'unknown-frame', { frame })]),
    ]),
    ...(dice && !DICE_STATE.test(dice.state)
      ? [fault(['running', 'dice', 'state'], 'unknown-dice', { found: dice.state })]
      : []),
  ];
}

const extent = ({ columns, rows }: { readonly columns: number; readonly rows: number }) => ({
  columns,
  rows,
});

/** An act of nobody has no actor. */
function frameFaults(
  path: readonly (string | number)[],
  { action, step, actor }: Frame,
  known: ReadonlySet<string>,
): Fault[] {
  const name = step.replace(/^\?/, '');
  const resolvable =
    rules.actions.get(action)?.steps[name] ?? (rules.actions.has(action) && COMMON_STEPS.has(name));
  return [
    ...(actor === '' ? [] : keyFaults([...path, 'actor'], actor, known)),
    ...(resolvable ? [] : [fault([...path, 'action'], 'unknown-step', { action, step })]),
  ];
}
