import type { Refusal } from '../engine/contract';
import type { Encounter, Json } from '../engine/state';
import type { Text } from '../text/i18n';
import { effectName, ruleName } from '../text/rule-name';
import {
  actionName,
  causeName,
  combatantName,
  isSquarePair,
  listOf,
  spellName,
  squareName,
  weaponName,
} from './words';

type Namer = (text: Text, id: string) => string;

/** How the blanks of a refusal become words. What is not named here is shown as it is. */
const NAMERS: Readonly<Record<string, Namer>> = {
  action: actionName,
  act: actionName,
  because: causeName,
  cost: (text, id) => ruleName(text, 'cost', id),
  kind: (text, id) => ruleName(text, ['decision', 'check', 'save', 'skill'], id),
  answer: (text, id) => ruleName(text, ['answer', 'action'], id),
  options: (text, id) => ruleName(text, ['answer', 'action'], id),
  edit: (text, id) => ruleName(text, 'override', id),
  weapon: weaponName,
  item: weaponName,
  object: weaponName,
  armor: weaponName,
  shield: weaponName,
  spell: spellName,
  effect: effectName,
  condition: effectName,
  feat: effectName,
  trait: effectName,
  skill: (text, id) => ruleName(text, 'skill', id),
  size: (text, id) => ruleName(text, 'size', id),
  mode: (text, id) => ruleName(text, 'speed', id),
  what: (text, id) => ruleName(text, ['skill', 'check', 'save', 'ability', 'stat'], weaponName(text, id)),
  reason: (text, id) =>
    text.exists(`refusals:reason.${id}`) ? text.t(`refusals:reason.${id}`) : ruleName(text, [], id),
};
/** Blanks that hold ids of combatants. */
const WHO = new Set([
  'who',
  'by',
  'on',
  'of',
  'target',
  'actor',
  'enemy',
  'mount',
  'rider',
  'ally',
  'against',
  'current',
]);

/** Why not, as a sentence, without the clause. */
export function refusalText(text: Text, encounter: Encounter, refusal: Refusal): string {
  const values = Object.fromEntries(
    Object.entries(refusal.with).map(([key, value]) => [key, valueText(text, encounter, key, value)]),
  );
  const key = `refusals:${refusal.code}`;
  if (!text.exists(key)) return text.t('ui:refusal.unknown', { code: refusal.code });
  return text.t(key, values);
}

/** The sentence with its clause: "… (STEP-2)". */
export function refusalWithClause(text: Text, encounter: Encounter, refusal: Refusal): string {
  const sentence = refusalText(text, encounter, refusal);
  return refusal.clause === null
    ? sentence
    : text.t('ui:refusal.clause', { sentence, clause: refusal.clause });
}

function valueText(text: Text, encounter: Encounter, key: string, value: Json): string | number {
  if (typeof value === 'number') return value;
  if (isSquarePair(value)) return squareName({ x: value[0], y: value[1] });
  if (Array.isArray(value))
    return listOf(
      text,
      value.map((item: Json) => String(valueText(text, encounter, key, item))),
    );
  if (typeof value !== 'string') return value === null ? '' : JSON.stringify(value);
  if (WHO.has(key) && encounter.combatants[value] !== undefined) return combatantName(encounter, value);
  return NAMERS[key]?.(text, value) ?? value;
}
