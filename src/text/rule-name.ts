import type { RuleSection, Text } from './i18n';

/**
 * The name of a rules id in the user's language, looked up in each section in turn.
 * An id that no section has is a name somebody gave (a spell, a weapon of one's own): it is shown as it is, dashes as spaces.
 */
export function ruleName(text: Text, sections: RuleSection | readonly RuleSection[], id: string): string {
  const keys = [sections].flat().map((section) => `rules:${section}.${id}`);
  const key = keys.find((candidate) => text.exists(candidate));
  return key === undefined ? id.replaceAll('-', ' ') : text.t(key);
}

/** Where a modifier comes from: `flanking`, `feat.dodge`, or a proper name. */
export function modifierSourceName(text: Text, source: string): string {
  const key = `rules:${source}`;
  if (source.includes('.') && text.exists(key)) return text.t(key);
  return ruleName(text, ['modifier-source', 'condition', 'stance', 'feat', 'trait'], source);
}

/** Anything that can be in force on a combatant. */
export function effectName(text: Text, id: string): string {
  return ruleName(text, ['condition', 'stance', 'feat', 'trait'], id);
}
