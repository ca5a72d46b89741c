import type { Play, Refusal, View } from '../engine/contract';
import { refusal } from '../engine/refusal';
import type { Combatant, CombatantId, Item } from '../engine/state';
import { whyNotAtHand } from './handling';
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

/** Why these things cannot be drawn in the time of one, or null (DRAW-1, DRAW-4, DRAW-6, FN-42). */
export function whyNotDrawn(view: View, who: Combatant, names: readonly string[]): Refusal | null {
  const items = carriedItems(who, names);
  if (!items) return whyMissing(who, names);
  const free = isFreeToDraw(view, who, items);
  const asOne = items.length === 2 && view.has(who, 'two-weapon-fighting') && items.every(isSmall);
  if (items.length > 1 && !free && !asOne) return refusal('draw-one-only', { who: who.id }, 'DRAW-6');
  const hands = items.reduce((sum, item) => sum + handsFor(item), 0);
  return hands > freeHands(who)
    ? refusal('hands-full', { who: who.id, item: names.join(', ') }, 'DRAW-1')
    : null;
}

const whyMissing = (who: Combatant, names: readonly string[]): Refusal =>
  names.map((name) => whyNotAtHand(who, name, ['carried'])).find((why) => why !== null) ??
  refusal('not-carried', { who: who.id, item: names.join(', ') }, 'DRAW-4');

/** X-FEAT-19: Quick Draw takes weapons out for nothing, and only weapons. */
const isFreeToDraw = (view: View, who: Combatant, items: readonly Item[]): boolean =>
  view.has(who, 'quick-draw') && items.every(({ weapon }) => weapon !== null);

/** What drawing these things costs by itself (DRAW-1, DRAW-3, X-FEAT-19). */
export function drawingCost(view: View, who: Combatant, names: readonly string[]): 'free' | 'move' {
  const items = carriedItems(who, names);
  return items !== null && isFreeToDraw(view, who, items) ? 'free' : 'move';
}

/** Why they cannot be drawn in the course of a move, or null (DRAW-5, FN-41). */
export function whyNotDrawnMoving(view: View, who: Combatant, names: readonly string[]): Refusal | null {
  if (names.length === 0) return null;
  if (who.sheet.baseAttackBonus < 1 && drawingCost(view, who, names) !== 'free')
    return refusal('draw-needs-attack-bonus', { who: who.id }, 'DRAW-5');
  return whyNotDrawn(view, who, names);
}

/** Takes what was named in hand, as far as it is there. */
export function drawThings(play: Play, who: CombatantId, names: readonly string[]): void {
  for (const name of names) {
    const found = findItem(play.combatant(who), name, ['carried']);
    if (found) takeInHand(play, who, found, 'draw');
  }
}
