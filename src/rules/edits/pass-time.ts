import { defineEdit } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import { type ArgsOf, argsParser, flag, oneOf, optional, whole } from '../arguments';
import { passHour, rest } from '../recovery';

const FIELDS = { hours: whole, tended: flag, resting: optional(oneOf('night', 'full')) };
const MOST_HOURS = 24 * 30;

/** Hours go by: the dying and the stable roll, nonlethal damage fades, rest heals (REC-1 to REC-8, X-NLD-4, X-HEAL-1). */
export default defineEdit<ArgsOf<typeof FIELDS>>({
  id: 'pass-time',
  parse(input) {
    const args = argsParser(FIELDS)(input);
    if (isRefusal(args) || (args.hours >= 0 && args.hours <= MOST_HOURS)) return args;
    return refusal('hours-out-of-range', { most: MOST_HOURS });
  },
  perform(play, { hours, tended, resting }) {
    for (let hour = 0; hour < hours; hour++)
      for (const { id } of Object.values(play.encounter.combatants)) passHour(play, id, tended);
    for (const { id } of Object.values(play.encounter.combatants)) rest(play, id, { hours, tended, resting });
  },
});
