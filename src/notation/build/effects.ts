import type { EffectInstance, Ending, JsonRecord } from '../../engine/state';
import type { CombatantBlock, EffectBlock } from '../schema/combatant';
import type { SpellBlock } from '../schema/spell';
import { spellOf } from './spell';

/** An effect of somebody's own: bonuses by type under a name. */
export const BONUS = 'bonus';
/** A touch spell that has been cast and not yet delivered. */
export const HELD_CHARGE = 'holding-charge';

export type Gain = Omit<EffectInstance, 'uid'>;

/** When something that lasts `rounds` ends. */
export type EndingAfter = (rounds: number) => Ending;

export const conditionOf = (id: string): Gain => ({ id, by: null, ends: null, data: {} });

/** Bonuses of no rule's own: `{ name: shield of faith, ac: { deflection: 2 }, rounds: 10 }`. */
export function bonusOf(block: EffectBlock, endsAfter: EndingAfter): Gain {
  const { name, rounds: _rounds, ac, saves, concealment, ...numbers } = block;
  const data: JsonRecord = {
    name,
    ...numbers,
    ...(ac === undefined ? {} : { armorClass: ac }),
    ...(saves === undefined ? {} : { save: saves }),
    ...(concealment === undefined ? {} : { missChance: concealment }),
  };
  return { id: BONUS, by: null, ends: block.rounds === undefined ? null : endsAfter(block.rounds), data };
}

/** A held charge of one of its own spells, or of a spell given in full. */
export function chargeOf(holding: string | SpellBlock, { spells = [] }: CombatantBlock): Gain {
  const known =
    typeof holding === 'string'
      ? (spells.find(({ name }) => name === holding) ?? { name: holding })
      : holding;
  return { id: HELD_CHARGE, by: null, ends: null, data: { spell: { ...spellOf(known) } } };
}

/** Everything in force on a combatant at the start, in the order of its keys. */
export function gainsOf(block: CombatantBlock, endsAfter: EndingAfter): readonly Gain[] {
  return [
    ...(block.conditions ?? []).map(conditionOf),
    ...(block.holding === undefined ? [] : [chargeOf(block.holding, block)]),
    ...(block.effects ?? []).map((effect) => bonusOf(effect, endsAfter)),
  ];
}

/** Numbers below those that the engine gives, so that none is given twice; `taken` of them are in use. */
export const numbered = (gains: readonly Gain[], taken: number): readonly EffectInstance[] =>
  gains.map((gain, index) => ({ uid: -1 - taken - index, ...gain }));
