import type { Play, StepFrame } from '../engine/contract';
import type { JsonRecord } from '../engine/state';
import { type AttackArgs, requestOf, whyNotAttack } from './attack-args';
import { pushStrike } from './attacking';
import { chargeFactor } from './riding';
import { wielded } from './wielding';

// What a charge ends in, unless the opponent can no longer suffer it, having stepped aside, say (X-CHG-7).

/** Overruled there was no way to the opponent, and the master has it struck all the same. */
const hadRoute = ({ route }: JsonRecord): boolean => Array.isArray(route) && route.length > 0;

const toNothing = (play: Play, who: string, action: string): void =>
  play.emit({ type: 'stopped', who, action, reason: 'no-longer-possible', with: {} });

/** The blow (X-CHG-7, X-CHG-8). */
export function endInBlow(play: Play, { actor, memo }: StepFrame, blow: AttackArgs): void {
  const charger = play.combatant(actor);
  const why = whyNotAttack(play, charger, blow, requestOf(blow, 'charge'));
  if (why && hadRoute(memo)) {
    toNothing(play, actor, 'strike');
    return;
  }
  const multiplier = chargeFactor(play, charger, wielded(charger, blow.weapon)?.weapon.traits ?? []);
  pushStrike(play, actor, blow, { cause: 'charge', options: { multiplier } });
}

/** The maneuver in place of the blow (FN-72, X-BULL-1). */
export function endInManeuver(
  play: Play,
  { actor, memo }: StepFrame,
  ending: { readonly id: string; readonly args: JsonRecord },
): void {
  const args = { ...ending.args, reaction: true, charging: true };
  const why = play.rules.actions.get(ending.id)?.refuse(play, play.combatant(actor), args) ?? null;
  if (why && hadRoute(memo)) toNothing(play, actor, ending.id);
  else play.push(actor, ending.id, args);
}
