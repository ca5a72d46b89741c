import type { Play } from '../engine/contract';
import type { CombatantId } from '../engine/state';
import type { Square } from '../grid/square';
import { findItem, putOnGround, withoutItem } from './inventory';

/** Lets one thing out of the hands fall into a square, its own unless told (FREE-3). */
export function letFall(play: Play, who: CombatantId, name: string, into: Square | null = null): void {
  const { inventory, at } = play.combatant(who);
  const found = findItem(play.combatant(who), name, ['hands']);
  if (!found) return;
  const left = withoutItem(inventory, found.item, 'hands');
  play.emit({ type: 'inventoryChanged', who, inventory: left, verb: 'drop', item: name });
  putOnGround(play, found.item, into ?? at);
}
