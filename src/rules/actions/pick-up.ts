import type { Play, Refusal, View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import type { Combatant, GroundItem, Inventory } from '../../engine/state';
import { type ArgsOf, argsParser, optional, square, toSquare } from '../arguments';
import {
  comesToNothing,
  lyingThing,
  nothingNamed,
  THING_FIELDS,
  takeOffGround,
  thingOf,
  whyNoHand,
} from '../handling';
import { handsFor, withInHand } from '../inventory';

const FIELDS = { ...THING_FIELDS, at: optional(square) };
type Args = ArgsOf<typeof FIELDS>;

const lying = (view: View, who: Combatant, args: Args): GroundItem | null =>
  lyingThing(view, who, thingOf(args) ?? '', args.at ? toSquare(args.at) : null);

/** A shield is taken on the arm, not yet strapped on; anything else in hand. */
function withThing(inventory: Inventory, { item }: GroundItem): Inventory {
  const { shield, damage } = item;
  if (shield && !inventory.shield) return { ...inventory, shield: { shield, ready: false, damage } };
  return withInHand(inventory, { item, hands: handsFor(item) });
}

function whyNotTaken(view: View, who: Combatant, args: Args): Refusal | null {
  const thing = lying(view, who, args);
  const name = thingOf(args) ?? '';
  return thing
    ? whyNoHand(who, thing.item)
    : refusal('nothing-lying-there', { who: who.id, item: name }, 'MAN-1');
}

function take(play: Play, who: string, thing: GroundItem): void {
  const inventory = withThing(play.combatant(who).inventory, thing);
  takeOffGround(play, thing);
  play.emit({ type: 'inventoryChanged', who, inventory, verb: 'pick-up', item: thing.item.name });
}

/** Takes up a thing that lies in the own square or one beside it (MAN-1, TBL-36). */
export default defineAction<Args>({
  id: 'pick-up',
  clause: 'MAN-1',
  cost: 'move',
  provokes: 'everyone',
  needs: 'item',
  parse: argsParser(FIELDS),
  refuse: (view, actor, args) => (thingOf(args) === null ? nothingNamed() : whyNotTaken(view, actor, args)),
  steps: {
    start(play, frame) {
      const who = play.combatant(frame.actor);
      const thing = lying(play, who, frame.args);
      if (!thing || whyNoHand(who, thing.item)) return comesToNothing(play, frame);
      take(play, frame.actor, thing);
      return DONE;
    },
  },
});
