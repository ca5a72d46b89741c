import type { AttackContext, Holding, Play, Refusal, View } from '../engine/contract';
import type { GameEvent } from '../engine/events';
import { isRefusal, refusal } from '../engine/refusal';
import type { Combatant, CombatantId, JsonRecord } from '../engine/state';
import { requestOf, whyNotAttack } from './attack-args';
import { attackContext } from './attack-context';
import { areEnemies, canAct, isDead } from './body';
import { plainArgs } from './maneuver';

// X-FEAT-2: the blow that a fallen foe leaves over.

/** A foe that is down: dead, or not able to go on fighting. */
export const isDown = (view: View, who: Combatant): boolean =>
  isDead(view, who) || view.has(who, 'unconscious');

/** After a blow that landed on somebody who was up: looks again when its harm is done. */
export function lookForCleave(
  { by, on, kind, damage, weapon, cause }: Extract<GameEvent, { type: 'attacked' }>,
  { holder }: Holding,
  play: Play,
): void {
  if (by !== holder.id || on === null || kind !== 'melee' || damage === null || cause === 'whirlwind-attack')
    return;
  const foe = play.combatant(on);
  if (isDown(play, foe) || !areEnemies(holder, foe)) return;
  const { options } = play.encounter.stack.at(-1)?.args ?? {};
  play.push(by, 'cleave', { felled: on, weapon, cause, options: options ?? {} }, { step: 'start' });
}

/** X-FEAT-2: once a round, unless Great Cleave lifts the limit; D31. */
export const mayCleave = (view: View, who: Combatant): boolean =>
  canAct(view, who) &&
  (!view.encounter.houseRules.cleaveInOwnTurnOnly || view.encounter.current === who.id) &&
  (view.has(who, 'great-cleave') || who.turn.marks['cleaved'] !== true);

/** How the further blow is struck: the same weapon, the same bonus. A charge's bonus stays, an opportunity's cause does not. */
export const cleaveCause = (cause: string): string => (cause === 'charge' ? cause : 'cleave');

/** Why this one cannot be struck by the further blow, or null. */
export function whyNotCleft(view: View, who: Combatant, on: CombatantId, args: JsonRecord): Refusal | null {
  const { felled, weapon } = args;
  const target = view.find(on);
  if (!target) return refusal('unknown-combatant', { id: on });
  if (on === felled || isDown(view, target)) return refusal('cleave-another', { on }, 'X-FEAT-2');
  const plain = plainArgs(on, String(weapon));
  const request = requestOf(plain, cleaveCause(String(args['cause'])));
  return whyNotAttack(view, who, plain, request) ?? whyNotMelee(attackContext(view, who, target, request));
}

const whyNotMelee = (made: { readonly attack: AttackContext } | Refusal): Refusal | null =>
  isRefusal(made) || made.attack.kind === 'melee'
    ? null
    : refusal('melee-only', { weapon: made.attack.weapon.id }, 'X-FEAT-2');

/** Enemies within reach of the further blow. */
export const cleavable = (view: View, who: Combatant, args: JsonRecord): readonly CombatantId[] =>
  Object.values(view.encounter.combatants)
    .filter((it) => areEnemies(who, it) && whyNotCleft(view, who, it.id, args) === null)
    .map(({ id }) => id);
