import { defineEdit } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import { abilityHarmOf, loseAbility } from '../ability-loss';
import { type ArgsOf, argsParser, flag, optional, text, whole } from '../arguments';
import { onSomeone } from '../edit-target';
import { harm } from '../hit-points';

const FIELDS = { on: text, amount: whole, type: optional(text), nonlethal: flag };

/**
 * The GM deals damage; what it does to the victim follows by the rules. `type` may be an energy, which resistance takes off,
 * or an ability (`con`, `con drain`): then it is the score that suffers (DMG-14).
 */
export default defineEdit<ArgsOf<typeof FIELDS>>({
  id: 'damage',
  parse(input, view) {
    const args = argsParser(FIELDS)(input);
    if (isRefusal(args)) return args;
    if (args.amount < 0) return refusal('bad-argument', { argument: 'amount', expected: 'whole-number' });
    return onSomeone(view, args);
  },
  perform(play, { on, amount, nonlethal, type }) {
    const loss = type === null ? null : abilityHarmOf(type);
    if (loss) loseAbility(play, { who: on, by: null, amount, ...loss });
    else {
      const energy = type === null ? {} : { energy: type };
      harm(play, { who: on, by: null, amount, nonlethal, source: type ?? 'gm', attack: null, ...energy });
    }
  },
});
