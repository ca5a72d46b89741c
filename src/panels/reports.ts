import type { CombatantId, Encounter } from '../engine/state';
import type { CombatantReport } from '../rules/questions/answers';
import { report } from '../rules/report';
import { useFight, usePanels } from './context';

const known = new WeakMap<Encounter, Map<CombatantId, CombatantReport>>();

/** What the rules report of a combatant in the present state; worked out once a state. */
export function useReport(id: CombatantId): CombatantReport {
  const { store } = usePanels();
  const encounter = useFight((fight) => fight.encounter);
  const reports = known.get(encounter) ?? new Map<CombatantId, CombatantReport>();
  known.set(encounter, reports);
  let found = reports.get(id);
  if (found === undefined) {
    found = report(store.getState().view(), id);
    reports.set(id, found);
  }
  return found;
}
