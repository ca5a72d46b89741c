import type { Action, Play, Refusal, View } from '../engine/contract';
import { isRefusal, refusal } from '../engine/refusal';
import type { Combatant, FullAttack, JsonRecord } from '../engine/state';
import type { AttackArgs } from './attack-args';
import { costOf } from './economy';

// `maneuver: trip` said of an attack: the maneuver takes its place (FN-71, FN-72).

const PAID = { reaction: true, inFullAttack: true } as const;

interface Replacing {
  readonly action: Action;
  readonly args: JsonRecord;
}

/** Whether the attack is given up for a maneuver. */
export const isManeuver = <A extends JsonRecord>(args: A): args is A & { readonly maneuver: string } =>
  typeof args['maneuver'] === 'string';

/** The maneuver that takes the place of this attack; null where none is named. FN-72: only what replaces a melee attack. */
function replacing(
  view: View,
  who: Combatant,
  { on, weapon }: AttackArgs,
  maneuver: string,
): Replacing | Refusal {
  const action = view.rules.actions.get(maneuver);
  const notOne = refusal('not-an-attack', { action: maneuver }, 'FN-72');
  if (!action || action.id === 'attack') return notOne;
  const args = action.parse(weapon === null ? { on } : { on, weapon });
  if (isRefusal(args)) return args;
  return costOf(view, who, action, args) === 'attack' ? { action, args } : notOne;
}

/** Why the maneuver cannot be the next of these attacks, or null. `full` is null for an attack that stands alone. */
export function whyNotInAttack(
  view: View,
  who: Combatant,
  said: { readonly args: AttackArgs; readonly maneuver: string },
  full: FullAttack | null,
): Refusal | null {
  const it = replacing(view, who, said.args, said.maneuver);
  if (isRefusal(it)) return it;
  return it.action.refuse(view, { ...who, turn: { ...who.turn, fullAttack: full } }, { ...it.args, ...PAID });
}

/** Pushes the maneuver in place of the attack, which is paid for. What it provokes is its own. */
export function pushInAttack(play: Play, id: string, args: AttackArgs, maneuver: string): void {
  const it = replacing(play, play.combatant(id), args, maneuver);
  if (!isRefusal(it)) play.push(id, it.action.id, { ...it.args, ...PAID });
}
