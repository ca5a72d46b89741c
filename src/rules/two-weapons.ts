import type { AttackContext, View } from '../engine/contract';
import type { AttackSlot, Combatant, Weapon } from '../engine/state';
import { unarmedStrike } from './unarmed';
import { isMelee, wieldedBy } from './wielding';

/** X-TWF-3: darts and shuriken count as light. */
const LIGHT_MISSILES: ReadonlySet<string> = new Set(['dart', 'shuriken']);
const isLight = ({ id, handedness }: Weapon): boolean =>
  handedness === 'light' || handedness === 'unarmed' || LIGHT_MISSILES.has(id);

/** The two weapons of a two-weapon attack: main and off hand, or both ends of a double weapon. Null if it has none. */
export function weaponPair(who: Combatant): { main: Weapon; off: Weapon; offIsLight: boolean } | null {
  const held = wieldedBy(who).filter(
    ({ hand, weapon }) => hand !== 'none' && (isMelee(weapon) || weapon.thrown),
  );
  const main = held.find(({ hand }) => hand === 'main' || hand === 'both');
  if (!main) return null;
  const off = held.find((it) => it !== main && it.hand === 'off');
  if (off) return { main: main.weapon, off: off.weapon, offIsLight: isLight(off.weapon) };
  // X-TWF-3: the second end of a double weapon counts as light. UNA-12: so does a fist or a foot.
  const second = main.weapon.double ? main.weapon : unarmedStrike(who);
  return { main: main.weapon, off: second, offIsLight: true };
}

/** X-TWF-2, X-FEAT-20: penalty of this attack when both weapons are used in the round. 0 otherwise. */
export function twoWeaponPenalty(view: View, who: Combatant, { options }: AttackContext): number {
  if (options['twoWeapons'] !== true) return 0;
  const light = weaponPair(who)?.offIsLight ? 2 : 0;
  const trained = view.has(who, 'two-weapon-fighting');
  if (options['offHand'] === true) return -10 + light + (trained ? 6 : 0);
  return -6 + light + (trained ? 2 : 0);
}

const iterations = (bonus: number): number => Math.max(1, Math.min(4, Math.ceil(bonus / 5)));

/** X-GEN-5: one attack, and a further one at +6, +11 and +16, each 5 lower than the one before. */
export const iterativePenalties = (baseAttackBonus: number): readonly number[] =>
  Array.from({ length: iterations(baseAttackBonus) }, (_, index) => -5 * index + 0);

const OFF_HAND_FEATS = ['improved-two-weapon-fighting', 'greater-two-weapon-fighting'];

/** The attacks of a full attack with weapons in hand, in the order in which they come unless the attacker chooses (FULL-7, FULL-8). */
export function weaponSlots(view: View, who: Combatant, twoWeapons: boolean): readonly AttackSlot[] {
  const main = iterativePenalties(who.sheet.baseAttackBonus).map((penalty) =>
    slot(penalty, twoWeapons ? 'main' : 'any'),
  );
  if (!twoWeapons) return main;
  const extra = OFF_HAND_FEATS.filter((feat) => view.has(who, feat)).map((_, index) =>
    slot(-5 * (index + 1), 'off'),
  );
  const { off: second } = weaponPair(who) ?? {};
  // A thrown pair: the one left is still the off hand's when the other has gone.
  const kept = second?.thrown ? second.id : null;
  const off = [slot(0, 'off'), ...extra].map((it) => ({ ...it, weapon: kept }));
  return main.flatMap((it, index) => [it, ...off.slice(index, index + 1)]).concat(off.slice(main.length));
}

const slot = (penalty: number, hand: AttackSlot['hand']): AttackSlot => ({ penalty, hand, weapon: null });

/** The attacks of a creature that fights with natural weapons alone: each as often as it has them. */
export const naturalSlots = (who: Combatant): readonly AttackSlot[] =>
  who.sheet.natural.flatMap((weapon) =>
    Array.from({ length: weapon.natural?.count ?? 1 }, () => ({
      penalty: 0,
      hand: 'any' as const,
      weapon: weapon.id,
    })),
  );
