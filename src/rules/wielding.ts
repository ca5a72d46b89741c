import type { View } from '../engine/contract';
import type { Combatant, Inventory, Sheet, Weapon } from '../engine/state';
import { isArmedUnarmed, unarmedStrike } from './unarmed';

/** A weapon at hand and how it is held. */
export interface Wielded {
  readonly weapon: Weapon;
  readonly hand: 'main' | 'off' | 'both' | 'none';
  readonly loaded: boolean;
}

const handOf = (index: number, hands: 1 | 2): Wielded['hand'] =>
  hands === 2 ? 'both' : index === 0 ? 'main' : 'off';

const atHand = new WeakMap<
  Combatant['inventory'],
  { readonly sheet: Sheet; readonly all: readonly Wielded[] }
>();

/** Every weapon it could attack with now: what it holds, what it wears as a weapon, its natural weapons, its bare hands. */
export function wieldedBy({ inventory, sheet }: Combatant): readonly Wielded[] {
  const known = atHand.get(inventory);
  if (known?.sheet === sheet) return known.all;
  const all = weaponsOf(inventory, sheet);
  atHand.set(inventory, { sheet, all });
  return all;
}

const isSecondary = ({ natural }: Weapon): boolean => natural?.secondary === true;

function weaponsOf(inventory: Inventory, sheet: Sheet): readonly Wielded[] {
  const held = inventory.hands.flatMap(({ item, hands }, index) =>
    item.weapon ? [{ weapon: item.weapon, hand: handOf(index, hands), loaded: item.loaded }] : [],
  );
  const worn = inventory.worn.flatMap(({ weapon }) =>
    weapon ? [{ weapon, hand: 'off' as const, loaded: true }] : [],
  );
  // A single attack is made with a primary one, unless another is named.
  const primary = sheet.natural.filter((weapon) => !isSecondary(weapon));
  const natural = [...primary, ...sheet.natural.filter(isSecondary)].map((weapon) => ({
    weapon,
    hand: 'none' as const,
    loaded: true,
  }));
  return [...held, ...worn, ...natural, { weapon: unarmedStrike({ sheet }), hand: 'none', loaded: true }];
}

/** The weapon named, or the one it would use unasked: the main hand, else the first primary natural weapon, else bare hands. */
export function wielded(who: Combatant, id: string | null): Wielded | null {
  const all = wieldedBy(who);
  return id === null ? (all[0] ?? null) : (all.find(({ weapon }) => weapon.id === id) ?? null);
}

export const isMelee = (weapon: Weapon): boolean => weapon.handedness !== 'ranged';

/** Weapons with which it threatens: melee weapons in hand, natural ones, bare hands that count as armed (AOO-2, AOO-5, UNA-7). */
export function threateningWeapons(view: View, who: Combatant): readonly Wielded[] {
  return wieldedBy(who).filter(({ weapon }) =>
    weapon.id === 'unarmed' ? isArmedUnarmed(view, who) : isMelee(weapon) && weapon.threatens,
  );
}

/** X-RCH-2: using it opens the guard to everyone, whatever it is used for: the whip. */
export const isCareless = (who: Combatant, id: string | null): boolean => {
  const used = wielded(who, id)?.weapon;
  return used !== undefined && isMelee(used) && !used.threatens;
};

/** UNA-2: counts as armed, so an unarmed attack on it provokes. */
export const isArmed = (view: View, who: Combatant): boolean => threateningWeapons(view, who).length > 0;

/** Free hands, of two (a shield strapped on fills one). */
export function freeHands(who: Combatant): number {
  const { hands, shield } = who.inventory;
  const held = hands.reduce((sum, { hands: count }) => sum + count, 0);
  return Math.max(0, 2 - held - (shield?.shield.fillsHand ? 1 : 0));
}
