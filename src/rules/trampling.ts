import type { Play, View } from '../engine/contract';
import type { CombatantId } from '../engine/state';
import { riderOf } from './mounting';

/** X-FEAT-26: the mount of somebody who knows how to trample. */
export function tramples(view: View, mount: CombatantId): boolean {
  const rider = riderOf(view, mount);
  return rider !== null && view.has(view.combatant(rider), 'trample');
}

/** The hoof that meets the one who was knocked down; a prone target is the easier for it. */
export function kick(play: Play, mount: CombatantId, on: CombatantId): void {
  const { natural } = play.combatant(mount).sheet;
  const hoof = natural.find(({ id }) => id === 'hoof') ?? natural[0];
  if (!hoof) return;
  play.push(mount, 'strike', { on, weapon: hoof.id, cause: 'trample', provokedBy: null }, { step: 'start' });
}
