import { armorFor } from '../../content/armor';
import { shieldFor } from '../../content/shields';
import { MODIFIER_TYPES, type ModifierType } from '../../engine/state';
import type { CombatantBlock } from '../../notation/schema/combatant';
import type { ArmorClass, ArmorPart } from '../creature';
import { type Problem, problem } from '../problem';

type Worn = Pick<CombatantBlock, 'armor' | 'shield' | 'ac'>;
interface Draft {
  armor?: NonNullable<CombatantBlock['armor']>;
  shield?: NonNullable<CombatantBlock['shield']>;
  ac: Partial<Record<ModifierType, number>>;
  /** What armour and shield give, and how much Dexterity they leave. */
  given: number;
  maxDex: number;
}
const NAMED: readonly (readonly [RegExp, ModifierType])[] = [
  [/natural/i, 'natural'],
  [/deflection|ring of protection/i, 'deflection'],
  [/dodge/i, 'dodge'],
  [/insight/i, 'insight'],
  [/luck/i, 'luck'],
  [/profane/i, 'profane'],
  [/sacred/i, 'sacred'],
  [/bracers of armor|mage armor|force armor/i, 'armor'],
];

/**
 * Armour, shield and further bonuses by their type. `others` is what Armor Class has without them: 10, size, Dexterity.
 * What the parts do not explain becomes an untyped bonus, and that is told.
 */
export function wornBy(ac: ArmorClass, size: number, dexterity: number): { worn: Worn; problems: Problem[] } {
  const draft: Draft = { ac: {}, given: 0, maxDex: Number.POSITIVE_INFINITY };
  const problems: Problem[] = [];
  if (ac.parts === null) withoutParts(ac, draft, problems);
  else for (const part of ac.parts) put(part, draft);
  const sum = Object.values(draft.ac).reduce((all, it) => all + it, 0);
  const left = ac.total - (10 + size + Math.min(dexterity, draft.maxDex) + draft.given + sum);
  if (left !== 0) {
    draft.ac.untyped = (draft.ac.untyped ?? 0) + left;
    problems.push(problem('filled-in', { field: 'ac', value: left }));
  }
  const { armor, shield } = draft;
  return {
    worn: {
      ...(armor === undefined ? {} : { armor }),
      ...(shield === undefined ? {} : { shield }),
      ...(Object.keys(draft.ac).length === 0 ? {} : { ac: draft.ac }),
    },
    problems,
  };
}

/** Where only the totals are printed, what touch attacks pass counts as natural armour. */
function withoutParts({ total, touch }: ArmorClass, draft: Draft, problems: Problem[]): void {
  if (touch === null || total <= touch) return;
  draft.ac.natural = total - touch;
  problems.push(problem('filled-in', { field: 'ac.natural', value: total - touch }));
}

function put({ bonus, of }: ArmorPart, draft: Draft): void {
  if (/^(?:size|dex(?:terity)?)\b/i.test(of)) return;
  const name = slug(of.replace(/[+-]\d+/g, ' ').replace(/\b(?:masterwork|mithral|armor)\b/gi, ' '));
  const armor = armorFor(name);
  if (armor !== null && draft.armor === undefined) {
    const enhancement = bonus - armor.bonus;
    draft.armor = enhancement === 0 ? name : { name, enhancement };
    draft.given += bonus;
    draft.maxDex = Math.min(draft.maxDex, armor.maxDexterity ?? draft.maxDex);
    return;
  }
  if (/\bshield\b|^buckler/i.test(of) && draft.shield === undefined) {
    draft.given += bonus;
    draft.shield = shieldBlock(name, bonus);
    return;
  }
  const type = typeOf(of);
  draft.ac[type] = (draft.ac[type] ?? 0) + bonus;
}

/** `light shield` is the wooden one. */
function shieldBlock(name: string, bonus: number): NonNullable<CombatantBlock['shield']> {
  const known = shieldFor(name) === null ? name.replace(/^(light|heavy)-shield$/, '$1-wooden-shield') : name;
  const shield = shieldFor(known);
  if (shield === null) return { bonus };
  return shield.bonus === bonus ? known : { name: known, enhancement: bonus - shield.bonus };
}

function typeOf(of: string): ModifierType {
  const named = NAMED.find(([pattern]) => pattern.test(of))?.[1];
  return named ?? MODIFIER_TYPES.find((type) => type === of.toLowerCase()) ?? 'untyped';
}

/** `Weapon Focus (greatclub)` as `weapon-focus-greatclub`. */
export const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
