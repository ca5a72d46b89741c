import type { View } from '../engine/contract';
import type { Combatant, CombatantId } from '../engine/state';
import { lightOf } from '../rules/lighting';
import { perceiverOf } from '../rules/perception';

/** By whom somebody is perceived in a state, as far as it was asked: one of the viewer's, or null for nobody. Its own are perceived by themselves. */
export type Perceivers = Map<CombatantId, CombatantId | null>;

/** One of those sides who perceives it; null: nobody, or there is no such combatant. */
export function perceiverIn(view: View, sides: readonly string[], who: Combatant | null): CombatantId | null {
  if (who === null) return null;
  if (sides.includes(who.side)) return who.id;
  const all = Object.values(view.encounter.combatants);
  for (const side of sides) {
    const by = perceiverOf(view, all, side, who);
    if (by !== null) return by.id;
  }
  return null;
}

/**
 * What holds of an earlier state in this one: whoever has not changed is perceived by whoever has not changed. Nothing where ground or lights are
 * others, or where it is not bright everywhere: then somebody else's torch matters.
 */
export function stillPerceived(before: View, perceivers: Perceivers, now: View): Perceivers {
  const [was, is] = [before.encounter, now.encounter];
  if (was.board !== is.board || was.lights !== is.lights || was.houseRules !== is.houseRules)
    return new Map();
  if (lightOf(before) !== null || lightOf(now) !== null) return new Map();
  const isSame = (id: CombatantId): boolean => {
    const who = is.combatants[id];
    if (who === undefined || was.combatants[id] !== who) return false;
    // A rider is where its mount is.
    return who.rides === null || was.combatants[who.rides] === is.combatants[who.rides];
  };
  const kept: Perceivers = new Map();
  for (const [id, by] of perceivers) if (by !== null && isSame(id) && isSame(by)) kept.set(id, by);
  return kept;
}
