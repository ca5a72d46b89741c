import type { AttackContext, Play } from '../engine/contract';
import type { Combatant } from '../engine/state';
import { concealmentFrom, missChanceRolls } from './sight';

/** An attack that is being made at someone. */
export interface Blow {
  readonly attacker: Combatant;
  readonly target: Combatant;
  readonly attack: AttackContext;
}

/** X-CON-4: a hit may still go into the air; d100 after a roll that hits, 1 to the chance misses. Blind-Fight rolls once more in melee (X-FEAT-24). */
export function isLostToConcealment(play: Play, { attacker, target, attack }: Blow): boolean {
  const chance = concealmentFrom(play, attacker, target, attack.kind === 'melee');
  if (chance === 0) return false;
  const tries = missChanceRolls(play, attacker, attack.kind === 'melee');
  for (let i = 0; i < tries; i++) {
    const { total } = play.roll({
      who: attacker.id,
      purpose: 'miss-chance',
      what: 'concealment',
      dice: 'd100',
      modifiers: [],
    });
    if (total > chance) return false;
  }
  return true;
}
