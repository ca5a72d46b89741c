import type { Play, Refusal, StepFrame, View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { total } from '../../engine/modifiers';
import { isRefusal, refusal } from '../../engine/refusal';
import type { Combatant } from '../../engine/state';
import { type ArgsOf, argsParser, flag, optional, record, text } from '../arguments';
import { gainOnce } from '../hit-points';
import { initiativeModifiers, rollInitiative } from '../initiative';
import { isWholeCombatant } from '../newcomer';
import { entersIn, orderWith } from '../order-of-play';

const FIELDS = { key: text, combatant: optional(record), aware: flag };
type Args = ArgsOf<typeof FIELDS>;
const parseFields = argsParser(FIELDS);

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

/** Who comes in is put on the board; who stands there outside the order (`gm: add`) is in the fight from now on. */
function enter(play: Play, { args: { key, combatant, aware } }: StepFrame<Args>): void {
  const entersInRound = play.encounter.round + 1;
  if (combatant === null) {
    const memory = { ...play.combatant(key).memory, entersInRound };
    play.emit({ type: 'stateSet', who: key, state: { aware, acted: false, memory } });
    return;
  }
  const given = combatant as unknown as Combatant;
  const memory = { ...given.memory, entersInRound };
  const newcomer = { ...given, initiative: null, aware, acted: false, memory };
  play.emit({ type: 'combatantJoined', combatant: newcomer });
}

/** Why nobody comes in under this key: it is taken, or who stands there is in the order already, or there is nobody. */
function whyNot(view: View, { key, combatant }: Args): Refusal | null {
  if (combatant !== null) return view.find(key) ? refusal('key-taken', { key }) : null;
  if (!view.find(key)) return refusal('unknown-combatant', { id: key });
  return view.encounter.order.includes(key) ? refusal('in-the-order', { who: key }) : null;
}

/**
 * Someone enters the running fight and acts from the next round on: aware at its head, unaware where its roll puts it, flat-footed (D22).
 * Without a `combatant`, it is who stands there outside the order.
 */
export default defineAction<Args>({
  id: 'join',
  clause: 'COM-11',
  cost: 'gm',
  needs: 'nothing',
  parse(input) {
    const args = parseFields(input);
    if (isRefusal(args)) return args;
    return args.combatant === null || isWholeCombatant(args.key, args.combatant)
      ? args
      : refusal('bad-argument', { argument: 'combatant', expected: 'record' });
  },
  refuse(view, _nobody, args) {
    const { phase } = view.encounter;
    if (phase === 'setup') return refusal('not-started', {});
    if (phase === 'over') return refusal('fight-over', {});
    return whyNot(view, args);
  },
  steps: {
    start(play, frame) {
      const { key, aware } = frame.args;
      enter(play, frame);
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
