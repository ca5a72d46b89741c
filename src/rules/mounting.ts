import type { Play, Refusal, View } from '../engine/contract';
import { refusal } from '../engine/refusal';
import type { Combatant, CombatantId } from '../engine/state';
import { areAdjacent, footprintsOverlap } from '../grid/footprint';
import { canBeAt } from '../grid/placement';
import { sizeStep } from '../grid/size';
import type { Square } from '../grid/square';
import { areEnemies, boardOf, isDead, placementOf, spaceOf } from './body';
import { check } from './check';

const FAST = 20;

/** Who sits on it. */
export const riderOf = (view: View, mount: CombatantId): CombatantId | null =>
  Object.values(view.encounter.combatants).find(({ rides }) => rides === mount)?.id ?? null;

/** Why it cannot be mounted, or null (MNT-1): beside it, bigger, willing, nobody on it. */
export function whyNotMounted(view: View, who: Combatant, on: CombatantId): Refusal | null {
  const mount = view.find(on);
  if (!mount) return refusal('unknown-combatant', { id: on });
  if (mount.id === who.id) return refusal('not-oneself', { who: who.id });
  if (who.rides !== null) return refusal('already-mounted', { who: who.id, mount: who.rides }, 'MNT-1');
  const rider = riderOf(view, on);
  if (rider !== null) return refusal('mount-taken', { mount: on, rider }, 'MNT-1');
  if (areEnemies(who, mount) || isDead(view, mount))
    return refusal('mount-unwilling', { mount: on }, 'MNT-1');
  if (sizeStep(who.sheet.size, mount.sheet.size) < 1)
    return refusal('mount-too-small', { mount: on }, 'MNT-1');
  return areAdjacent(placementOf(who), placementOf(mount))
    ? null
    : refusal('not-beside', { who: who.id, on }, 'MNT-1');
}

/** MNT-1: why there is nothing to get on, or null. */
export function whyNoMount(view: View, who: Combatant): Refusal | null {
  if (who.rides !== null) return refusal('already-mounted', { who: who.id, mount: who.rides }, 'MNT-1');
  const near = Object.values(view.encounter.combatants).some(
    ({ id }) => whyNotMounted(view, who, id) === null,
  );
  return near ? null : refusal('no-mount-near', { who: who.id }, 'MNT-1');
}

/** Why it cannot get off into this square, or null: beside the mount, room there, nobody there. */
export function whyNotDismounted(view: View, who: Combatant, to: Square): Refusal | null {
  const mount = who.rides === null ? null : view.find(who.rides);
  if (!mount) return refusal('not-mounted', { who: who.id }, 'MNT-1');
  const place = { at: to, space: spaceOf(who) };
  if (footprintsOverlap(place, placementOf(mount)) || !areAdjacent(place, placementOf(mount)))
    return refusal('not-beside-mount', { who: who.id, mount: mount.id }, 'MNT-1');
  if (!canBeAt(boardOf(view), place, false)) return refusal('no-room-there', { at: [to.x, to.y] }, 'MNT-1');
  const there = Object.values(view.encounter.combatants).find(
    (other) => other.id !== who.id && !isDead(view, other) && footprintsOverlap(place, placementOf(other)),
  );
  return there ? refusal('square-taken', { at: [to.x, to.y], by: there.id }, 'MNT-1') : null;
}

/** MNT-2, MNT-3: by a Ride check it costs nothing, else the move action after all. Whether the check was made. */
export function ridesFast(play: Play, who: CombatantId): boolean {
  const passed = check(play, { who, kind: 'ride', dc: FAST, against: null, extra: [] });
  if (passed) return true;
  const { turn } = play.combatant(who);
  const changes = { ...(turn.move ? { move: false } : { standard: false }), actions: turn.actions + 1 };
  play.emit({ type: 'turnChanged', who, changes, cost: 'move' });
  return false;
}

/** X-MNT-2: the rider shares the mount's space, and the mount acts in the rider's turn: it leaves the order. */
export function sitUp(play: Play, who: CombatantId, mount: CombatantId): void {
  const { at } = play.combatant(who);
  const { at: to } = play.combatant(mount);
  play.emit({ type: 'placed', who, from: at, to });
  play.emit({ type: 'mounted', who, mount });
  const order = play.encounter.order.filter((id) => id !== mount);
  if (order.length < play.encounter.order.length) play.emit({ type: 'orderSet', order });
}

/** X-MNT-2: whoever sits on it comes along, wherever it has got to. */
export function carryRiders(play: Play, mount: CombatantId): void {
  const { at } = play.combatant(mount);
  for (const { id, rides, at: from } of Object.values(play.encounter.combatants))
    if (rides === mount) play.emit({ type: 'placed', who: id, from, to: at });
}

/** Off the mount into a square beside it; the riderless mount keeps the rider's count and acts after it. */
export function getOff(play: Play, who: CombatantId, to: Square): void {
  const { at, rides, initiative } = play.combatant(who);
  if (rides === null) return;
  play.emit({ type: 'mounted', who, mount: null });
  play.emit({ type: 'placed', who, from: at, to });
  const { order } = play.encounter;
  const place = order.indexOf(who) + 1;
  if (place === 0 || order.includes(rides)) return;
  play.emit({ type: 'initiativeSet', who: rides, initiative, aware: play.combatant(rides).aware });
  play.emit({ type: 'orderSet', order: [...order.slice(0, place), rides, ...order.slice(place)] });
}
