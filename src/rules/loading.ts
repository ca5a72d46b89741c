import type { Cost, Refusal, View } from '../engine/contract';
import { refusal } from '../engine/refusal';
import type { Combatant, Item, Weapon } from '../engine/state';
import { concernsWeapon } from './effects-common';

const CROSSBOWS = ['hand-crossbow', 'light-crossbow', 'heavy-crossbow'];

/** The weapon in hand that is to be loaded: the one named, else the first that is empty. */
export function weaponToLoad(who: Combatant, name: string | null): Item | null {
  const held = who.inventory.hands.map(({ item }) => item);
  if (name !== null) return held.find((item) => item.name === name) ?? null;
  return held.find(({ weapon, loaded }) => weapon?.loading && !loaded) ?? null;
}

/** X-FEAT-19: Rapid Reload, taken for the hand, light or heavy crossbow. */
const loadsRapidly = (view: View, who: Combatant, weapon: Weapon): boolean =>
  CROSSBOWS.includes(weapon.id) &&
  view
    .effectsOf(who)
    .some(({ effect, held }) => effect.id === 'rapid-reload' && concernsWeapon(held, weapon));

/** TBL-32, TBL-47: what loading it costs; Rapid Reload makes a move action free and a full-round action a move action. */
export function loadingCost(view: View, who: Combatant, item: Item | null): Cost {
  const loading = item?.weapon?.loading ?? 'move';
  if (!item?.weapon || !loadsRapidly(view, who, item.weapon)) return loading;
  return loading === 'move' ? 'free' : 'move';
}

/** Why it cannot be loaded, or null. */
export function whyNotLoaded(who: Combatant, name: string | null): Refusal | null {
  const item = weaponToLoad(who, name);
  if (!item) return refusal('nothing-to-load', { who: who.id }, 'TBL-32');
  if (!item.weapon?.loading) return refusal('needs-no-loading', { item: item.name }, 'DRAW-7');
  return item.loaded ? refusal('already-loaded', { item: item.name }, 'TBL-32') : null;
}
