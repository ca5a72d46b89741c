import type { Refusal, View } from '../../engine/contract';
import { defineEdit } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import type { Reaction } from '../../engine/state';
import { type ArgsOf, argsParser, names, oneOf, text } from '../arguments';

const FIELDS = { on: names, kind: text, reaction: oneOf<Reaction>('ask', 'always', 'never') };
type Args = ArgsOf<typeof FIELDS>;

function known(view: View, args: Args): Args | Refusal {
  const unknown = args.on.length === 0 ? '' : args.on.find((id) => !view.find(id));
  return unknown === undefined ? args : refusal('unknown-combatant', { id: unknown });
}

/** From now on these answer decisions of this kind by themselves, or are asked again (AOO-19): one command, however many they are. */
export default defineEdit<Args>({
  id: 'react',
  parse(input, view) {
    const args = argsParser(FIELDS)(input);
    return isRefusal(args) ? args : known(view, args);
  },
  perform(play, { on, kind, reaction }) {
    for (const who of on) {
      const reactions = { ...play.combatant(who).reactions, [kind]: reaction };
      play.emit({ type: 'stateSet', who, state: { reactions } });
    }
  },
});
