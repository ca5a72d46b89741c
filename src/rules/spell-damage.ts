import type { View } from '../engine/contract';
import { total } from '../engine/modifiers';
import type { Combatant, Spell } from '../engine/state';
import { abilityHarmOf } from './ability-loss';
import { type Distribution, distributionOf, sumOf } from './damage-distribution';
import { energyResisted, vulnerably } from './energy';
import { checkChance, saveChance } from './hit-chance';
import { modifiersOfSave } from './saving-throw';
import { diceOf } from './spell';
import { resistanceCheck, saveAgainst, share } from './spell-effect';

/** Chance that the target's spell resistance does not stop the spell (1 without any), from 0 to 1. */
export function pierceChance(view: View, who: Combatant, target: Combatant, spell: Spell): number {
  const asked = resistanceCheck(view, who, target, spell);
  return asked ? checkChance(total(asked.modifiers), asked.dc) : 1;
}

/** Chance that the save of whom a spell is delivered to by touch fails (1 where it grants none), from 0 to 1. */
export function failChance(view: View, who: Combatant, target: Combatant, spell: Spell): number {
  const it = { caster: who.id, spell, targets: [target.id], damage: null, at: null };
  const save = saveAgainst(view, it, target);
  return save ? 1 - saveChance(total(modifiersOfSave(view, save)), save.dc) : 1;
}

/**
 * What the damage of a spell comes to on somebody that it has reached, with its chances: the save (which fails with the chance `failed`) and
 * energy resistance counted in. `twice`: by a critical hit. Null where it takes no hit points.
 */
export function spellDamage(
  view: View,
  target: Combatant,
  spell: Spell,
  { failed, twice }: { readonly failed: number; readonly twice: boolean },
): Distribution | null {
  const dice = spell.damage === null ? null : diceOf(spell.damage);
  if (!dice || abilityHarmOf(dice.kind ?? '')) return null;
  if (dice.kind === 'negative' && view.has(target, 'undead')) return new Map([[0, 1]]);
  const once = distributionOf(dice.dice);
  const energy = dice.kind ?? '';
  const through = (rolled: number, passed: boolean): number => {
    const arriving = vulnerably(target, energy, Math.floor(rolled * share(view, target, spell, passed)));
    return Math.max(0, arriving - energyResisted(target, energy));
  };
  const dealt = new Map<number, number>();
  const add = (amount: number, chance: number): unknown =>
    chance > 0 ? dealt.set(amount, (dealt.get(amount) ?? 0) + chance) : null;
  for (const [rolled, chance] of twice ? sumOf(once, once) : once) {
    add(through(rolled, false), chance * failed);
    add(through(rolled, true), chance * (1 - failed));
  }
  return dealt;
}
