import type { Refusal, View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import type { Combatant } from '../../engine/state';
import { type ArgsOf, argsParser, optional, square, text, toSquare } from '../arguments';
import { isWithinArmsReach, lyingThing, takeOffGround } from '../handling';
import { putOnGround } from '../inventory';

const FIELDS = { item: optional(text), at: optional(square) };
type Args = ArgsOf<typeof FIELDS>;

function whyNotMoved(view: View, who: Combatant, { item, at }: Args): Refusal | null {
  if (item !== null && !lyingThing(view, who, item))
    return refusal('nothing-lying-there', { who: who.id, item }, 'MAN-1');
  return at === null || isWithinArmsReach(view, who, toSquare(at))
    ? null
    : refusal('beyond-arms-reach', { who: who.id, at }, 'MAN-1');
}

/** Moves a heavy object (MAN-1, TBL-35): a thing that lies at hand comes to `at`; what no list knows is only told. */
export default defineAction<Args>({
  id: 'move-heavy',
  clause: 'TBL-35',
  cost: 'move',
  provokes: 'everyone',
  needs: 'nothing',
  parse: argsParser(FIELDS),
  refuse: whyNotMoved,
  steps: {
    start(play, { actor, args: { item, at } }) {
      const who = play.combatant(actor);
      const thing = item === null ? null : lyingThing(play, who, item);
      if (!thing || at === null) return DONE;
      takeOffGround(play, thing);
      putOnGround(play, thing.item, toSquare(at));
      return DONE;
    },
  },
});
