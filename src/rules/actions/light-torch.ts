import type { Play, Refusal } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import type { Combatant } from '../../engine/state';
import { type ArgsOf, argsParser, oneOf, optional } from '../arguments';
import { comesToNothing, whyNoHand, whyNotAtHand } from '../handling';
import { findItem, type Place, takeInHand, withoutItem } from '../inventory';

const FIELDS = { with: optional(oneOf('tindertwig')) };
type Args = ArgsOf<typeof FIELDS>;
const PLACES: readonly Place[] = ['carried', 'hands'];

function whyNotLit(who: Combatant, args: Args): Refusal | null {
  const torch = findItem(who, 'torch', PLACES);
  if (!torch) return whyNotAtHand(who, 'torch', PLACES);
  const twig = args.with === null ? null : whyNotAtHand(who, args.with, PLACES);
  return twig ?? (torch.place === 'hands' ? null : whyNoHand(who, torch.item));
}

/** A tindertwig burns up. */
function burnUp(play: Play, who: string, name: string): void {
  const found = findItem(play.combatant(who), name, PLACES);
  if (!found) return;
  const inventory = withoutItem(play.combatant(who).inventory, found.item, found.place);
  play.emit({ type: 'inventoryChanged', who, inventory, verb: 'light-torch', item: name });
}

/** Lights a torch, with a tindertwig in a standard action (TBL-14, TBL-46). */
export default defineAction<Args>({
  id: 'light-torch',
  clause: 'TBL-46',
  cost: (_view, _actor, args) => (args.with === 'tindertwig' ? 'standard' : 'full-round'),
  provokes: 'everyone',
  needs: 'nothing',
  parse: argsParser(FIELDS),
  refuse: (_view, actor, args) => whyNotLit(actor, args),
  steps: {
    start(play, frame) {
      const { actor, args } = frame;
      if (whyNotLit(play.combatant(actor), args)) return comesToNothing(play, frame);
      if (args.with !== null) burnUp(play, actor, args.with);
      const torch = findItem(play.combatant(actor), 'torch', ['carried']);
      if (torch && !findItem(play.combatant(actor), 'torch', ['hands']))
        takeInHand(play, actor, torch, 'draw');
      play.emit({ type: 'remembered', who: actor, key: 'light-torch', value: true });
      return DONE;
    },
  },
});
