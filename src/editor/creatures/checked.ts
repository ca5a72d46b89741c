import type { Command } from '../../engine/contract';
import type { Encounter, JsonRecord } from '../../engine/state';
import { namesInStep } from '../../notation/check/steps';
import { toCommand } from '../../notation/command';
import type { Fault } from '../../notation/issues';
import { problemSentence } from '../../notation/problem';
import { readStep } from '../../notation/read-steps';
import type { Text } from '../../text/i18n';

/** A command, or what is wrong with what was to become one. */
export type Checked = { readonly command: Command } | { readonly faults: readonly Fault[] };

/** A step of the notation given as data, checked as one in a file is. */
export function checked(step: unknown, encounter: Encounter): Checked {
  const read = readStep(step, new Set(Object.keys(encounter.combatants)));
  if ('faults' in read) return read;
  const faults = namesInStep(read.value);
  if (faults.length > 0 || 'ask' in read.value) return { faults };
  return { command: toCommand(read.value, encounter) };
}

/** A stat block as it may come from outside, checked as that of a newcomer would be. */
export const checkedBlock = (block: JsonRecord, encounter: Encounter): Checked =>
  checked({ gm: 'add', combatants: { X0: { side: 'foes', ...block, at: [0, 0] } } }, encounter);

/** What is wrong, in the user's language; one sentence a fault. */
export const faultSentences = (text: Text, faults: readonly Fault[]): readonly string[] =>
  faults.map((it) => problemSentence(text, { file: '', document: 1, line: 1, column: 1, ...it }));
