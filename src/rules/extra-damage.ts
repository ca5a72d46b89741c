import type { AttackContext, View } from '../engine/contract';
import type { Combatant } from '../engine/state';
import { isDexterityDenied } from './armor-class';
import { isFlanking } from './flanking';
import { concealmentFrom } from './sight';
import { sneakAttackDice } from './sneak-attack';

export interface ExtraDice {
  readonly dice: string;
  readonly source: string;
}

/** Extra dice of a hit, never multiplied (DMG-13, CRIT-7): the weapon's own and precision damage. */
export function extraDice(
  view: View,
  who: Combatant,
  target: Combatant | null,
  attack: AttackContext,
): readonly ExtraDice[] {
  const found: ExtraDice[] = [];
  if (attack.weapon.extra) found.push({ dice: attack.weapon.extra, source: attack.weapon.id });
  const sneak = sneakAttackDice(who);
  if (sneak > 0 && target && isSneakAttack(view, who, target, attack))
    found.push({ dice: `${sneak}d6`, source: 'sneak-attack' });
  return found;
}

/** X-CLS-1: the target is denied its Dexterity bonus or flanked; within 30 feet; not concealed, not immune to criticals. */
function isSneakAttack(view: View, who: Combatant, target: Combatant, attack: AttackContext): boolean {
  if (attack.options['further'] === true) return false;
  if (attack.kind === 'ranged' && attack.distanceFeet > 30) return false;
  if (attack.nonlethal && !attack.weapon.nonlethal) return false;
  if (!view.can(target, 'critical', { opponent: who, attack })) return false;
  if (concealmentFrom(view, who, target, attack.kind === 'melee') > 0) return false;
  const flanked = attack.kind === 'melee' && isFlanking(view, who, target);
  return flanked || isDexterityDenied(view, target, { attacker: who, attack });
}
