import type { Play, Refusal, View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import type { Combatant } from '../../engine/state';
import { type ArgsOf, argsParser, flag, optional, text } from '../arguments';
import { whyNoAttack, whyNotAttack } from '../attack-args';
import { feetApart, isDead } from '../body';
import { rollDamage } from '../damage';
import { finishingArgs, finishingContext, finishingDc, finishingRequest } from '../finishing';
import { die, harm } from '../hit-points';
import { savingThrow } from '../saving-throw';
import { isOutOfSight } from '../sight';

const FIELDS = { on: text, weapon: optional(text), lethal: flag };
type Args = ArgsOf<typeof FIELDS>;

/** X-HLP-3: a melee weapon, a bow or a crossbow, and the victim next to it. */
function whyNotDelivered(view: View, who: Combatant, args: Args): Refusal | null {
  const target = view.find(args.on);
  if (!target) return refusal('unknown-combatant', { id: args.on });
  if (!view.has(target, 'helpless')) return refusal('not-helpless', { on: args.on }, 'X-HLP-3');
  const why = whyNotAttack(view, who, finishingArgs(args), finishingRequest(args));
  if (why) return why;
  const attack = finishingContext(view, who, args);
  if (isRefusal(attack)) return attack;
  const { weapon, kind } = attack;
  const bow = weapon.projectile !== null && weapon.projectile !== 'sling';
  if (kind === 'ranged' && (!bow || feetApart(view, who, target) > 5))
    return refusal('coup-de-grace-weapon', { weapon: weapon.id }, 'X-HLP-3');
  return view.can(target, 'critical', { opponent: who, attack })
    ? null
    : refusal('immune-to-criticals', { on: args.on }, 'X-HLP-5');
}

/** X-HLP-6: what cannot be seen must first be found, which takes a turn of its own. True: it has been, in the turn before. */
function isFound(play: Play, who: Combatant, target: Combatant): boolean {
  if (!isOutOfSight(play, who, target, true)) return true;
  const { round } = play.encounter;
  const found = `${target.id}@${round - 1}`;
  if (who.memory['found'] === found) return true;
  play.emit({ type: 'remembered', who: who.id, key: 'found', value: `${target.id}@${round}` });
  return false;
}

/** A full round to kill what cannot defend itself: a sure critical hit, then Fortitude against death (X-HLP-3 to X-HLP-6). */
export default defineAction<Args>({
  id: 'coup-de-grace',
  clause: 'X-HLP-3',
  cost: 'full-round',
  provokes: 'everyone',
  needs: 'creature',
  precheck: (view, who) =>
    whyNoAttack(view, who) ??
    (Object.values(view.encounter.combatants).some((it) => it.id !== who.id && view.has(it, 'helpless'))
      ? null
      : refusal('nobody-helpless', {}, 'X-HLP-3')),
  parse: argsParser(FIELDS),
  refuse: whyNotDelivered,
  steps: {
    start(play, { actor, args: given }) {
      const who = play.combatant(actor);
      const target = play.combatant(given.on);
      const attack = finishingContext(play, who, given);
      if (isRefusal(attack) || !isFound(play, who, target)) return DONE;
      const { weapon, nonlethal } = attack;
      const rolled = rollDamage(play, { who, target, attack }, weapon.critical.multiplier);
      const blow = { who: target.id, by: actor, amount: rolled, nonlethal, source: weapon.id, attack };
      const amount = harm(play, blow);
      if (isDead(play, play.combatant(target.id)) || amount <= 0) return DONE;
      const save = { who: target.id, kind: 'fortitude', dc: finishingDc(amount), against: actor } as const;
      if (!savingThrow(play, save).passed) die(play, target.id);
      return DONE;
    },
  },
});
