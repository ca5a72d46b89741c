import type { AttackContext, Play, Refusal, View } from '../engine/contract';
import { refusal } from '../engine/refusal';
import type { Combatant, CombatantId, JsonRecord } from '../engine/state';

// What is said before the roll and used up by it, hit or miss: a stunning fist (X-FEAT-27), a smite (X-CLS-6).

export interface Announced {
  readonly stunning: boolean;
  readonly smite: boolean;
}
const STUNNINGS = 'stunningFists';
const SMITES = 'smites';
const usedBy = (who: Combatant, what: string): number => Number(who.memory[what] ?? 0);

/** A stunning fist for every four levels; a monk has one for each of its levels. */
const stunningsOf = (view: View, who: Combatant): number =>
  view.has(who, 'monk') ? who.sheet.level : Math.floor(who.sheet.level / 4);

/** The options by which the blow knows of it. */
export const announcedOptions = ({ stunning, smite }: Announced): JsonRecord => ({
  ...(stunning ? { stunning } : {}),
  ...(smite ? { smite } : {}),
});

function whyNotStunning(view: View, who: Combatant, { weapon }: AttackContext): Refusal | null {
  const values = { who: who.id };
  if (!view.has(who, 'stunning-fist'))
    return refusal('feat-needed', { ...values, effect: 'stunning-fist' }, 'X-FEAT-27');
  if (weapon.id !== 'unarmed') return refusal('stunning-unarmed', { weapon: weapon.id }, 'X-FEAT-27');
  if (who.turn.marks['stunning'] === true) return refusal('stunning-once', values, 'X-FEAT-27');
  return usedBy(who, STUNNINGS) < stunningsOf(view, who)
    ? null
    : refusal('no-stunning-left', values, 'X-FEAT-27');
}

function whyNotSmite(view: View, who: Combatant, { kind }: AttackContext): Refusal | null {
  const values = { who: who.id };
  if (!view.effectsOf(who).some(({ effect }) => effect.id === 'smite'))
    return refusal('feat-needed', { ...values, effect: 'smite' }, 'X-CLS-6');
  if (kind !== 'melee') return refusal('melee-only', { weapon: 'smite' }, 'X-CLS-6');
  return usedBy(who, SMITES) === 0 ? null : refusal('no-smite-left', values, 'X-CLS-6');
}

/** Why it cannot be announced for this attack, or null. */
export const whyNotAnnounced = (
  view: View,
  who: Combatant,
  { stunning, smite }: Announced,
  attack: AttackContext,
): Refusal | null =>
  (stunning ? whyNotStunning(view, who, attack) : null) ?? (smite ? whyNotSmite(view, who, attack) : null);

function use(play: Play, who: CombatantId, key: string): void {
  play.emit({ type: 'remembered', who, key, value: usedBy(play.combatant(who), key) + 1 });
}

/** It is used up as it is announced. */
export function announce(play: Play, who: CombatantId, { stunning, smite }: Announced): void {
  if (smite) use(play, who, SMITES);
  if (!stunning) return;
  use(play, who, STUNNINGS);
  const marks = { ...play.combatant(who).turn.marks, stunning: true };
  play.emit({ type: 'turnChanged', who, changes: { marks }, cost: null });
}
