import { defineEdit } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import { type ArgsOf, argsParser, text, whole } from '../arguments';
import { onSomeone } from '../edit-target';
import { heal } from '../hit-points';

const FIELDS = { on: text, amount: whole };

/** The GM heals: up to the full total, and as much nonlethal damage (X-HEAL-2, X-NLD-4). */
export default defineEdit<ArgsOf<typeof FIELDS>>({
  id: 'heal',
  parse(input, view) {
    const args = argsParser(FIELDS)(input);
    if (isRefusal(args)) return args;
    if (args.amount < 0) return refusal('bad-argument', { argument: 'amount', expected: 'whole-number' });
    return onSomeone(view, args);
  },
  perform: (play, { on, amount }) => heal(play, on, amount, 'gm'),
});
