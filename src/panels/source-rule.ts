import type { Rules } from '../engine/contract';
import type { Modifier } from '../engine/state';
import type { Text } from '../text/i18n';

/** The clause behind a source that is no effect of its own; effects know theirs. */
const CLAUSES: Readonly<Record<string, string>> = {
  base: 'AC-2',
  'base-attack-bonus': 'X-GEN-5',
  str: 'ATK-6',
  dex: 'AC-3',
  con: 'SAV-4',
  wis: 'SAV-6',
  size: 'ATK-6',
  'iterative-attack': 'X-GEN-5',
  'two-weapons': 'X-TWF-2',
  nonlethal: 'X-NLD-3',
  lethal: 'UNA-13',
  'moving-mount': 'X-MNT-6',
  squeezing: 'X-AM-8',
  charge: 'X-CHG-7',
  range: 'X-RNG-1',
  flanking: 'X-AM-3',
  'higher-ground': 'X-AM-5',
  'unseen-attacker': 'X-AM-4',
  'shooting-into-melee': 'RNG-5',
  cover: 'X-COV-1',
  'soft-cover': 'X-COV-8',
  'grip-two-handed': 'X-DIS-2',
  'grip-light': 'X-DIS-2',
  'grip-unarmed': 'X-DIS-2',
  'size-difference': 'X-DIS-2',
  'no-melee-weapon': 'X-DIS-2',
  'loosely-worn': 'X-DIS-6',
  'well-secured': 'X-DIS-6',
  'locked-gauntlet': 'X-DIS-5',
  'base-save': 'SAV-2',
  'caster-level': 'TBL-15',
  'feint-nonhumanoid': 'X-FEI-3',
  level: 'X-TURN-3',
  'tumble-at-full-speed': 'X-TUM-4',
  armor: 'AC-15',
  shield: 'AC-15',
  natural: 'AC-9',
  dodge: 'AC-13',
  deflection: 'AC-8',
  enhancement: 'AC-7',
};

/** The rule behind a line of a sum, in one line with its clause: a source's own, an effect's, or that of the kind of bonus. Null: none is known. */
export function sourceRule(text: Text, rules: Rules, { type, source }: Modifier): string | null {
  const id = source.split('.').at(-1) ?? source;
  const keys = [id, type === 'untyped' ? '' : type];
  const known = keys.find((key) => text.exists(`rules:source-rule.${key}`));
  const line = known === undefined ? '' : text.t(`rules:source-rule.${known}`);
  const clause = rules.effects.get(id)?.clause ?? (known === undefined ? undefined : CLAUSES[known]);
  if (clause === undefined) return line === '' ? null : line;
  return line === '' ? clause : text.t('ui:odds.clause', { line, clause });
}
