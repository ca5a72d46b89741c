import type { Play } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import type { CombatantId } from '../../engine/state';
import { type ArgsOf, argsParser, lists, names, optional } from '../arguments';
import { gainOnce } from '../hit-points';
import { rollInitiative, rollTogether, sortByInitiative } from '../initiative';
import { nextTurn } from '../turns';

const FIELDS = { aware: optional(names), together: optional(lists) };
type Args = ArgsOf<typeof FIELDS>;

/** Whom the fight begins with: everyone is flat-footed (COM-2), and who is aware is said (COM-4). */
function setUp(play: Play, aware: ReadonlySet<CombatantId>): void {
  for (const { id } of Object.values(play.encounter.combatants)) {
    play.emit({ type: 'stateSet', who: id, state: { acted: false, aware: aware.has(id) } });
    gainOnce(play, id, 'flat-footed');
  }
}

/** Begins the fight: awareness, initiative, the surprise round if some are aware and some are not (COM-4 to COM-12, SUR-4, SUR-8). Those of a list in `together` share the roll of its first. */
export default defineAction<Args>({
  id: 'start',
  clause: 'COM-5',
  cost: 'gm',
  needs: 'nothing',
  parse: argsParser(FIELDS),
  refuse(view, _nobody, { aware, together }) {
    if (view.encounter.phase !== 'setup') return refusal('already-started', {});
    if (Object.keys(view.encounter.combatants).length === 0) return refusal('nobody-to-fight', {});
    const named = [...(aware ?? []), ...(together ?? []).flat()];
    const unknown = named.find((id) => !view.find(id));
    return unknown === undefined ? null : refusal('unknown-combatant', { id: unknown });
  },
  steps: {
    start(play, { args }) {
      const everyone = Object.values(play.encounter.combatants);
      const ids = everyone.map(({ id }) => id);
      const aware = args.aware ?? ids;
      const surprise = aware.length > 0 && aware.length < ids.length;
      setUp(play, new Set(surprise ? aware : ids));
      for (const group of args.together ?? []) rollTogether(play, group);
      const mounts = new Set(everyone.map(({ rides }) => rides));
      rollInitiative(
        play,
        ids.filter((id) => !mounts.has(id) && (!surprise || aware.includes(id))),
      );
      play.emit({ type: 'orderSet', order: sortByInitiative(play) });
      play.emit({ type: 'phaseChanged', phase: surprise ? 'surprise' : 'round', round: surprise ? 0 : 1 });
      nextTurn(play);
      return DONE;
    },
  },
});
