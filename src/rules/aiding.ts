import type { Action, Play, Provokes, Refusal, View } from '../engine/contract';
import { modifier } from '../engine/modifiers';
import { own } from '../engine/own';
import { isRefusal, refusal } from '../engine/refusal';
import type { Combatant } from '../engine/state';
import { requestOf, whyNotAttack } from './attack-args';
import { attackContext } from './attack-context';
import { attackBonus } from './attack-roll';
import { squaresOf } from './body';
import { plainArgs } from './maneuver';
import { threatens } from './threat';

/** X-AID-2, X-AID-3: the AC and the DC that help is rolled against. */
export const AID_DC = 10;

/** X-AID-1: why the helper cannot distract this opponent for that friend. Null: it can. */
export function whyNotDistracted(
  view: View,
  who: Combatant,
  friend: Combatant,
  against: string,
): Refusal | null {
  const plain = plainArgs(against, null);
  const why = whyNotAttack(view, who, plain, requestOf(plain, 'aid-another'));
  if (why) return why;
  const opponent = view.combatant(against);
  return isInMelee(view, opponent, friend)
    ? null
    : refusal('aid-not-in-melee', { on: friend.id, against }, 'X-AID-1');
}

const isInMelee = (view: View, opponent: Combatant, friend: Combatant): boolean =>
  threatens(view, opponent, squaresOf(view, friend)) || threatens(view, friend, squaresOf(view, opponent));

/** The attack roll against AC 10 that help in a fight takes. It hits nobody. */
export function distracts(play: Play, who: Combatant, against: Combatant): boolean {
  const made = attackContext(play, who, against, requestOf(plainArgs(against.id, null), 'aid-another'));
  if (isRefusal(made)) return false;
  const { modifiers, value } = attackBonus(play, who, against, made.attack);
  const what = made.attack.weapon.id;
  const roll = play.roll({ who: who.id, purpose: 'attack', what, dice: 'd20', modifiers });
  const hit = roll.total >= AID_DC;
  play.emit({
    type: 'attacked',
    by: who.id,
    on: null,
    weapon: what,
    kind: made.attack.kind,
    roll: roll.faces[0] ?? 1,
    bonus: value,
    total: roll.total,
    armorClass: AID_DC,
    result: hit ? 'hit' : 'miss',
    damage: null,
    attackModifiers: modifiers,
    armorClassModifiers: [modifier('base', AID_DC, 'base')],
    cause: 'aid-another',
    missReason: null,
  });
  return hit;
}

/** Checks that help with an act is given by, where the act is one of skill (X-AID-3). */
const SKILLS: Readonly<Record<string, string>> = {
  stabilize: 'heal',
  'control-mount': 'ride',
  climb: 'climb',
  swim: 'swim',
  'escape-net': 'escape-artist',
  'escape-grapple': 'grapple',
  feint: 'bluff',
};
export const skillOf = (action: string): string | null => own(SKILLS, action) ?? null;

/** FN-21: whoever helps with what provokes, provokes too. An armed blow in melee does not. */
export function aidProvokes(action: Action | null): Provokes {
  if (!action) return 'nobody';
  const { provokes, id } = action;
  if (typeof provokes === 'function') return QUIET.has(id) ? 'nobody' : 'everyone';
  return provokes === undefined || provokes === 'nobody' ? 'nobody' : 'everyone';
}
const QUIET: ReadonlySet<string> = new Set(['attack', 'full-attack']);
