import type { Refusal, View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import type { Combatant } from '../../engine/state';
import { type ArgsOf, argsParser } from '../arguments';
import { areFriends } from '../body';
import { discharge, heldSpell, touchWith } from '../casting';
import { targetsField, whyNotAimed } from '../spell-targets';

const FIELDS = { on: targetsField };
type Args = ArgsOf<typeof FIELDS>;
const MOST = 6;

const whyNothingHeld = (view: View, who: Combatant): Refusal | null =>
  heldSpell(view, who.id) ? null : refusal('no-charge-held', { who: who.id }, 'TOUCH-10');

function whyNotTouched(view: View, who: Combatant, { on }: Args): Refusal | null {
  const spell = heldSpell(view, who.id);
  if (!spell) return refusal('no-charge-held', { who: who.id }, 'TOUCH-10');
  if (on.length === 0 || on.length > MOST) return refusal('up-to-six', { most: MOST }, 'TOUCH-13');
  for (const id of on) {
    const why = whyNotAimed(view, who, spell, { on: [id], at: null, touch: true });
    if (why) return why;
    if (id !== who.id && !areFriends(who, view.combatant(id)))
      return refusal('not-a-friend', { on: id }, 'TOUCH-13');
  }
  return null;
}

/** Touches as many as six friends with a held charge (TOUCH-13, TBL-52). */
export default defineAction<Args>({
  id: 'touch-allies',
  clause: 'TOUCH-13',
  cost: 'full-round',
  provokes: 'everyone',
  needs: 'creature',
  precheck: whyNothingHeld,
  parse: argsParser(FIELDS),
  refuse: whyNotTouched,
  steps: {
    start(play, { actor, args }) {
      const spell = heldSpell(play, actor);
      if (!spell) return DONE;
      for (const id of new Set(args.on)) touchWith(play, actor, id, { spell });
      discharge(play, actor);
      return DONE;
    },
  },
});
