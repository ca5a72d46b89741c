import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import { type ArgsOf, argsParser, flag, text } from '../arguments';
import { laterTry, winsHold } from '../grapple-check';
import { isGrapplingWith, pinOf, whyNotInGrapple } from '../grappling';
import { endAll } from '../hit-points';
import { takeAttack } from '../maneuver';
import { untilNextTurn } from '../stance';

const FIELDS = { on: text, silence: flag };
type Args = ArgsOf<typeof FIELDS>;

/** Holds an opponent in the grapple immobile for a round; it may be kept from speaking (X-GRP-13, X-GRP-16). */
export default defineAction<Args>({
  id: 'pin',
  clause: 'X-GRP-13',
  cost: 'attack',
  needs: 'creature',
  parse: argsParser(FIELDS),
  precheck: whyNotInGrapple,
  refuse(view, who, { on }) {
    if (!view.find(on)) return refusal('unknown-combatant', { id: on });
    if (!isGrapplingWith(view, who, on)) return refusal('not-grappling-with', { on }, 'X-GRP-13');
    const own = pinOf(who);
    if (own) return refusal('pinned', { who: who.id, by: own.by ?? '' }, 'X-GRP-17');
    const another = Object.values(view.encounter.combatants).find(
      (it) => it.id !== on && pinOf(it)?.by === who.id,
    );
    return another ? refusal('pins-another', { on: another.id }, 'X-GRP-16') : null;
  },
  steps: {
    start(play, { actor, args }) {
      const { on, silence } = args;
      const { options } = takeAttack(play, actor, { ...args, weapon: 'unarmed' });
      if (!winsHold(play, actor, on, laterTry(options))) return DONE;
      endAll(play, on, 'pinned', 'replaced');
      play.gain(on, {
        id: 'pinned',
        by: actor,
        ends: untilNextTurn(play, actor),
        data: { silenced: silence },
      });
      return DONE;
    },
  },
});
