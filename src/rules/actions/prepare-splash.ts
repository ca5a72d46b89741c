import { DONE, defineAction } from '../../engine/define';
import { argsParser } from '../arguments';
import {
  comesToNothing,
  nothingNamed,
  THING_FIELDS,
  type ThingArgs,
  thingOf,
  whyNoHand,
  whyNotAtHand,
} from '../handling';
import { findItem, takeInHand } from '../inventory';

/** Makes a flask with a fuse ready to be thrown, and holds it (TBL-49, X-SPL-1). */
export default defineAction<ThingArgs>({
  id: 'prepare-splash',
  clause: 'TBL-49',
  cost: 'full-round',
  provokes: 'everyone',
  needs: 'item',
  parse: argsParser(THING_FIELDS),
  refuse(_view, actor, args) {
    const name = thingOf(args);
    if (name === null) return nothingNamed();
    const found = findItem(actor, name, ['hands', 'carried']);
    if (!found) return whyNotAtHand(actor, name, ['carried', 'hands']);
    return found.place === 'hands' ? null : whyNoHand(actor, found.item);
  },
  steps: {
    start(play, frame) {
      const who = play.combatant(frame.actor);
      const name = thingOf(frame.args) ?? '';
      const found = findItem(who, name, ['hands', 'carried']);
      if (!found) return comesToNothing(play, frame);
      if (found.place === 'carried') takeInHand(play, frame.actor, found, 'prepare-splash');
      play.emit({ type: 'remembered', who: frame.actor, key: 'prepare-splash', value: name });
      return DONE;
    },
  },
});
