import type { Play, Refusal, View } from '../engine/contract';
import { refusal } from '../engine/refusal';
import type { Combatant, CombatantId, Item } from '../engine/state';
import { findItem, handsFor, takeInHand } from './inventory';
import { freeHands } from './wielding';

const isSmall = ({ weapon }: Item): boolean =>
  weapon !== null && (weapon.handedness === 'light' || weapon.handedness === 'one-handed');

/** The things named, each taken from what is carried once. */
function carriedItems(who: Combatant, names: readonly string[]): readonly Item[] | null {
  const rest = [...who.inventory.carried];
  const found: Item[] = [];
  for (const name of names) {
    const at = rest.findIndex((item) => item.name === name);
    const [item] = at < 0 ? [] : rest.splice(at, 1);
    if (!item) return null;
    found.push(item);
  }
  return found;
}

/** Why these weapons cannot be drawn in the course of a move, or null (DRAW-5, DRAW-6, FN-41, FN-42). */
export function whyNotDrawn(view: View, who: Combatant, names: readonly string[]): Refusal | null {
  if (names.length === 0) return null;
  const quick = view.has(who, 'quick-draw');
  if (who.sheet.baseAttackBonus < 1 && !quick)
    return refusal('draw-needs-attack-bonus', { who: who.id }, 'DRAW-5');
  const items = carriedItems(who, names);
  if (!items) return refusal('not-carried', { who: who.id, item: names.join(', ') }, 'DRAW-4');
  if (
    items.length > 1 &&
    !quick &&
    !(items.length === 2 && view.has(who, 'two-weapon-fighting') && items.every(isSmall))
  )
    return refusal('draw-one-only', { who: who.id }, 'DRAW-6');
  const hands = items.reduce((sum, item) => sum + handsFor(item), 0);
  return hands > freeHands(who)
    ? refusal('hands-full', { who: who.id, item: names.join(', ') }, 'DRAW-1')
    : null;
}

/** Draws what was named while moving. */
export function drawOnTheMove(play: Play, who: CombatantId, names: readonly string[]): void {
  for (const name of names) {
    const found = findItem(play.combatant(who), name, ['carried']);
    if (found) takeInHand(play, who, found, 'drew');
  }
}
