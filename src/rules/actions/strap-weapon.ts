import type { Refusal } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import type { Combatant } from '../../engine/state';
import { argsParser } from '../arguments';
import {
  comesToNothing,
  lockedWeapon,
  THING_FIELDS,
  type ThingArgs,
  thingOf,
  whyNotAtHand,
} from '../handling';
import { findItem } from '../inventory';

const GAUNTLET = 'locked-gauntlet';

/** The weapon it is about: the one named, the one that is locked, else the one in the main hand. */
const chosen = (who: Combatant, args: ThingArgs): string | null =>
  thingOf(args) ?? lockedWeapon(who) ?? who.inventory.hands[0]?.item.name ?? null;

function whyNotLocked(who: Combatant, args: ThingArgs): Refusal | null {
  if (!findItem(who, GAUNTLET, ['worn'])) return refusal('no-locked-gauntlet', { who: who.id }, 'TBL-48');
  const name = chosen(who, args);
  return name === null
    ? refusal('nothing-in-hand', { who: who.id }, 'TBL-48')
    : whyNotAtHand(who, name, ['hands']);
}

/** Locks the weapon in hand to a locked gauntlet, or unlocks it (TBL-48). Locked it can be neither dropped nor put away. */
export default defineAction<ThingArgs>({
  id: 'strap-weapon',
  clause: 'TBL-48',
  cost: 'full-round',
  provokes: 'everyone',
  needs: 'nothing',
  parse: argsParser(THING_FIELDS),
  refuse: (_view, actor, args) => whyNotLocked(actor, args),
  steps: {
    start(play, frame) {
      const who = play.combatant(frame.actor);
      if (whyNotLocked(who, frame.args)) return comesToNothing(play, frame);
      const value = lockedWeapon(who) === null ? chosen(who, frame.args) : null;
      play.emit({ type: 'remembered', who: frame.actor, key: 'strap-weapon', value });
      return DONE;
    },
  },
});
