import type { View } from '../engine/contract';
import type { Combatant, CombatantId } from '../engine/state';
import { idsIn } from './effects-common';
import { type Wielded, wieldedBy } from './wielding';

/** X-GRP-14: the light weapon of this name in the hand of one it grapples with, which it may turn on its holder; null: there is none. */
export function borrowedWeapon(
  view: View,
  who: Combatant,
  id: string | null,
): { readonly wielded: Wielded; readonly of: CombatantId } | null {
  if (id === null || wieldedBy(who).some(({ weapon }) => weapon.id === id)) return null;
  const grapple = who.effects.find((effect) => effect.id === 'grappling');
  for (const of of idsIn(grapple?.data ?? {}, 'with')) {
    const holder = view.find(of);
    const held = holder?.inventory.hands.find(({ item }) => item.weapon?.id === id)?.item.weapon;
    if (held?.handedness === 'light') return { wielded: { weapon: held, hand: 'main', loaded: true }, of };
  }
  return null;
}
