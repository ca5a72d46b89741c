import type { Holding, Play } from '../engine/contract';
import type { Json, JsonRecord } from '../engine/state';
import { spellIn } from './spell';
import { rollSpellDamage } from './spell-attack';
import { dealt, isContinuous } from './spell-effect';
import { CONTINUOUS } from './spell-keys';

const isRecord = (value: Json | undefined): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A spell that hurts in every round it lasts does so again, on its caster's turn (RND-8). */
export function hurtAgain(play: Play, { holder, instance, data }: Holding): void {
  const kept = data['spell'];
  if (!instance || instance.by === null || !isRecord(kept)) return;
  const { by: caster, uid } = instance;
  const spell = spellIn(kept);
  if (!isContinuous(spell) || play.has(play.combatant(holder.id), 'dead')) return;
  const amount = rollSpellDamage(play, caster, spell, 1) ?? 0;
  dealt(play, { caster, spell }, holder.id, amount);
  if (play.combatant(holder.id).effects.some((it) => it.uid === uid))
    play.emit({ type: 'effectChanged', who: holder.id, uid, data: { ...data, [CONTINUOUS]: amount } });
}
