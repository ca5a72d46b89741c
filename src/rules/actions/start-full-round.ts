import { DONE, defineAction } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import type { JsonRecord } from '../../engine/state';
import { BEGUN, innerAct, whyNotInner } from '../full-round-in-parts';

/** Begins a full-round action with a standard action, to be completed next round; provokes as that action does (START-1, START-2, ACT-20). */
export default defineAction({
  id: 'start-full-round',
  clause: 'START-1',
  cost: 'standard',
  provokes(view, actor, args) {
    const inner = innerAct(view, actor, args);
    const action = isRefusal(inner) ? undefined : view.rules.actions.get(inner.action);
    if (isRefusal(inner) || !action?.provokes) return 'nobody';
    return typeof action.provokes === 'function' ? action.provokes(view, actor, inner.args) : action.provokes;
  },
  needs: 'nothing',
  parse: (input) => (typeof input['action'] === 'string' ? input : refusal('nothing-named', {})),
  refuse(view, actor, args) {
    const inner = innerAct(view, actor, args);
    return isRefusal(inner) ? inner : whyNotInner(view, actor, inner);
  },
  steps: {
    start(play, { actor, args, memo }) {
      const inner = innerAct(play, play.combatant(actor), args);
      if (isRefusal(inner)) return DONE;
      const reactions = (memo['reactions'] as JsonRecord[] | undefined) ?? [];
      const value: JsonRecord = { ...inner, reactions };
      play.emit({ type: 'remembered', who: actor, key: BEGUN, value });
      return DONE;
    },
  },
});
