import { defineEdit } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import { abilityHarmOf, regainAbilities } from '../ability-loss';
import { type ArgsOf, argsParser, optional, text, whole } from '../arguments';
import { onSomeone } from '../edit-target';
import { heal } from '../hit-points';

const FIELDS = { on: text, amount: whole, type: optional(text) };

/** The GM heals: up to the full total, and as much nonlethal damage (X-HEAL-2, X-NLD-4); of `type` `con` or `con drain` points of that score (X-HEAL-3). */
export default defineEdit<ArgsOf<typeof FIELDS>>({
  id: 'heal',
  parse(input, view) {
    const args = argsParser(FIELDS)(input);
    if (isRefusal(args)) return args;
    if (args.amount < 0) return refusal('bad-argument', { argument: 'amount', expected: 'whole-number' });
    return onSomeone(view, args);
  },
  perform(play, { on, amount, type }) {
    const lost = type === null ? null : abilityHarmOf(type);
    if (lost) regainAbilities(play, on, lost.loss, { amount, of: [lost.ability] });
    else heal(play, on, amount, 'gm');
  },
});
