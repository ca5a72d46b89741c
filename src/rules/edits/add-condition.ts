import { defineEdit } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import { type ArgsOf, argsParser, optional, text, whole } from '../arguments';
import { isCondition } from '../condition-names';
import { onSomeone } from '../edit-target';
import { forRounds } from '../stance';

const FIELDS = { on: text, condition: text, rounds: optional(whole) };

/** The GM gives a condition, for good or for some rounds. */
export default defineEdit<ArgsOf<typeof FIELDS>>({
  id: 'add-condition',
  parse(input, view) {
    const args = argsParser(FIELDS)(input);
    if (isRefusal(args)) return args;
    if (!isCondition(view, args.condition))
      return refusal('unknown-condition', { condition: args.condition });
    return onSomeone(view, args);
  },
  perform(play, { on, condition, rounds }) {
    const has = play.combatant(on).effects.some(({ id }) => id === condition);
    if (has && play.rules.effects.get(condition)?.addsUp !== true) return;
    const ends = rounds === null ? null : forRounds(play, on, rounds);
    play.gain(on, { id: condition, by: null, ends, data: {} });
  },
});
