import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import { type ArgsOf, argsParser, flag, oneOf, optional, text, whole } from '../arguments';
import { check } from '../check';
import { castDefensively } from '../concentration';

const FIELDS = {
  skill: optional(text),
  dc: optional(whole),
  action: optional(oneOf('standard', 'move', 'full-round')),
  provokes: optional(flag),
  defensively: flag,
  on: optional(text),
};
type Args = ArgsOf<typeof FIELDS>;

/** Uses a skill that takes an action; as a rule that provokes, and then it may be done defensively (SKL-1, SKL-2, TBL-25, TBL-51). */
export default defineAction<Args>({
  id: 'use-skill',
  clause: 'SKL-1',
  cost: (_view, _actor, { action }) => action ?? 'standard',
  provokes: (_view, _actor, { provokes, defensively }) =>
    provokes === false || defensively ? 'nobody' : 'everyone',
  needs: 'nothing',
  parse: argsParser(FIELDS),
  refuse(view, _actor, { skill, dc, on }) {
    if (dc !== null && skill === null) return refusal('nothing-named', {});
    return on === null || view.find(on) ? null : refusal('unknown-combatant', { id: on });
  },
  steps: {
    start(play, { actor, args }) {
      const { skill, dc, defensively, on } = args;
      if (defensively && !castDefensively(play, actor, 0)) return DONE;
      if (skill !== null && dc !== null) check(play, { who: actor, kind: skill, dc, against: on, extra: [] });
      return DONE;
    },
  },
});
