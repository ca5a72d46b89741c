import type { Holding, Play } from '../engine/contract';
import type { CombatantId, EffectInstance } from '../engine/state';
import { harm } from './hit-points';
import { forRounds } from './stance';

export const BURNING = 'burning';
/** Reflex save that puts the flames on somebody out (TBL-45). */
export const FLAMES_DC = 15;

/** The flames of this effect that still burn; none on the dead. */
export const flamesOf = (play: Play, { holder, instance }: Holding): EffectInstance | null =>
  play.has(play.combatant(holder.id), 'dead')
    ? null
    : (play.combatant(holder.id).effects.find(({ uid }) => uid === instance?.uid) ?? null);

/** The flames do their damage once. */
export function burnOnce(play: Play, { holder, instance, data }: Holding): void {
  const dice = typeof data['dice'] === 'string' ? data['dice'] : '1d6';
  const { id: who } = holder;
  if (play.has(play.combatant(who), 'dead')) return;
  const { total } = play.roll({ who, purpose: 'damage', what: BURNING, dice, modifiers: [] });
  const by = instance?.by ?? null;
  harm(play, { who, by, amount: total, nonlethal: false, source: BURNING, attack: null, energy: 'fire' });
  const uid = play.combatant(who).effects.find((it) => it.uid === instance?.uid)?.uid;
  if (uid !== undefined) play.emit({ type: 'effectChanged', who, uid, data: { ...data, continuous: total } });
}

/** Sets somebody alight for the round that follows (alchemist's fire, burning oil). */
export function setAlight(
  play: Play,
  who: CombatantId,
  { by, dice, dealt }: { by: CombatantId; dice: string; dealt: number },
): void {
  if (play.has(play.combatant(who), 'dead')) return;
  play.gain(who, { id: BURNING, by, ends: forRounds(play, by, 1), data: { dice, continuous: dealt } });
}
