import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import { type ArgsOf, argsParser, oneOf, optional } from '../arguments';
import { check } from '../check';
import { endAll } from '../hit-points';

const FIELDS = { skill: optional(oneOf('escape-artist', 'strength')) };
type Args = ArgsOf<typeof FIELDS>;
const DC = { 'escape-artist': 20, strength: 25 } as const;

/** Wriggles out of a net, Escape Artist DC 20, or bursts it, Strength DC 25 (TBL-44, X-CND-8). */
export default defineAction<Args>({
  id: 'escape-net',
  clause: 'TBL-44',
  cost: 'full-round',
  provokes: 'everyone',
  needs: 'nothing',
  parse: argsParser(FIELDS),
  refuse: (view, actor) =>
    view.has(actor, 'entangled') ? null : refusal('not-entangled', { who: actor.id }, 'TBL-44'),
  steps: {
    start(play, { actor, args }) {
      const kind = args.skill ?? 'escape-artist';
      if (check(play, { who: actor, kind, dc: DC[kind], against: null, extra: [] }))
        endAll(play, actor, 'entangled', 'escaped');
      return DONE;
    },
  },
});
