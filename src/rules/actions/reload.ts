import { DONE, defineAction } from '../../engine/define';
import { argsParser } from '../arguments';
import { comesToNothing, THING_FIELDS, type ThingArgs, thingOf } from '../handling';
import { loadingCost, weaponToLoad, whyNotLoaded } from '../loading';

/** Loads a crossbow or the like (TBL-32, TBL-47); quick loading provokes as well (X-FEAT-19). */
export default defineAction<ThingArgs>({
  id: 'reload',
  clause: 'TBL-32',
  cost: (view, actor, args) => loadingCost(view, actor, weaponToLoad(actor, thingOf(args))),
  provokes: 'everyone',
  needs: 'nothing',
  parse: argsParser(THING_FIELDS),
  refuse: (_view, actor, args) => whyNotLoaded(actor, thingOf(args)),
  steps: {
    start(play, frame) {
      const { inventory } = play.combatant(frame.actor);
      const item = weaponToLoad(play.combatant(frame.actor), thingOf(frame.args));
      if (!item) return comesToNothing(play, frame);
      const hands = inventory.hands.map((held) =>
        held.item === item ? { ...held, item: { ...item, loaded: true } } : held,
      );
      play.emit({
        type: 'inventoryChanged',
        who: frame.actor,
        inventory: { ...inventory, hands },
        verb: 'reload',
        item: item.name,
      });
      return DONE;
    },
  },
});
