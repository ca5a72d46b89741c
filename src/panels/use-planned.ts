import { useStore } from 'zustand';
import { aimStore } from '../session/aim';
import { type Planned, plannedOf } from '../session/planned';
import { useDo, useFight, usePanels } from './context';

/** What is about to be done, and to whom: the target, else the enemy under the pointer. Null: nothing that is rolled for. */
export function usePlanned(): Planned | null {
  const { store } = usePanels();
  const by = useFight(({ encounter, ui }) => encounter.current ?? ui.selected);
  const target = useFight(({ ui }) => ui.target);
  const weapon = useFight(({ ui }) => ui.weapon);
  const intent = useFight(({ ui }) => ui.intent);
  const pointed = useFight(({ encounter, ui }) => {
    const hovered = ui.hoveredCombatant === null ? undefined : encounter.combatants[ui.hoveredCombatant];
    const attacker = by === null ? undefined : encounter.combatants[by];
    return hovered !== undefined && attacker !== undefined && hovered.side !== attacker.side
      ? hovered.id
      : null;
  });
  const aim = useStore(aimStore, (state) => state.aim);
  const aimedAt = aim?.at ?? null;
  return plannedOf(store.getState().view(), { by, target, pointed, weapon, intent, aimedAt });
}

/** Does it; what was in hand is put away if it could be done. */
export function useDeed({ by, action, args }: Planned): () => void {
  const { send, setIntent } = useDo();
  return () => {
    if (send({ type: 'act', actor: by, action, args }).ok) setIntent(null);
  };
}
