import type { EncounterDocument } from '../document';
import type { Fault } from '../issues';
import { bodyFaults } from './bodies';
import { fightFaults } from './fight';
import { groundFaults } from './ground';
import { nameFaults } from './names';
import { runningFaults } from './running';
import { joining, stepFaults } from './steps';

/** What makes no sense in a document whose every part has the right form. */
export function documentFaults(document: EncounterDocument): Fault[] {
  const { block, board, steps } = document;
  const combatants = block.combatants ?? {};
  const names = Object.entries(combatants).flatMap(([key, it]) => nameFaults(['combatants', key], it));
  const fight = fightFaults(block);
  return [
    ...groundFaults(block, board),
    ...names,
    ...fight,
    ...bodyFaults(document),
    ...runningFaults(document),
    ...stepFaults(steps, new Set([...Object.keys(combatants), ...joining(steps)])),
  ];
}
