import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import { type ArgsOf, argsParser, text } from '../arguments';
import { holds, isGrapplingWith, pinOf, unbind, whyNotInGrapple } from '../grappling';

const FIELDS = { on: text };
type Args = ArgsOf<typeof FIELDS>;

/** Lets go of what one holds or pins (X-GRP-16). */
export default defineAction<Args>({
  id: 'release',
  clause: 'X-GRP-16',
  cost: 'free',
  needs: 'creature',
  parse: argsParser(FIELDS),
  precheck: whyNotInGrapple,
  refuse(view, who, { on }) {
    const target = view.find(on);
    if (!target) return refusal('unknown-combatant', { id: on });
    if (!isGrapplingWith(view, who, on)) return refusal('not-grappling-with', { on }, 'X-GRP-16');
    return holds(who, on) || pinOf(target)?.by === who.id ? null : refusal('held-by-it', { on }, 'X-GRP-11');
  },
  steps: {
    start(play, { actor, args: { on } }) {
      unbind(play, on, actor);
      return DONE;
    },
  },
});
