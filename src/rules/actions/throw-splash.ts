import type { Play, Refusal, View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import type { Combatant } from '../../engine/state';
import { isOnBoard } from '../../grid/board';
import { type ArgsOf, argsParser, optional, square, text, toSquare } from '../arguments';
import { whyNoAttack } from '../attack-args';
import { isDead } from '../body';
import { comesToNothing, nothingNamed, THING_FIELDS, thingOf } from '../handling';
import { findItem, withoutItem } from '../inventory';
import { hasLineOfEffect } from '../sight';
import { feetTo, flaskOf, hasFlask, type Mark, throwFlask } from '../splash';

const FIELDS = { ...THING_FIELDS, on: optional(text), at: optional(square) };
type Args = ArgsOf<typeof FIELDS>;
const INCREMENTS = 5;

function markOf(view: View, { on, at }: Args): Mark | Refusal {
  if (on !== null) {
    const target = view.find(on);
    if (!target) return refusal('unknown-combatant', { id: on });
    return isDead(view, target) ? refusal('target-dead', { on }) : { on: target };
  }
  if (at === null) return refusal('needs-a-target', { spell: '' }, 'X-SPL-1');
  return isOnBoard(view.encounter.board, toSquare(at))
    ? { corner: toSquare(at) }
    : refusal('off-board', { x: at[0], y: at[1] });
}

function whyNotThrown(view: View, who: Combatant, args: Args): Refusal | null {
  const name = thingOf(args);
  if (name === null) return nothingNamed();
  const weapon = flaskOf(who, name);
  if (isRefusal(weapon)) return weapon;
  const mark = markOf(view, args);
  if (isRefusal(mark)) return mark;
  const unable = whyNoAttack(view, who);
  if (unable) return unable;
  const feet = feetTo(view, who, mark);
  const range = INCREMENTS * (weapon.rangeFeet ?? 0);
  const on = 'on' in mark ? mark.on.id : '';
  if (feet > range) return refusal('out-of-range', { on, weapon: weapon.id, feet, range }, 'RNG-2');
  return 'on' in mark && !hasLineOfEffect(view, who, mark.on)
    ? refusal('total-cover', { on }, 'X-COV-10')
    : null;
}

function letFly(play: Play, who: string, name: string): void {
  const found = findItem(play.combatant(who), name, ['hands', 'carried']);
  if (!found) return;
  const inventory = withoutItem(play.combatant(who).inventory, found.item, found.place);
  play.emit({ type: 'inventoryChanged', who, inventory, verb: 'throw-splash', item: name });
  play.emit({ type: 'remembered', who, key: 'prepare-splash', value: null });
}

/** Throws a flask at somebody or at a grid corner `at`: a ranged touch attack, and everyone near is splashed (X-SPL-1 to X-SPL-3). */
export default defineAction<Args>({
  id: 'throw-splash',
  clause: 'X-SPL-1',
  cost: 'standard',
  provokes: 'everyone',
  needs: 'creature',
  precheck: (view, who) =>
    hasFlask(who) ? whyNoAttack(view, who) : refusal('nothing-for-it', { who: who.id }, 'X-SPL-1'),
  parse: argsParser(FIELDS),
  refuse: whyNotThrown,
  steps: {
    start(play, frame) {
      const { actor, args } = frame;
      const name = thingOf(args) ?? '';
      const weapon = flaskOf(play.combatant(actor), name);
      const mark = markOf(play, args);
      if (isRefusal(weapon) || isRefusal(mark)) return comesToNothing(play, frame);
      letFly(play, actor, name);
      throwFlask(play, actor, weapon, mark);
      return DONE;
    },
  },
});
