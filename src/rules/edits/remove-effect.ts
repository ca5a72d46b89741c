import { defineEdit } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import type { EffectInstance } from '../../engine/state';
import { type ArgsOf, argsParser, text } from '../arguments';
import { onSomeone } from '../edit-target';

const FIELDS = { on: text, effect: text };

const isNamed = ({ id, data }: EffectInstance, name: string): boolean => id === name || data['name'] === name;

/** The GM ends an effect, by its name or its id. */
export default defineEdit<ArgsOf<typeof FIELDS>>({
  id: 'remove-effect',
  parse(input, view) {
    const args = argsParser(FIELDS)(input);
    if (isRefusal(args)) return args;
    const known = onSomeone(view, args);
    if (isRefusal(known)) return known;
    const has = view.combatant(args.on).effects.some((it) => isNamed(it, args.effect));
    return has ? args : refusal('has-no-such-effect', { who: args.on, name: args.effect });
  },
  perform(play, { on, effect }) {
    for (const it of play.combatant(on).effects)
      if (isNamed(it, effect))
        play.emit({ type: 'effectEnded', who: on, uid: it.uid, id: it.id, reason: 'gm' });
  },
});
