import type { Play, StepFrame } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { total } from '../../engine/modifiers';
import { isRefusal, refusal } from '../../engine/refusal';
import type { Combatant } from '../../engine/state';
import { type ArgsOf, argsParser, flag, record, text } from '../arguments';
import { gainOnce } from '../hit-points';
import { initiativeModifiers, rollInitiative } from '../initiative';
import { entersIn, orderWith } from '../order-of-play';

const FIELDS = { key: text, combatant: record, aware: flag };
type Args = ArgsOf<typeof FIELDS>;
const parseFields = argsParser(FIELDS);
/** What a combatant's record has at the least; it comes from the notation or the GM's editor, which check the rest. */
const PARTS = ['sheet', 'at', 'inventory', 'turn', 'memory', 'reactions'];

/** D22: ahead of everyone, on the highest count and one more; of several by their modifiers. */
function comeFirst(play: Play, { args: { key } }: StepFrame<Args>): void {
  const { round, combatants } = play.encounter;
  const counts = Object.values(combatants).flatMap((it) =>
    it.initiative && entersIn(it) <= round ? [it.initiative.total] : [],
  );
  const modifier = total(initiativeModifiers(play, play.combatant(key)));
  const initiative = { total: Math.max(0, ...counts) + 1, modifier, ties: [] };
  play.emit({ type: 'initiativeSet', who: key, initiative, aware: true });
}

/** Someone enters the running fight and acts from the next round on: aware at its head, unaware where its roll puts it, flat-footed (D22). */
export default defineAction<Args>({
  id: 'join',
  clause: 'COM-11',
  cost: 'gm',
  needs: 'nothing',
  parse(input) {
    const args = parseFields(input);
    if (isRefusal(args)) return args;
    const whole = PARTS.every((part) => typeof args.combatant[part] === 'object');
    return whole && args.combatant['id'] === args.key
      ? args
      : refusal('bad-argument', { argument: 'combatant', expected: 'record' });
  },
  refuse(view, _nobody, { key }) {
    const { phase } = view.encounter;
    if (phase === 'setup') return refusal('not-started', {});
    if (phase === 'over') return refusal('fight-over', {});
    return view.find(key) ? refusal('key-taken', { key }) : null;
  },
  steps: {
    start(play, frame) {
      const { key, aware } = frame.args;
      const given = frame.args.combatant as unknown as Combatant;
      const memory = { ...given.memory, entersInRound: play.encounter.round + 1 };
      const combatant = { ...given, initiative: null, aware, acted: false, memory };
      play.emit({ type: 'combatantJoined', combatant });
      if (aware) comeFirst(play, frame);
      else {
        gainOnce(play, key, 'flat-footed');
        rollInitiative(play, [key]);
      }
      if (!Object.values(play.encounter.combatants).some(({ rides }) => rides === key))
        play.emit({ type: 'orderSet', order: orderWith(play, [key]) });
      return DONE;
    },
  },
});
