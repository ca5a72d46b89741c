import type { Play } from '../engine/contract';
import type { GameEvent } from '../engine/events';
import { type ArmorClass, armorClass } from './armor-class';
import { type AttackBonus, attackBonus } from './attack-roll';
import { type Blow, isLostToConcealment } from './concealment-roll';
import { coverFrom } from './cover';
import { criticalOf } from './critical';
import { isDeflected } from './deflecting';
import { isRiddenAway } from './riding';

/** What its roll came to. */
export interface RolledBlow {
  readonly face: number;
  readonly total: number;
  readonly bonus: AttackBonus;
  readonly against: ArmorClass;
  readonly hit: boolean;
  readonly critical: boolean;
  readonly missReason: string | null;
}

/** CRIT-2 to CRIT-4: a threat is confirmed by a second roll with the same modifiers. */
function isConfirmed(play: Play, blow: Blow, face: number, armor: number): boolean {
  const { attacker, target, attack } = blow;
  const { from } = criticalOf(play, attacker, attack);
  if (face < from || !play.can(target, 'critical', { opponent: attacker, attack })) return false;
  const { modifiers } = attackBonus(play, attacker, target, attack);
  const roll = play.roll({
    who: attacker.id,
    purpose: 'critical',
    what: attack.weapon.id,
    dice: 'd20',
    modifiers,
  });
  return roll.faces[0] === 20 || (roll.faces[0] !== 1 && roll.total >= armor);
}

function whyMissed(
  it: Readonly<Record<'lost' | 'deflected' | 'dodged' | 'covered', boolean>>,
): string | null {
  if (it.lost) return 'concealment';
  if (it.deflected) return 'deflected';
  if (it.dodged) return 'ridden-away';
  return it.covered ? 'cover' : null;
}

/**
 * Rolls an attack against the target's AC: cover, miss chance, and the confirmation of a threat (ATK-1 to ATK-5, CRIT-1 to CRIT-4).
 * `mayBeCritical` false: a critical hit would change nothing, so none is rolled for.
 */
export function rollBlow(play: Play, blow: Blow, mayBeCritical: boolean): RolledBlow {
  const { attacker, target, attack } = blow;
  const bonus = attackBonus(play, attacker, target, attack);
  const against = armorClass(play, target, { attacker, attack, touch: attack.touch, flatFooted: false });
  const { modifiers } = bonus;
  const what = attack.weapon.id;
  const roll = play.roll({ who: attacker.id, purpose: 'attack', what, dice: 'd20', modifiers });
  const face = roll.faces[0] ?? 1;
  const covered = coverFrom(play, attacker, target, attack.kind === 'melee') === 'total';
  const lands = !covered && (face === 20 || (face !== 1 && roll.total >= against.value));
  const lost = lands && isLostToConcealment(play, blow);
  const deflected = lands && !lost && isDeflected(play, blow);
  const dodged = lands && !lost && !deflected && isRiddenAway(play, target, roll.total);
  const hit = lands && !lost && !deflected && !dodged;
  const critical = hit && mayBeCritical && isConfirmed(play, blow, face, against.value);
  const missReason = whyMissed({ lost, deflected, dodged, covered });
  return { face, total: roll.total, bonus, against, hit, critical, missReason };
}

/** The event that tells a blow; `damage` is what a hit dealt before resistances, null where none is dealt. */
export const blowTold = (
  { attacker, target, attack }: Blow,
  { face, total, bonus, against, hit, critical, missReason }: RolledBlow,
  damage: number | null,
): Extract<GameEvent, { type: 'attacked' }> => ({
  type: 'attacked',
  by: attacker.id,
  on: target.id,
  weapon: attack.weapon.id,
  kind: attack.kind,
  roll: face,
  bonus: bonus.value,
  total,
  armorClass: against.value,
  result: critical ? 'critical' : hit ? 'hit' : 'miss',
  damage,
  attackModifiers: bonus.modifiers,
  armorClassModifiers: against.modifiers,
  cause: attack.cause,
  missReason,
});
