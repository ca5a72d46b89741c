import { defineEdit } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import { type ArgsOf, argsParser, text } from '../arguments';
import { onSomeone } from '../edit-target';
import { endAll } from '../hit-points';

const FIELDS = { on: text, condition: text };

/** The GM takes a condition away. */
export default defineEdit<ArgsOf<typeof FIELDS>>({
  id: 'remove-condition',
  parse(input, view) {
    const args = argsParser(FIELDS)(input);
    if (isRefusal(args)) return args;
    const known = onSomeone(view, args);
    if (isRefusal(known)) return known;
    const has = view.combatant(args.on).effects.some(({ id }) => id === args.condition);
    return has ? args : refusal('has-no-such-condition', { who: args.on, condition: args.condition });
  },
  perform: (play, { on, condition }) => endAll(play, on, condition, 'gm'),
});
