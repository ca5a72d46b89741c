import type { Play } from '../engine/contract';
import type { CombatantId } from '../engine/state';

/** Everything in its hands falls into its own square (X-CND-19, X-CND-28). A shield stays strapped on. */
export function dropHeld(play: Play, id: CombatantId): void {
  const { inventory, at } = play.combatant(id);
  let hands = inventory.hands;
  for (const { item } of inventory.hands) {
    hands = hands.slice(1);
    const left = { ...inventory, hands };
    play.emit({ type: 'inventoryChanged', who: id, inventory: left, verb: 'drop', item: item.name });
    play.emit({ type: 'groundChanged', ground: [...play.encounter.ground, { item, at }] });
  }
}
