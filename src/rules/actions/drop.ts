import type { Refusal, View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import type { Combatant } from '../../engine/state';
import { type ArgsOf, argsParser, optional, square, toSquare } from '../arguments';
import { isWithinArmsReach, nothingNamed, THING_FIELDS, thingOf, whyLocked, whyNotAtHand } from '../handling';
import { findItem, putOnGround, withoutItem } from '../inventory';
import { letShieldFall } from '../shield';

const FIELDS = { ...THING_FIELDS, at: optional(square) };
type Args = ArgsOf<typeof FIELDS>;

const isOwnShield = (who: Combatant, name: string): boolean => who.inventory.shield?.shield.id === name;

function whyNotDropped(who: Combatant, name: string): Refusal | null {
  if (findItem(who, name, ['hands'])) return whyLocked(who, name);
  if (!isOwnShield(who, name)) return whyNotAtHand(who, name, ['hands']);
  return who.inventory.shield?.ready ? refusal('shield-strapped-on', { who: who.id }, 'SHLD-4') : null;
}

const whyNotThere = (view: View, who: Combatant, { at }: Args): Refusal | null =>
  at === null || isWithinArmsReach(view, who, toSquare(at))
    ? null
    : refusal('beyond-arms-reach', { who: who.id, at }, 'FREE-3');

/** Lets fall what is held, or a shield that is not strapped on, in the own square or one beside it (FREE-3, SHLD-4, TBL-56). */
export default defineAction<Args>({
  id: 'drop',
  clause: 'FREE-3',
  cost: 'free',
  needs: 'item',
  parse: argsParser(FIELDS),
  refuse(view, actor, args) {
    const name = thingOf(args);
    if (name === null) return nothingNamed();
    return whyNotDropped(actor, name) ?? whyNotThere(view, actor, args);
  },
  steps: {
    start(play, { actor, args }) {
      const who = play.combatant(actor);
      const at = args.at ? toSquare(args.at) : who.at;
      const name = thingOf(args) ?? '';
      const found = findItem(who, name, ['hands']);
      if (found) {
        const inventory = withoutItem(who.inventory, found.item, 'hands');
        play.emit({ type: 'inventoryChanged', who: actor, inventory, verb: 'drop', item: name });
        putOnGround(play, found.item, at);
      } else if (isOwnShield(who, name)) letShieldFall(play, actor, { verb: 'drop', at });
      return DONE;
    },
  },
});
