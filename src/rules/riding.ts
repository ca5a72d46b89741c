import type { AttackContext, Play, Refusal, View } from '../engine/contract';
import { refusal } from '../engine/refusal';
import type { Combatant } from '../engine/state';
import { check } from './check';
import { speedOf } from './movement';

// Fighting from a mount's back (X-MNT-2 to X-MNT-7, X-FEAT-26).

export const mountOf = (view: View, who: Combatant): Combatant | null =>
  who.rides === null ? null : view.find(who.rides);

/** X-MNT-5: of several melee attacks only one is left once the mount has moved more than 5 feet. */
export const whyOneBlow = (view: View, who: Combatant, { kind, cause }: AttackContext): Refusal | null => {
  const moved = mountOf(view, who)?.turn.movedFeet ?? 0;
  return cause === 'full-attack' && kind === 'melee' && moved > 5
    ? refusal('mount-has-moved', { who: who.id }, 'X-MNT-5')
    : null;
};

/** X-MNT-6, X-MNT-8: it has gone farther this turn than two moves take it. */
export function isMountRunning(view: View, who: Combatant): boolean {
  const mount = mountOf(view, who);
  return mount !== null && mount.turn.movedFeet > 2 * speedOf(view, mount);
}

/** X-MNT-6: -4 on shots while the mount moves twice its speed, -8 while it runs; with Mounted Archery half of that. */
export function unsteadiness(view: View, who: Combatant, { kind }: AttackContext): number {
  const mount = kind === 'ranged' ? mountOf(view, who) : null;
  if (!mount) return 0;
  const [moved, speed] = [mount.turn.movedFeet, speedOf(view, mount)];
  const full = moved > 2 * speed ? -8 : moved > speed ? -4 : 0;
  return view.has(who, 'mounted-archery') ? full / 2 + 0 : full;
}

/** X-FEAT-26, CRIT-6: how often the damage of a charge on horseback counts: a lance doubles it, Spirited Charge once more. */
export function chargeFactor(view: View, who: Combatant, traits: readonly string[]): number {
  if (who.rides === null) return 1;
  const lance = traits.includes('charge-double') ? 1 : 0;
  return 1 + lance + (view.has(who, 'spirited-charge') ? 1 : 0);
}

/** X-FEAT-26: the rider who may still turn a blow from this mount this round, or null. */
export function turnerFor(view: View, mount: Combatant): Combatant | null {
  const rider = Object.values(view.encounter.combatants).find(({ rides }) => rides === mount.id);
  if (!rider || !view.has(rider, 'mounted-combat') || rider.turn.marks['mountedCombat'] === true) return null;
  return view.can(rider, 'act') ? rider : null;
}

/** X-FEAT-26: once a round the rider turns a blow from its mount by a Ride check that reaches the attack roll. It is the first that would hit. */
export function isRiddenAway(play: Play, target: Combatant, attackTotal: number): boolean {
  const rider = turnerFor(play, target);
  if (!rider) return false;
  const marks = { ...rider.turn.marks, mountedCombat: true };
  play.emit({ type: 'turnChanged', who: rider.id, changes: { marks }, cost: null });
  return check(play, { who: rider.id, kind: 'ride', dc: attackTotal, against: null, extra: [] });
}
