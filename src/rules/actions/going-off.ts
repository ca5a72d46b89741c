import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import type { JsonRecord } from '../../engine/state';

interface Args extends JsonRecord {
  readonly action: string;
  readonly args: JsonRecord;
  readonly step: JsonRecord | null;
}

/** A readied action as it happens: the 5-foot step first, then the act, which provokes as it always does (X-RDY-2, X-RDY-4). */
export default defineAction<Args>({
  id: 'going-off',
  clause: 'X-RDY-2',
  cost: 'none',
  needs: 'nothing',
  internal: true,
  parse: () => refusal('only-as-reaction', {}),
  refuse: () => null,
  steps: {
    start(play, { actor, args }) {
      if (args.step) play.push(actor, 'five-foot-step', args.step, { step: 'start' });
      return 'act';
    },
    act(play, { actor, args }) {
      const action = play.rules.actions.get(args.action);
      const given = { ...args.args, reaction: true };
      const why = action?.refuse(play, play.combatant(actor), given) ?? null;
      if (action && !why) play.push(actor, action.id, given);
      else
        play.emit({
          type: 'stopped',
          who: actor,
          action: args.action,
          reason: 'no-longer-possible',
          with: {},
        });
      return DONE;
    },
  },
});
