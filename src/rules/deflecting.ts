import type { Play } from '../engine/contract';
import type { Combatant, Item } from '../engine/state';
import { isDexterityDenied } from './armor-class';
import type { Blow } from './concealment-roll';
import { handsFor, hasRoomFor, withInHand } from './inventory';
import { freeHands } from './wielding';

/**
 * X-FEAT-28: once a round somebody with a hand free who sees it coming strikes a shot or throw aside that would have hit.
 * It is the first of the round; rays and the like cannot be deflected.
 */
export function isDeflected(play: Play, { attacker, target, attack }: Blow): boolean {
  if (attack.kind !== 'ranged' || attack.weapon.traits.includes('spell') || attack.weapon.natural)
    return false;
  if (!play.has(target, 'deflect-arrows') || target.turn.marks['deflected'] === true) return false;
  if (freeHands(target) === 0 || isDexterityDenied(play, target, { attacker, attack })) return false;
  const caught = attack.thrown && play.has(target, 'snatch-arrows') ? { snatched: attack.weapon.id } : {};
  const marks = { ...target.turn.marks, deflected: true, ...caught };
  play.emit({ type: 'turnChanged', who: target.id, changes: { marks }, cost: null });
  return true;
}

/** X-FEAT-28: a thrown weapon that was caught stays in the hand, to be thrown back. False: it was not caught. */
export function takesCaught(play: Play, who: Combatant, item: Item): boolean {
  const { snatched, ...marks } = who.turn.marks;
  if (snatched !== item.weapon?.id || !hasRoomFor(who, item)) return false;
  play.emit({ type: 'turnChanged', who: who.id, changes: { marks }, cost: null });
  const inventory = withInHand(who.inventory, { item, hands: handsFor(item) });
  play.emit({ type: 'inventoryChanged', who: who.id, inventory, verb: 'pick-up', item: item.name });
  return true;
}
