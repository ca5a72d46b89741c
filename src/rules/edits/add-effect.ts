import { defineEdit } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import { type ArgsOf, argsParser, optional, record, text, whole } from '../arguments';
import { onSomeone } from '../edit-target';
import { forRounds } from '../stance';

const FIELDS = { on: text, effect: record, rounds: optional(whole) };

/** The GM puts an effect of their own on someone: a name and what it adds, as the notation writes it. */
export default defineEdit<ArgsOf<typeof FIELDS>>({
  id: 'add-effect',
  parse(input, view) {
    const args = argsParser(FIELDS)(input);
    if (isRefusal(args)) return args;
    if (typeof args.effect['name'] !== 'string')
      return refusal('bad-argument', { argument: 'effect', expected: 'name' });
    return onSomeone(view, args);
  },
  perform(play, { on, effect, rounds }) {
    const { rounds: own, ac, saves, concealment, ...rest } = effect;
    const lasting = rounds ?? (typeof own === 'number' ? own : null);
    const data = {
      ...rest,
      ...(ac === undefined ? {} : { armorClass: ac }),
      ...(saves === undefined ? {} : { save: saves }),
      ...(concealment === undefined ? {} : { missChance: concealment }),
    };
    play.gain(on, {
      id: 'bonus',
      by: null,
      ends: lasting === null ? null : forRounds(play, on, lasting),
      data,
    });
  },
});
