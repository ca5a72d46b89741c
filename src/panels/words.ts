import type { Combatant, CombatantId, Encounter, Json, Modifier } from '../engine/state';
import { kindName } from '../session/kinds';
import type { Text } from '../text/i18n';
import { effectName, modifierSourceName, ruleName } from '../text/rule-name';
import { remembered, say } from '../text/said';

export { squareName } from '../session/square-name';

// Names of things in the user's language.

export function combatantName(encounter: Encounter, id: CombatantId | null): string {
  return id === null ? '' : (encounter.combatants[id]?.sheet.name ?? id);
}

export function weaponName(text: Text, id: string): string {
  return contentName(text, ['weapon', 'natural', 'shield', 'armor', 'item'], id);
}

/** Spells and creatures that are not in the catalogue have proper names. */
export function spellName(text: Text, id: string): string {
  return contentName(text, ['spell'], id);
}

function contentName(text: Text, sections: readonly string[], id: string): string {
  const key = (): string | undefined =>
    sections.map((section) => `content:${section}.${id}`).find((candidate) => text.exists(candidate));
  return remembered(
    `${text.language}|${sections[0]}|${id}`,
    () => key() !== undefined,
    () => {
      const found = key();
      return found === undefined ? id.replaceAll('-', ' ') : text.t(found);
    },
  );
}

export function actionName(text: Text, id: string): string {
  return ruleName(text, 'action', id);
}

/** What set off a decision: movement, or an act. */
export function causeName(text: Text, because: string): string {
  return ruleName(text, ['cause', 'action'], because);
}

const ABILITY_NAMES: Readonly<Record<string, string>> = {
  str: 'strength',
  dex: 'dexterity',
  con: 'constitution',
  int: 'intelligence',
  wis: 'wisdom',
  cha: 'charisma',
};

/** Where a line of a sum comes from: an ability, a thing, or what the rules call it. */
export function sourceName(text: Text, { type, source }: Modifier): string {
  const ability = ABILITY_NAMES[source];
  if (ability !== undefined) return ruleName(text, 'ability', ability);
  if (type === 'armor' || type === 'shield' || type === 'enhancement') return weaponName(text, source);
  const [head = '', ...rest] = source.split('.');
  if (rest.length === 0 || text.exists(`rules:${source}`)) return modifierSourceName(text, source);
  return head === 'bonus'
    ? ruleName(text, 'modifier-type', rest.join('.'))
    : ruleName(text, ['modifier-source', 'action', 'stance'], head);
}

export function conditionNames(text: Text, ids: readonly string[]): string {
  return ids.map((id) => effectName(text, id)).join(', ');
}

/** `+3`, `−2`, `+0`, with a real minus sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** A number with a real minus sign, in the language's notation, to one decimal. */
export function figure(text: Text, value: number): string {
  return formatOf(text.language).format(value).replace('-', '−');
}

const formats = new Map<string, Intl.NumberFormat>();

/** Made once for each language: making one takes far longer than using it. */
function formatOf(language: string): Intl.NumberFormat {
  const known =
    formats.get(language) ??
    new Intl.NumberFormat(language, { maximumFractionDigits: 1, useGrouping: false });
  formats.set(language, known);
  return known;
}

export function percent(text: Text, chance: number): string {
  return say(text, 'ui:percent', { value: Math.round(chance * 100) });
}

export function listOf(text: Text, names: readonly string[]): string {
  return new Intl.ListFormat(text.language, { type: 'conjunction' }).format(names);
}

export function isHitPointsLow(combatant: Combatant): boolean {
  return combatant.sheet.hitPoints - combatant.damage <= combatant.sheet.hitPoints / 2;
}

export function isSquarePair(value: Json | undefined): value is readonly [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number');
}

/** "5 × Goblin, 1 × Ogre" */
export function countsOf(text: Text, encounter: Encounter, ids: readonly CombatantId[]): string {
  const counts = new Map<string, number>();
  for (const id of ids) {
    const name = kindName(encounter, id);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return listOf(
    text,
    [...counts].map(([kind, count]) => text.t('ui:group.kind', { count, kind })),
  );
}
