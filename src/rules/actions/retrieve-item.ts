import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import { argsParser } from '../arguments';
import { whyBusyPinning } from '../grapple-check';
import { comesToNothing, nothingNamed, THING_FIELDS, type ThingArgs, thingOf, whyNoHand } from '../handling';
import { findItem, takeInHand } from '../inventory';

/** Takes a stored thing out of the pack and into the hand, a weapon too (MAN-1, DRAW-4, TBL-40). */
export default defineAction<ThingArgs>({
  id: 'retrieve-item',
  clause: 'MAN-1',
  // X-GRP-15: in a grapple it takes the whole round.
  cost: (view, who) => (view.has(who, 'grappling') ? 'full-round' : 'move'),
  usualCost: 'move',
  provokes: 'everyone',
  needs: 'item',
  parse: argsParser(THING_FIELDS),
  refuse(view, actor, args) {
    const busy = whyBusyPinning(view, actor);
    if (busy) return busy;
    const name = thingOf(args);
    if (name === null) return nothingNamed();
    const found = findItem(actor, name, ['stowed']);
    return found
      ? whyNoHand(actor, found.item)
      : refusal('not-stowed', { who: actor.id, item: name }, 'MAN-1');
  },
  steps: {
    start(play, frame) {
      const found = findItem(play.combatant(frame.actor), thingOf(frame.args) ?? '', ['stowed']);
      if (!found || whyNoHand(play.combatant(frame.actor), found.item)) return comesToNothing(play, frame);
      takeInHand(play, frame.actor, found, 'retrieve-item');
      return DONE;
    },
  },
});
