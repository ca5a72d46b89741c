import type { Play, Refusal, View } from '../../engine/contract';
import { defineEdit } from '../../engine/define';
import { parseDice } from '../../engine/dice';
import { isRefusal, refusal } from '../../engine/refusal';
import type { Combatant, CombatantId } from '../../engine/state';
import { isOnBoard } from '../../grid/board';
import { type ArgsOf, argsParser, optional, record, text } from '../arguments';
import { fitHitPoints } from '../hit-points';
import { isWholeCombatant } from '../newcomer';

const FIELDS = { combatants: record, roll: optional(text) };
type Args = ArgsOf<typeof FIELDS>;

const newcomers = ({ combatants }: Args): [CombatantId, Combatant][] =>
  Object.entries(combatants as unknown as Readonly<Record<CombatantId, Combatant>>);

/** Why one of them may not come: it is not whole, its key is taken, it would stand off the board, it has an effect that nobody knows. */
function whyNot(view: View, [key, who]: [CombatantId, Combatant]): Refusal | null {
  if (!isWholeCombatant(key, who as never))
    return refusal('bad-argument', { argument: 'combatants', expected: 'record' });
  if (view.find(key)) return refusal('key-taken', { key });
  if (!isOnBoard(view.encounter.board, who.at)) return refusal('off-board', { x: who.at.x, y: who.at.y });
  const unknown = who.effects.find(({ id }) => !view.rules.effects.has(id));
  return unknown ? refusal('effect-unknown', { name: unknown.id }) : null;
}

/** Its hit points as thrown, at least 1. */
function rollHitPoints(play: Play, who: CombatantId, dice: string): void {
  const { total } = play.roll({ who, purpose: 'other', what: 'hit-points', dice, modifiers: [] });
  play.emit({ type: 'sheetSet', who, sheet: { hitPoints: Math.max(1, total) } });
  fitHitPoints(play, who, false);
}

/**
 * The GM puts combatants on the board, several by one command. They have no place in the order: before the fight nobody has,
 * in a running one each joins when the GM says so (`join`). With `roll` each one's hit points are thrown.
 */
export default defineEdit<Args>({
  id: 'add',
  parse(input, view) {
    const args = argsParser(FIELDS)(input);
    if (isRefusal(args)) return args;
    if (args.roll !== null && parseDice(args.roll) === null)
      return refusal('bad-argument', { argument: 'roll', expected: 'dice' });
    const all = newcomers(args);
    if (all.length === 0) return refusal('bad-argument', { argument: 'combatants', expected: 'record' });
    for (const newcomer of all) {
      const why = whyNot(view, newcomer);
      if (why) return why;
    }
    return args;
  },
  perform(play, args) {
    for (const [id, given] of newcomers(args)) {
      play.emit({ type: 'combatantJoined', combatant: { ...given, initiative: null, acted: false } });
      if (args.roll !== null) rollHitPoints(play, id, args.roll);
    }
  },
});
