import type { Play, View } from '../engine/contract';
import type { Combatant, CombatantId } from '../engine/state';
import { type AttackArgs, attackProvokes } from './attack-args';
import { opportunists } from './opportunity';
import { isArmed } from './wielding';

/** Whom making this attack where the attacker stands opens its guard to, in initiative order (TBL-2, UNA-2, X-RCH-2). */
export function openTo(view: View, who: Combatant, args: AttackArgs): readonly CombatantId[] {
  const whom = attackProvokes(view, who, args);
  if (whom === 'nobody') return [];
  return opportunists(view, who).filter(
    (id) => whom === 'everyone' || (id === args.on && isArmed(view, view.combatant(id))),
  );
}

/** Raises what an attack within a longer act provokes, before the attack is made. */
export function openGuard(play: Play, actor: CombatantId, args: AttackArgs, because: string): void {
  const who = play.combatant(actor);
  const by = openTo(play, who, args);
  if (by.length === 0) return;
  play.emit({ type: 'provoked', who: actor, because, by, at: who.at });
  play.push(actor, 'opportunities', { because, by }, { step: 'start' });
}
