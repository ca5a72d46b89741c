import { defineEdit } from '../../engine/define';
import { isRefusal } from '../../engine/refusal';
import type { Combatant, Sheet } from '../../engine/state';
import { type ArgsOf, argsParser, optional, record, text } from '../arguments';
import { onSomeone } from '../edit-target';
import { settleHitPoints } from '../hit-points';

const FIELDS = { on: text, sheet: optional(record), state: optional(record) };
type Args = ArgsOf<typeof FIELDS>;

/** Where only hit points were set, the conditions follow; where conditions were named, they stand as named. */
const followsHitPoints = ({ state, sheet }: Args): boolean =>
  (state !== null && ('damage' in state || 'nonlethal' in state) && !('effects' in state)) ||
  (sheet !== null && 'hitPoints' in sheet && !(state !== null && 'effects' in state));

/**
 * The GM sets anything. The notation turns its words into parts of the sheet and of the state, checked there;
 * the ids of new effects are given here.
 */
export default defineEdit<Args>({
  id: 'set',
  parse(input, view) {
    const args = argsParser(FIELDS)(input);
    return isRefusal(args) ? args : onSomeone(view, args);
  },
  perform(play, args) {
    const { on, sheet, state } = args;
    if (sheet) play.emit({ type: 'sheetSet', who: on, sheet: sheet as Partial<Sheet> });
    if (state)
      play.emit({ type: 'stateSet', who: on, state: state as Partial<Omit<Combatant, 'id' | 'sheet'>> });
    if (followsHitPoints(args)) settleHitPoints(play, on, false);
  },
});
