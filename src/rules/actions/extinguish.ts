import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import { type ArgsOf, argsParser, optional, text } from '../arguments';
import { endAll } from '../hit-points';

const FIELDS = { on: optional(text) };
type Args = ArgsOf<typeof FIELDS>;

/** Puts out flames: a torch that burns, or who is on fire (TBL-45). */
export default defineAction<Args>({
  id: 'extinguish',
  clause: 'TBL-45',
  cost: 'full-round',
  needs: 'nothing',
  parse: argsParser(FIELDS),
  refuse: (view, _actor, { on }) =>
    on === null || view.find(on) ? null : refusal('unknown-combatant', { id: on }),
  steps: {
    start(play, { actor, args }) {
      const on = args.on ?? actor;
      endAll(play, on, 'burning', 'extinguished');
      if (play.combatant(on).memory['light-torch'] === true)
        play.emit({ type: 'remembered', who: on, key: 'light-torch', value: null });
      return DONE;
    },
  },
});
