import { DONE, defineAction } from '../../engine/define';
import { argsParser } from '../arguments';
import { cast, release, tellCast } from '../casting';
import { concentratesOn, woundsIn } from '../concentration';
import { comesToNothing } from '../handling';
import {
  consumeItem,
  ITEM_FIELDS,
  type ItemArgs,
  isScroll,
  itemAtHand,
  itemCasting,
  itemCost,
  itemProvokes,
  kindOf,
  whyNotUsed,
} from '../magic-item';

/**
 * Uses a magic item: a scroll is cast from, a potion drunk or an oil applied, both disturbed by wounds; wand, staff, rod and ring
 * need no concentration (ITEM-1 to ITEM-6, TBL-4, TBL-11, TBL-18).
 */
export default defineAction<ItemArgs>({
  id: 'activate-item',
  clause: 'ITEM-2',
  cost: (_view, actor, args) => itemCost(actor, args),
  provokes: (_view, _actor, args) => itemProvokes(args),
  usualCost: 'standard',
  needs: 'item',
  parse: argsParser(ITEM_FIELDS),
  refuse: whyNotUsed,
  steps: {
    start(play, frame) {
      const { actor, args, memo } = frame;
      if (!itemAtHand(play.combatant(actor), args.item)) return comesToNothing(play, frame);
      const use = itemCasting(play.combatant(actor), args);
      const drunk = kindOf(args.item) === 'potion' || kindOf(args.item) === 'oil';
      // TBL-11: who is wounded may fail to drink; what was not drunk is still there.
      if (drunk && !concentratesOn(play, actor, woundsIn(memo), use.spell.level)) {
        tellCast(play, actor, use, 'lost');
        return DONE;
      }
      consumeItem(play, actor, args.item);
      if (isScroll(args.item)) cast(play, actor, use, memo);
      else if (args.spell !== null) release(play, actor, use);
      return DONE;
    },
    lost(play, { actor, args }) {
      tellCast(play, actor, itemCasting(play.combatant(actor), args), 'lost');
      return DONE;
    },
  },
});
