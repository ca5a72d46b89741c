import type { Holding, Listener, Play, Sapping } from '../engine/contract';
import { parseDice } from '../engine/dice';
import type { AbilityName, Combatant, CombatantId } from '../engine/state';
import { type Loss, loseAbility } from './ability-loss';

// Blows of natural weapons that harm a score: `poison-1d6-con-14`, `ability-damage-1d6-str` (DMG-14).

/** Dice, the score, and the DC of the save where one is named. */
export interface Affliction {
  readonly dice: string;
  readonly ability: AbilityName;
  readonly dc: number | null;
}
const WORDS = /^(\d+d\d+|\d+)-(str|dex|con|int|wis|cha)(?:-(\d+))?$/;

/** What stands behind a trait's name, or null where it says nothing of the kind. */
export function afflictionIn({ data }: Pick<Holding, 'data'>): Affliction | null {
  const [, dice, ability, dc] = WORDS.exec(String(data['choice'] ?? '')) ?? [];
  if (dice === undefined || ability === undefined || !parseDice(dice)) return null;
  return { dice, ability: ability as AbilityName, dc: dc === undefined ? null : Number(dc) };
}

export const isOwnLimb = ({ sheet }: Combatant, weapon: string): boolean =>
  sheet.natural.some(({ id }) => id === weapon);

/** Calls `then` for everybody whom a blow of the holder's own body has hurt. */
export const onWounding =
  (then: (play: Play, held: Holding, victim: CombatantId) => void): Listener<'damaged'> =>
  ({ who, by, amount, source }, held, play) => {
    if (by !== held.holder.id || who === by || amount <= 0 || !isOwnLimb(held.holder, source)) return;
    if (!play.has(play.combatant(who), 'dead')) then(play, held, who);
  };

/** Rolls the points and takes them off the score. */
export function afflict(
  play: Play,
  { dice, ability }: Affliction,
  { who, by, loss, what }: { who: CombatantId; by: CombatantId; loss: Loss; what: string },
): void {
  const { total } = play.roll({ who: by, purpose: 'damage', what, dice, modifiers: [] });
  loseAbility(play, { who, by, ability, amount: total, loss });
}

/** What an affliction that nothing keeps off costs, as a forecast counts it. */
export const sapping = (held: Holding, drain: boolean, chance = 1): Sapping | null => {
  const affliction = afflictionIn(held);
  return affliction && { dice: affliction.dice, ability: affliction.ability, drain, chance };
};
