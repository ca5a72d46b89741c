import type { Action, Play, Refusal, View } from '../engine/contract';
import { isRefusal, refusal } from '../engine/refusal';
import type { Combatant, FullAttack, JsonRecord } from '../engine/state';
import { type ArgsOf, optional, text } from './arguments';
import type { AttackArgs } from './attack-args';
import { costOf } from './economy';

// `maneuver: trip` said of an attack: the maneuver takes its place (FN-71, FN-72).

const PAID = { reaction: true, inFullAttack: true } as const;

/** What an attack says of the maneuver in its place, and of what that is aimed at. */
export const MANEUVER_FIELDS = { maneuver: optional(text), object: optional(text), item: optional(text) };
export type ManeuverFields = ArgsOf<typeof MANEUVER_FIELDS>;
type Said = AttackArgs & ManeuverFields;

interface Replacing {
  readonly action: Action;
  readonly args: JsonRecord;
}

/** Whether the attack is given up for a maneuver. */
export const isManeuver = (args: JsonRecord): boolean => typeof args['maneuver'] === 'string';

/** The maneuver that takes the place of this attack, or why it does not. FN-72: only what replaces a melee attack. */
function replacing(view: View, who: Combatant, said: Said): Replacing | Refusal {
  const { on, weapon, object, item } = said;
  const maneuver = said.maneuver ?? '';
  const action = view.rules.actions.get(maneuver);
  const notOne = refusal('not-an-attack', { action: maneuver }, 'FN-72');
  if (!action || action.id === 'attack') return notOne;
  const named = Object.entries({ weapon, object, item }).filter(([, value]) => value !== null);
  const args = action.parse({ on, ...Object.fromEntries(named) });
  if (isRefusal(args)) return args;
  return costOf(view, who, action, args) === 'attack' ? { action, args } : notOne;
}

/** Why the maneuver cannot be the next of these attacks, or null. `full` is null for an attack that stands alone. */
export function whyNotInAttack(
  view: View,
  who: Combatant,
  said: Said,
  full: FullAttack | null,
): Refusal | null {
  const it = replacing(view, who, said);
  if (isRefusal(it)) return it;
  const ready = { ...who, turn: { ...who.turn, fullAttack: full } };
  return it.action.refuse(view, ready, { ...it.args, ...PAID });
}

/** Pushes the maneuver in place of the attack, which is paid for. What it provokes is its own. */
export function pushInAttack(play: Play, id: string, said: Said): void {
  const it = replacing(play, play.combatant(id), said);
  if (!isRefusal(it)) play.push(id, it.action.id, { ...it.args, ...PAID });
}
