import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import { type ArgsOf, argsParser, optional, text } from '../arguments';
import { BEGUN, begunBy, whyNotInner } from '../full-round-in-parts';

const FIELDS = { action: optional(text) };
type Args = ArgsOf<typeof FIELDS>;

/** Completes what was begun the round before; the act's own dice are rolled now (START-1). */
export default defineAction<Args>({
  id: 'complete-full-round',
  clause: 'START-1',
  cost: 'standard',
  needs: 'nothing',
  parse: argsParser(FIELDS),
  refuse(view, actor, { action }) {
    const begun = begunBy(view, actor);
    if (!begun || (action !== null && action !== begun.action))
      return refusal('nothing-begun', { who: actor.id, action: action ?? '' }, 'START-1');
    if (begun.round === view.encounter.round)
      return refusal('completed-next-round', { who: actor.id, action: begun.action }, 'START-1');
    return whyNotInner(view, actor, begun);
  },
  steps: {
    start(play, { actor }) {
      const begun = begunBy(play, play.combatant(actor));
      if (!begun) return DONE;
      play.emit({ type: 'remembered', who: actor, key: BEGUN, value: null });
      const frame = play.push(actor, begun.action, begun.args, { step: 'start' });
      for (const hit of begun.reactions) play.tell(frame, 'reactions', hit);
      return DONE;
    },
  },
});
