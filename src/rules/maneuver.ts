import type { AttackContext, Play, Refusal, StepFrame, View } from '../engine/contract';
import { isRefusal, refusal } from '../engine/refusal';
import type { Combatant, CombatantId, FullAttack, JsonRecord } from '../engine/state';
import { sizeStep } from '../grid/size';
import { type AttackArgs, requestOf, whyNotAttack } from './attack-args';
import { attackContext } from './attack-context';
import { type ChosenAttack, chooseAttack } from './attacking';

// What takes the place of a melee attack: alone, as one attack of a full attack, at the end of a charge, as an attack of opportunity (FN-71, FN-72).

export interface ManeuverArgs extends JsonRecord {
  readonly on: string;
  readonly weapon: string | null;
}
/** The attack that is given up for the maneuver, with the bonus it would have had. */
export interface Spent {
  readonly weapon: string | null;
  readonly options: JsonRecord;
}

/** Pushed by another act, which has paid for it: an opportunity, a charge. In a full attack it takes one of the attacks all the same. */
const takesNoAttack = (args: JsonRecord): boolean => isReaction(args) && args['inFullAttack'] !== true;
export const isReaction = (args: JsonRecord): boolean => args['reaction'] === true;

const textIn = (args: JsonRecord, key: string): string | null =>
  typeof args[key] === 'string' ? args[key] : null;

/** Attack arguments with nothing but a target and a weapon. */
export const plainArgs = (on: string, weapon: string | null): AttackArgs => ({
  on,
  weapon,
  thrown: false,
  nonlethal: false,
  lethal: false,
  touch: false,
  defensively: false,
  power: null,
  expertise: null,
  stunning: false,
  smite: false,
  part: null,
});

/** What the roll is told as: the end of a charge, an opportunity, or the maneuver itself. */
export function causeOf(args: JsonRecord, id: string): string {
  if (args['charging'] === true) return 'charge';
  return textIn(args, 'provokedBy') === null ? id : 'attack-of-opportunity';
}

function slotFor(who: Combatant, args: ManeuverArgs): Spent | Refusal {
  const { fullAttack } = who.turn;
  if (takesNoAttack(args) || !fullAttack || fullAttack.remaining.length === 0)
    return { weapon: args.weapon, options: {} };
  const chosen = chosenSlot(who, fullAttack, args.weapon);
  return isRefusal(chosen) ? chosen : { weapon: args.weapon, options: chosen.options };
}

/** What of the attack given up would change the roll, before it is given up (FULL-7). */
export function wouldSpend(who: Combatant, args: ManeuverArgs): JsonRecord {
  const spent = slotFor(who, args);
  return isRefusal(spent) ? {} : spent.options;
}

/** Bare hands may take the place of any of the attacks, a claw's too. */
function chosenSlot(who: Combatant, full: FullAttack, weapon: string | null): ChosenAttack | Refusal {
  const chosen = chooseAttack(who, full, weapon);
  return isRefusal(chosen) && weapon === 'unarmed' ? chooseAttack(who, full, null) : chosen;
}

/** Takes the attack out of those of a full attack that is on. */
export function takeAttack(play: Play, who: CombatantId, args: ManeuverArgs): Spent {
  const actor = play.combatant(who);
  const spent = slotFor(actor, args);
  const { fullAttack } = actor.turn;
  if (isRefusal(spent)) return { weapon: args.weapon, options: {} };
  if (takesNoAttack(args) || !fullAttack || fullAttack.remaining.length === 0) return spent;
  const chosen = chosenSlot(actor, fullAttack, args.weapon);
  if (isRefusal(chosen)) return spent;
  const remaining = fullAttack.remaining.filter((slot) => slot !== chosen.slot);
  const changes = { fullAttack: { ...fullAttack, remaining, made: fullAttack.made + 1 } };
  play.emit({ type: 'turnChanged', who, changes, cost: null });
  return spent;
}

/** How the maneuver's attack roll is made, or why it cannot be. */
export function maneuverContext(
  view: View,
  who: Combatant,
  args: ManeuverArgs,
  { id, touch, options }: { readonly id: string; readonly touch: boolean; readonly options: JsonRecord },
): AttackContext | Refusal {
  const target = view.find(args.on);
  if (!target) return refusal('unknown-combatant', { id: args.on });
  const cause = causeOf(args, id);
  const request = { ...requestOf(plainArgs(args.on, args.weapon), cause, options), touch };
  const made = attackContext(view, who, target, { ...request, provokedBy: textIn(args, 'provokedBy') });
  return isRefusal(made) ? made : made.attack;
}

/** Why the maneuver cannot be tried at all: everything that stops an attack, a missing attack of a full attack, a shot. */
export function whyNotManeuver(view: View, who: Combatant, args: ManeuverArgs, id: string): Refusal | null {
  const bodiless = whyNoBody(view, who, args.on);
  if (bodiless) return bodiless;
  const spent = slotFor(who, args);
  if (isRefusal(spent)) return spent;
  const plain = plainArgs(args.on, args.weapon);
  const why = whyNotAttack(view, who, plain, requestOf(plain, causeOf(args, id), spent.options));
  if (why) return why;
  const attack = maneuverContext(view, who, args, { id, touch: false, options: spent.options });
  if (isRefusal(attack)) return attack;
  return attack.kind === 'melee' ? null : refusal('melee-only', { weapon: attack.weapon.id }, 'FN-71');
}

/** X-CND-16: who has no body neither moves another by force nor is moved; nor does it touch what another holds. */
export function whyNoBody(view: View, who: Combatant, on: string): Refusal | null {
  const target = view.find(on);
  if (target && view.has(target, 'incorporeal')) return refusal('incorporeal', { on }, 'X-CND-16');
  return view.has(who, 'incorporeal') ? refusal('incorporeal', { on: who.id }, 'X-CND-16') : null;
}

/** X-TRP-1, X-BULL-1, X-OVR-1: not against what is more than one size larger. */
export function whyTooBig(view: View, who: Combatant, on: string, clause: string): Refusal | null {
  const target = view.find(on);
  if (!target || sizeStep(who.sheet.size, target.sheet.size) <= 1) return null;
  return refusal('target-too-big', { on, size: target.sheet.size }, clause);
}

/** Whether the target's own opportunity wounded the one who tries (X-DIS-1, X-GRP-3). */
export function isSpoiled(frame: StepFrame<ManeuverArgs>): boolean {
  const reactions = (frame.memo['reactions'] as readonly JsonRecord[] | undefined) ?? [];
  return reactions.some(
    ({ by, on, damage }) => by === frame.args.on && on === frame.actor && Number(damage) > 0,
  );
}

/** Passes on what a blow within the act has done, to the act that it belongs to. */
export function forwardHits(play: Play, { memo, parent }: Pick<StepFrame, 'memo' | 'parent'>): void {
  for (const hit of (memo['hits'] as readonly JsonRecord[] | undefined) ?? []) play.tell(parent, 'hits', hit);
}
