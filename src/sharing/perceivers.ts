import type { View } from '../engine/contract';
import type { Combatant, CombatantId } from '../engine/state';
import { lightOf } from '../rules/lighting';
import { perceiverOf } from '../rules/perception';
import { isSameScene, stirredSince } from '../rules/stirred';

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
 * What holds of an earlier state in this one: whoever has not stirred is perceived by whoever has not stirred, and by nobody if none of
 * the viewer's sides has. Nothing where ground or lights are others, or where it is not bright everywhere: then somebody else's torch matters.
 */
export function stillPerceived(
  before: View,
  perceivers: Perceivers,
  now: View,
  sides: readonly string[],
): Perceivers {
  const [was, is] = [before.encounter, now.encounter];
  if (!isSameScene(was, is) || lightOf(before) !== null || lightOf(now) !== null) return new Map();
  const stirred = stirredSince(was, is);
  const isSame = (id: CombatantId): boolean => {
    if (stirred.has(id)) return false;
    const who = is.combatants[id];
    // A rider is where its mount is.
    return who !== undefined && (who.rides === null || !stirred.has(who.rides));
  };
  const isOfTheirs = (who: Combatant | undefined): boolean => who !== undefined && sides.includes(who.side);
  const carriesEyes = (id: CombatantId): boolean =>
    isOfTheirs(was.combatants[id]) ||
    isOfTheirs(is.combatants[id]) ||
    Object.values(is.combatants).some((who) => who.rides === id && isOfTheirs(who));
  let stirredEyes: boolean | null = null;
  const haveEyesStirred = (): boolean => {
    stirredEyes ??= [...stirred].some(carriesEyes);
    return stirredEyes;
  };
  const kept: Perceivers = new Map();
  for (const [id, by] of perceivers)
    if (isSame(id) && (by === null ? !haveEyesStirred() : isSame(by))) kept.set(id, by);
  return kept;
}
