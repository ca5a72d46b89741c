import type { AttackContext, Play } from '../engine/contract';
import type { Combatant, Spell } from '../engine/state';
import { chanceToIgnore, chanceToPassThrough } from './incorporeality';
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

/** X-CND-16: what has no body feels no mundane weapon, and a magic one half of the time: d100 after the hit, 1 to 50 does nothing. */
export function passesThrough(play: Play, { attacker, target, attack }: Blow): boolean {
  const chance = chanceToPassThrough(play, attacker, target, attack);
  if (chance !== 50) return chance === 100;
  return isLostToBody(play, attacker);
}

/** X-CND-16: 1 to 50 of d100. */
function isLostToBody(play: Play, { id: who }: Combatant): boolean {
  const roll = { who, purpose: 'miss-chance', what: 'incorporeal', dice: 'd100' } as const;
  return play.roll({ ...roll, modifiers: [] }).total <= 50;
}

/** X-CND-16: what has no body ignores half of what spells would do to it: d100 before their damage. */
export const ignores = (play: Play, caster: Combatant, target: Combatant, spell: Spell): boolean =>
  chanceToIgnore(play, caster, target, spell) > 0 && isLostToBody(play, caster);
