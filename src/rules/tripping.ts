import type { View } from '../engine/contract';
import type { Combatant } from '../engine/state';
import { reaches } from './attack-context';
import { wieldedBy } from './wielding';

/** What a trip is tried with: the weapon named, else one made for tripping that reaches, else bare hands (X-TRP-2). */
export function trippingWeapon(
  view: View,
  who: Combatant,
  { on, weapon }: { readonly on: string; readonly weapon: string | null },
): string {
  if (weapon !== null) return weapon;
  const target = view.find(on);
  const made = wieldedBy(who).find(
    (it) => it.weapon.traits.includes('trip') && target && reaches(view, who, it.weapon, target),
  );
  return made?.weapon.id ?? 'unarmed';
}

/** Whether this weapon of its is made for tripping: it may be dropped to avoid a fall (X-TRP-2). */
export const isMadeForTripping = (who: Combatant, weapon: string): boolean =>
  wieldedBy(who).some((it) => it.weapon.id === weapon && it.weapon.traits.includes('trip'));
