import type { Cost, Refusal, View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import type { Combatant } from '../../engine/state';
import { type ArgsOf, argsParser, text } from '../arguments';
import { areEnemies, isDead } from '../body';
import { discharge, FREE_TOUCH, heldSpell, markFreeTouch, touchWith } from '../casting';
import { isReaction, takeAttack } from '../maneuver';
import { whyNotAimed } from '../spell-targets';

const FIELDS = { on: text };
type Args = ArgsOf<typeof FIELDS>;

/** In the turn of the casting it belongs to the casting (TOUCH-2); after that it is an attack, or for a friend a standard action (TOUCH-11, TOUCH-12). */
function cost(view: View, who: Combatant, { on }: Args): Cost {
  if (who.turn.marks[FREE_TOUCH] === true) return 'free';
  const target = view.find(on);
  return target && areEnemies(who, target) ? 'attack' : 'standard';
}

function whyNotTouched(view: View, who: Combatant, { on }: Args): Refusal | null {
  const spell = heldSpell(view, who.id);
  if (!spell) return refusal('no-charge-held', { who: who.id }, 'TOUCH-10');
  const target = view.find(on);
  if (target && isDead(view, target)) return refusal('target-dead', { on });
  return whyNotAimed(view, who, spell, { on: [on], at: null, touch: true });
}

/** Delivers a touch spell whose charge is held; an armed attack that provokes nobody (TOUCH-3 to TOUCH-6, TOUCH-11, TOUCH-12). */
export default defineAction<Args>({
  id: 'touch',
  clause: 'TOUCH-11',
  cost,
  usualCost: 'attack',
  needs: 'creature',
  precheck: (view, who) =>
    view.has(who, 'holding-charge') ? null : refusal('no-charge-held', { who: who.id }, 'TOUCH-10'),
  parse: argsParser(FIELDS),
  refuse: whyNotTouched,
  steps: {
    start(play, frame) {
      const { actor, args } = frame;
      const who = play.combatant(actor);
      const spell = heldSpell(play, actor);
      if (!spell) return DONE;
      const isFree = who.turn.marks[FREE_TOUCH] === true && !isReaction(args);
      if (isFree) markFreeTouch(play, actor, false);
      const isAttack = !isFree && cost(play, who, args) === 'attack';
      const options = isAttack ? takeAttack(play, actor, { ...args, weapon: 'unarmed' }).options : {};
      const before = play.find(args.on)?.damage ?? 0;
      if (touchWith(play, actor, args.on, { spell, options })) discharge(play, actor);
      const damage = (play.find(args.on)?.damage ?? 0) - before;
      play.tell(frame.parent, 'hits', { by: actor, on: args.on, damage });
      return DONE;
    },
  },
});
