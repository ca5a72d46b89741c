import type { View } from '../engine/contract';
import { total } from '../engine/modifiers';
import type { Combatant, Spell } from '../engine/state';
import { abilityHarmOf } from './ability-loss';
import { type Distribution, distributionOf, sumOf } from './damage-distribution';
import { energyResisted, vulnerably } from './energy';
import { checkChance, saveChance } from './hit-chance';
import { chanceToIgnore } from './incorporeality';
import { modifiersOfSave } from './saving-throw';
import { diceOf } from './spell';
import { resistanceCheck, saveAgainst, share } from './spell-effect';

/** Chance that the target's spell resistance does not stop the spell (1 without any), from 0 to 1. */
export function pierceChance(view: View, who: Combatant, target: Combatant, spell: Spell): number {
  const asked = resistanceCheck(view, who, target, spell);
  return asked ? checkChance(total(asked.modifiers), asked.dc) : 1;
}

/** Chance that what gets through is felt at all by one without a body (X-CND-16), from 0 to 1. */
export const feltChance = (view: View, who: Combatant, target: Combatant, spell: Spell): number =>
  1 - chanceToIgnore(view, who, target, spell) / 100;

/** Chance that the save of whom a spell is delivered to by touch fails (1 where it grants none), from 0 to 1. */
export function failChance(view: View, who: Combatant, target: Combatant, spell: Spell): number {
  const it = { caster: who.id, spell, targets: [target.id], damage: null, at: null };
  const save = saveAgainst(view, it, target);
  return save ? 1 - saveChance(total(modifiersOfSave(view, save, target)), save.dc) : 1;
}

/** The dice that take hit points: of a cure, what it does to the undead, which no critical hit doubles. */
function harmful(view: View, target: Combatant, { damage, heal }: Spell) {
  const isHealing = damage === null && heal !== null && view.has(target, 'undead');
  return { text: isHealing ? heal : damage, isHealing };
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
  const { text, isHealing } = harmful(view, target, spell);
  const dice = text === null ? null : diceOf(text);
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
  for (const [rolled, chance] of twice && !isHealing ? sumOf(once, once) : once) {
    add(through(rolled, false), chance * failed);
    add(through(rolled, true), chance * (1 - failed));
  }
  return dealt;
}

/** Points of a score that a spell which is after one takes, with their chances: resistance and the save counted in (X-SAV-3). */
export function scorePoints(
  view: View,
  target: Combatant,
  spell: Spell,
  it: { readonly dice: string; readonly failed: number; readonly pierced: number; readonly twice: boolean },
): Distribution {
  const once = distributionOf(it.dice);
  const points = new Map<number, number>([[0, 1 - it.pierced]]);
  for (const [rolled, chance] of it.twice ? sumOf(once, once) : once)
    for (const passed of [false, true]) {
      const amount = Math.floor(rolled * share(view, target, spell, passed));
      const weight = chance * it.pierced * (passed ? 1 - it.failed : it.failed);
      points.set(amount, (points.get(amount) ?? 0) + weight);
    }
  return points;
}
