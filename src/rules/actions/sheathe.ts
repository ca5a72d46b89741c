import { DONE, defineAction } from '../../engine/define';
import { argsParser } from '../arguments';
import {
  comesToNothing,
  nothingNamed,
  THING_FIELDS,
  type ThingArgs,
  thingOf,
  whyLocked,
  whyNotAtHand,
} from '../handling';
import { findItem, withoutItem } from '../inventory';

/** Puts away what is in hand, which frees the hand (DRAW-2, TBL-37). */
export default defineAction<ThingArgs>({
  id: 'sheathe',
  clause: 'DRAW-2',
  cost: 'move',
  provokes: 'everyone',
  needs: 'item',
  parse: argsParser(THING_FIELDS),
  refuse(_view, actor, args) {
    const name = thingOf(args);
    return name === null ? nothingNamed() : (whyNotAtHand(actor, name, ['hands']) ?? whyLocked(actor, name));
  },
  steps: {
    start(play, frame) {
      const { inventory } = play.combatant(frame.actor);
      const found = findItem(play.combatant(frame.actor), thingOf(frame.args) ?? '', ['hands']);
      if (!found) return comesToNothing(play, frame);
      const { item } = found;
      const free = withoutItem(inventory, item, 'hands');
      play.emit({
        type: 'inventoryChanged',
        who: frame.actor,
        inventory: { ...free, carried: [...free.carried, item] },
        verb: 'sheathe',
        item: item.name,
      });
      return DONE;
    },
  },
});
