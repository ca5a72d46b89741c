import type { View } from '../engine/contract';
import type { CombatantId, EffectInstance } from '../engine/state';
import { CONCENTRATING, IN_FORCE } from './spell-keys';

export interface InForce {
  readonly on: CombatantId;
  readonly effect: EffectInstance;
}

/** The spells of this caster that are still in force, the latest first; of one name where one is given. */
export function spellsInForce(view: View, caster: CombatantId, name: string | null): readonly InForce[] {
  return Object.values(view.encounter.combatants)
    .flatMap(({ id, effects }) => effects.map((effect) => ({ on: id, effect })))
    .filter(
      ({ effect }) =>
        effect.by === caster &&
        (effect.id === IN_FORCE || effect.id === CONCENTRATING) &&
        (name === null || effect.data['name'] === name),
    )
    .sort((a, b) => b.effect.uid - a.effect.uid);
}
