import type { Play, Refusal, View } from '../engine/contract';
import type { Combatant, CombatantId } from '../engine/state';
import { viewOf } from '../engine/view';
import type { Square } from '../grid/square';
import { reachOf } from './body';
import { whyNotPaid } from './economy';
import { mountOf } from './riding';

/** Whose body goes along the path of a charge: the rider's own, or the mount's, with the rider's reach. */
export function chargingBody(view: View, who: Combatant): Combatant {
  return withReachOf(mountOf(view, who) ?? who, who);
}

/** The legs of a charge, with the reach of whoever strikes at its end. */
export const withReachOf = (legs: Combatant, who: Combatant): Combatant =>
  legs.id === who.id ? legs : { ...legs, sheet: { ...legs.sheet, reachFeet: reachOf(who) } };

/** Somebody as it would be at the end of a charge, and the fight with it there: a rider strikes from where its mount stands. */
export function arrivedAt(
  view: View,
  who: Combatant,
  at: Square,
): { readonly view: View; readonly who: Combatant } {
  const there = { ...who, at };
  const mount = mountOf(view, who);
  if (!mount) return { view, who: there };
  const { encounter, rules } = view;
  const combatants = { ...encounter.combatants, [who.id]: there, [mount.id]: { ...mount, at } };
  return { view: viewOf(rules, { ...encounter, combatants }), who: there };
}

/** X-MNT-2: the mount's own action pays for where it goes. */
export function whyMountSpent(view: View, who: Combatant): Refusal | null {
  const mount = mountOf(view, who);
  return mount ? whyNotPaid(view, mount, 'full-round') : null;
}

/** The mount's whole turn goes into the movement. */
export function spendMount(play: Play, mount: CombatantId): void {
  const changes = { standard: false, move: false, fiveFootStep: false };
  play.emit({ type: 'turnChanged', who: mount, changes, cost: 'full-round' });
}
