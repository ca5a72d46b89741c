import type { Play, Refusal, View } from '../engine/contract';
import { modifier } from '../engine/modifiers';
import { refusal } from '../engine/refusal';
import type { Combatant, CombatantId, Item, Modifier } from '../engine/state';
import { lockedWeapon } from './handling';
import {
  findItem,
  handsFor,
  hasRoomFor,
  type Place,
  putOnGround,
  withInHand,
  withoutItem,
} from './inventory';

/** A thing that may be struck or snatched from someone. */
export interface Grasped {
  readonly item: Item;
  readonly place: Place;
  /** X-DIS-6: what helps the one who tries. */
  readonly snatching: readonly Modifier[];
  /** X-DIS-5, X-DIS-6: what helps the bearer. */
  readonly resisting: readonly Modifier[];
}

const LOOSE = [modifier('untyped', 4, 'loosely-worn')];
const SECURED = [modifier('untyped', 4, 'well-secured')];
const LOCKED = [modifier('untyped', 10, 'locked-gauntlet')];

const firstHeld = (who: Combatant): Item | null => {
  const { hands } = who.inventory;
  return (hands.find(({ item }) => item.weapon !== null) ?? hands[0])?.item ?? null;
};

/** What a disarm goes for: the thing named, else the weapon in hand. Carried things hang loose, worn ones are well secured. */
export function disarmTarget(who: Combatant, name: string | null): Grasped | null {
  const found = name === null ? null : findItem(who, name, ['hands', 'carried', 'worn']);
  const item = found?.item ?? firstHeld(who);
  if (!item || (name !== null && !found && !isOwnHand(who, name))) return null;
  const place = found?.place ?? 'hands';
  const locked = place === 'hands' && isChained(who, item);
  return {
    item,
    place,
    snatching: place === 'carried' ? LOOSE : [],
    resisting: locked ? LOCKED : place === 'worn' ? SECURED : [],
  };
}

/** X-DIS-5: what a locked gauntlet holds: the weapon it was locked to; without a word of that the one in the main hand. */
function isChained(who: Combatant, item: Item): boolean {
  if (!findItem(who, 'locked-gauntlet', ['worn'])) return false;
  return who.memory['strap-weapon'] === undefined
    ? who.inventory.hands[0]?.item === item
    : lockedWeapon(who) === item.name;
}

/** A weapon named that is no thing: bare hands, claws. What the hands hold is meant then. */
const isOwnHand = (who: Combatant, name: string): boolean =>
  name === 'unarmed' || who.sheet.natural.some(({ id }) => id === name);

/** Why nothing can be taken from this one, or null (X-DIS-5, X-DIS-6). */
export function whyNotDisarmed(view: View, who: Combatant, name: string | null): Refusal | null {
  const thing = disarmTarget(who, name);
  if (!thing) return refusal('nothing-to-disarm', { on: who.id, item: name ?? '' }, 'X-DIS-1');
  if (thing.item.name === 'spiked-gauntlet')
    return refusal('cannot-be-disarmed', { on: who.id, item: thing.item.name }, 'X-DIS-5');
  return thing.place === 'worn' && !view.has(who, 'pinned')
    ? refusal('pin-it-first', { on: who.id, item: thing.item.name }, 'X-DIS-6')
    : null;
}

/** X-DIS-3: it lies in the loser's square; who took it with bare hands holds it, if a hand is free. */
export function loseGrasped(
  play: Play,
  from: CombatantId,
  { item, place }: Grasped,
  taker: CombatantId | null,
): void {
  const { inventory, at } = play.combatant(from);
  const left = withoutItem(inventory, item, place);
  play.emit({ type: 'inventoryChanged', who: from, inventory: left, verb: 'disarmed', item: item.name });
  const hand = taker === null ? null : play.combatant(taker);
  if (!hand || !hasRoomFor(hand, item)) {
    putOnGround(play, item, at);
    return;
  }
  const taken = withInHand(hand.inventory, { item, hands: handsFor(item) });
  play.emit({ type: 'inventoryChanged', who: hand.id, inventory: taken, verb: 'taken', item: item.name });
}
