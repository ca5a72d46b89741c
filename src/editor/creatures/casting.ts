import { isSpellId, spellAt } from '../../content/spells';
import type { SpellBlock } from '../../content/stat-block';
import { spellOf } from '../../notation/build/spell';
import { sameJson } from '../../notation/running';
import type { CombatantBlock } from '../../notation/schema/combatant';
import { slug } from './slug';

/** The score a caster casts with. */
export const CASTING_ABILITIES = ['int', 'wis', 'cha'] as const;
export type CastingAbility = (typeof CASTING_ABILITIES)[number];
type Spells = NonNullable<CombatantBlock['spells']>;

export const casterLevelOf = ({ casterLevel, level }: CombatantBlock): number => casterLevel ?? level ?? 1;

const modifierOf = ({ abilities = {} }: CombatantBlock, ability: CastingAbility): number =>
  Math.floor(((abilities[ability] ?? 10) - 10) / 2);

/** The score that makes the DCs of its spells; where none does, the best of the three. */
export function castingAbility(block: CombatantBlock): CastingAbility {
  const saves = (block.spells ?? []).flatMap(({ level = 1, dc }) =>
    dc === undefined ? [] : [dc - 10 - level],
  );
  const best = CASTING_ABILITIES.toSorted((a, b) => modifierOf(block, b) - modifierOf(block, a));
  const [first = 'int'] = best;
  return best.find((it) => saves.length > 0 && saves.every((dc) => dc === modifierOf(block, it))) ?? first;
}

/** A spell of the list as this one casts it; null if the list has none of that id. */
export const castBy = (block: CombatantBlock, id: string, ability: CastingAbility): SpellBlock | null =>
  isSpellId(id) ? spellAt(id, casterLevelOf(block), modifierOf(block, ability)) : null;

/** Its spells after `changed`, its new figures: those that are as the list has them follow level and score, one of its own stays. */
export function recast(before: CombatantBlock, changed: CombatantBlock, ability: CastingAbility): Spells {
  const was = castingAbility(before);
  return (before.spells ?? []).map((spell) => {
    const id = slug(spell.name);
    const listed = castBy(before, id, was);
    const isListed = listed !== null && sameJson(spellOf(listed), spellOf(spell));
    return (isListed ? castBy(changed, id, ability) : null) ?? spell;
  });
}
