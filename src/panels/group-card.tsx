import type { CombatantId } from '../engine/state';
import { useDo, useFight, useText } from './context';
import { HitPointBar, HitPointWords } from './hit-points';
import { Portrait } from './portrait';
import { GroupReactions } from './reactions';
import { useReport } from './reports';
import { countsOf } from './words';

/** Several who are selected: how many of each kind, and how each of them is. */
export function GroupCard({ ids }: { readonly ids: readonly CombatantId[] }) {
  const text = useText();
  const encounter = useFight((fight) => fight.encounter);
  return (
    <div className="card" data-testid="group-card">
      <h3 className="card-name">{countsOf(text, encounter, ids)}</h3>
      <ul className="group-members">
        {ids.map((id) => (
          <Member key={id} id={id} />
        ))}
      </ul>
      <GroupReactions ids={ids} />
    </div>
  );
}

function Member({ id }: { readonly id: CombatantId }) {
  const { select } = useDo();
  const who = useFight((fight) => fight.encounter.combatants[id]);
  const report = useReport(id);
  if (who === undefined) return null;
  return (
    <li>
      <button type="button" className="group-member" data-testid={`group-${id}`} onClick={() => select(id)}>
        <Portrait combatant={who} />
        <span className="group-name">{who.sheet.name}</span>
        <span className="group-hp">
          <HitPointWords report={report} />
        </span>
        <HitPointBar report={report} />
      </button>
    </li>
  );
}
