import type { View } from '../engine/contract';
import type { Combatant, CombatantId } from '../engine/state';
import { AGAINST_ALL, armorClass } from './armor-class';
import { hitPointsOf } from './body';
import { isCondition } from './condition-names';
import { speedOf } from './movement';
import { opportunitiesLeft } from './opportunity';
import type { CombatantReport } from './questions/answers';
import { turnLeft } from './turn-left';

/** The conditions it is in with what they imply, in the order in which they came. */
export const conditionsOf = (view: View, who: Combatant): readonly string[] =>
  view
    .effectsOf(who)
    .flatMap(({ effect, held }) =>
      effect.kind === 'condition' || (held.instance && isCondition(view, effect.id)) ? [effect.id] : [],
    );

const heldCharge = (who: Combatant): string | null => {
  const charge = who.effects.find(({ id }) => id === 'holding-charge')?.data['spell'];
  if (typeof charge === 'string') return charge;
  const name = typeof charge === 'object' && charge !== null && 'name' in charge ? charge['name'] : null;
  return typeof name === 'string' ? name : null;
};

function armorClasses(
  view: View,
  who: Combatant,
): Pick<CombatantReport, 'ac' | 'touch' | 'flatFootedAc' | 'touchFlatFooted'> {
  const value = (touch: boolean, flatFooted: boolean): number =>
    armorClass(view, who, { ...AGAINST_ALL, touch, flatFooted }).value;
  return {
    ac: value(false, false),
    touch: value(true, false),
    flatFootedAc: value(false, true),
    touchFlatFooted: value(true, true),
  };
}

/** What a combatant shows of itself: everything that the notation's `expect` can check. Distances in feet. */
export function report(view: View, id: CombatantId): CombatantReport {
  const who = view.combatant(id);
  return {
    id,
    name: who.sheet.name,
    side: who.side,
    at: [who.at.x, who.at.y],
    hp: hitPointsOf(who),
    maxHp: who.sheet.hitPoints,
    rough: view.encounter.exactSides?.includes(who.side) === false,
    nonlethal: who.nonlethal,
    temporary: who.temporary,
    conditions: conditionsOf(view, who),
    ...armorClasses(view, who),
    speed: speedOf(view, who),
    initiative: who.initiative?.total ?? null,
    left: turnLeft(view, who),
    aoo: opportunitiesLeft(view, who),
    hands: who.inventory.hands.map(({ item }) => item.name),
    acted: who.acted,
    holding: heldCharge(who),
    moved: who.turn.movedFeet,
  };
}
