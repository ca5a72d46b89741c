import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import type { JsonRecord } from '../../engine/state';
import { goOff, waitsForWord, whyNotGo } from '../readied-action';

interface Args extends JsonRecord {
  readonly said: JsonRecord;
}

/** What a readied action was set for in words has come about: it goes off now, before what is going on (X-RDY-2). */
export default defineAction<Args>({
  id: 'trigger',
  clause: 'X-RDY-2',
  cost: 'none',
  needs: 'nothing',
  anyTime: true,
  parse: (said) => ({ said }),
  refuse(view, who, { said }) {
    if (view.encounter.current === who.id) return refusal('own-turn', { who: who.id }, 'X-RDY-2');
    const why = whyNotGo(view, who, said, null);
    if (why) return why;
    return waitsForWord(who) ? null : refusal('waits-for-its-trigger', { who: who.id }, 'X-RDY-2');
  },
  steps: {
    start(play, { actor, args: { said } }) {
      goOff(play, actor, said, play.encounter.current);
      return DONE;
    },
  },
});
