import type { View } from '../../../src/engine/contract';
import type { Combatant } from '../../../src/engine/state';
import { viewOf } from '../../../src/engine/view';
import { buildEncounter } from '../../../src/notation/build-encounter';
import { readNotation } from '../../../src/notation/read-notation';
import { rules } from '../../../src/rules/registry';

/** The fight of a text in the notation as questions see it, some of its combatants replaced. */
export function viewFrom(text: string, changed: Readonly<Record<string, Combatant>> = {}): View {
  const [document] = readNotation(text);
  if (!document) throw new Error('no document');
  const encounter = buildEncounter(document);
  return viewOf(rules, { ...encounter, combatants: { ...encounter.combatants, ...changed } });
}
