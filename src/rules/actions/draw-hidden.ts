import { DONE, defineAction } from '../../engine/define';
import { argsParser } from '../arguments';
import { nothingNamed, THING_FIELDS, type ThingArgs, thingOf, whyNoHand, whyNotAtHand } from '../handling';
import { findItem, type Place, takeInHand } from '../inventory';

const PLACES: readonly Place[] = ['carried', 'worn'];

/** Takes out a hidden weapon by sleight of hand; a move action with Quick Draw (TBL-10, X-FEAT-19). */
export default defineAction<ThingArgs>({
  id: 'draw-hidden',
  clause: 'TBL-10',
  cost: (view, actor) => (view.has(actor, 'quick-draw') ? 'move' : 'standard'),
  needs: 'item',
  parse: argsParser(THING_FIELDS),
  refuse(_view, actor, args) {
    const name = thingOf(args);
    if (name === null) return nothingNamed();
    const found = findItem(actor, name, PLACES);
    return found ? whyNoHand(actor, found.item) : whyNotAtHand(actor, name, PLACES);
  },
  steps: {
    start(play, { actor, args }) {
      const found = findItem(play.combatant(actor), thingOf(args) ?? '', PLACES);
      if (found) takeInHand(play, actor, found, 'draw-hidden');
      return DONE;
    },
  },
});
