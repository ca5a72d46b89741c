import { defineEdit } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import { type ArgsOf, amount, argsParser, flag, oneOf, optional, whole } from '../arguments';
import { passRounds } from '../expiring';
import { passHour, rest } from '../recovery';

const FIELDS = {
  hours: optional(amount),
  rounds: optional(whole),
  tended: flag,
  resting: optional(oneOf('night', 'full')),
};
const MOST_HOURS = 24 * 30;
const ROUNDS_AN_HOUR = 600;

/**
 * Time goes by, `hours` (a part of one too) and `rounds`: what lasts so long ends (RND-8), the dying and the stable roll, nonlethal damage
 * fades, rest heals (REC-1 to REC-12, X-NLD-4, X-HEAL-1, X-HEAL-3).
 */
export default defineEdit<ArgsOf<typeof FIELDS>>({
  id: 'pass-time',
  parse(input) {
    const args = argsParser(FIELDS)(input);
    if (isRefusal(args)) return args;
    const { hours, rounds } = args;
    if ((hours ?? 0) < 0 || (hours ?? 0) > MOST_HOURS || (rounds ?? 0) < 0)
      return refusal('hours-out-of-range', { most: MOST_HOURS });
    return hours === null && rounds === null
      ? refusal('bad-argument', { argument: 'hours', expected: 'number' })
      : args;
  },
  perform(play, { hours, rounds, tended, resting }) {
    const passed = hours ?? 0;
    passRounds(play, Math.round(passed * ROUNDS_AN_HOUR) + (rounds ?? 0));
    for (let hour = 0; hour < Math.floor(passed); hour++)
      for (const { id } of Object.values(play.encounter.combatants)) passHour(play, id, tended);
    for (const { id } of Object.values(play.encounter.combatants))
      rest(play, id, { hours: Math.floor(passed), tended, resting });
  },
});
