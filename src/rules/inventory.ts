import type { Play } from '../engine/contract';
import type { Combatant, CombatantId, Held, Inventory, Item } from '../engine/state';
import type { Square } from '../grid/square';
import { freeHands } from './wielding';

export type Place = 'hands' | 'carried' | 'stowed' | 'worn';

/** How many hands a thing takes: two for a two-handed weapon and for bows and crossbows, one for all else. */
export function handsFor(item: Item): 1 | 2 {
  const { weapon } = item;
  if (!weapon) return 1;
  if (weapon.traits.includes('one-hand')) return 1;
  if (weapon.handedness === 'two-handed') return 2;
  return weapon.handedness === 'ranged' && !weapon.thrown && weapon.projectile !== 'sling' ? 2 : 1;
}

/** Finds a thing by name among what is in these places. */
export function findItem(
  who: Combatant,
  name: string,
  places: readonly Place[],
): { readonly item: Item; readonly place: Place } | null {
  for (const place of places) {
    const item = itemsIn(who.inventory, place).find((it) => it.name === name);
    if (item) return { item, place };
  }
  return null;
}
const itemsIn = (inventory: Inventory, place: Place): readonly Item[] =>
  place === 'hands' ? inventory.hands.map(({ item }) => item) : inventory[place];

/** The inventory without one thing. */
export function withoutItem(inventory: Inventory, item: Item, place: Place): Inventory {
  if (place === 'hands') {
    const at = inventory.hands.findIndex((held) => held.item === item);
    return { ...inventory, hands: inventory.hands.filter((_, index) => index !== at) };
  }
  const at = inventory[place].indexOf(item);
  return { ...inventory, [place]: inventory[place].filter((_, index) => index !== at) };
}

/** The inventory with a thing taken in hand. */
export const withInHand = (inventory: Inventory, held: Held): Inventory => ({
  ...inventory,
  hands: [...inventory.hands, held],
});

/** Whether so many hands are free for it. */
export const hasRoomFor = (who: Combatant, item: Item): boolean => freeHands(who) >= handsFor(item);

/** Moves a thing from a place into the hand and tells it. */
export function takeInHand(
  play: Play,
  who: CombatantId,
  found: { readonly item: Item; readonly place: Place },
  verb: string,
): void {
  const { inventory } = play.combatant(who);
  const rest = withoutItem(inventory, found.item, found.place);
  const taken = withInHand(rest, { item: found.item, hands: handsFor(found.item) });
  play.emit({ type: 'inventoryChanged', who, inventory: taken, verb, item: found.item.name });
}

/** Lets a thing fall into a square. */
export function putOnGround(play: Play, item: Item, at: Square): void {
  play.emit({ type: 'groundChanged', ground: [...play.encounter.ground, { item, at }] });
}

/** Everything in the hands falls into the own square (stunned, panicked). */
export function dropEverything(play: Play, who: CombatantId): void {
  const { inventory, at } = play.combatant(who);
  for (const { item } of inventory.hands) putOnGround(play, item, at);
  if (inventory.hands.length > 0)
    play.emit({
      type: 'inventoryChanged',
      who,
      inventory: { ...inventory, hands: [] },
      verb: 'dropped',
      item: 'everything',
    });
}
