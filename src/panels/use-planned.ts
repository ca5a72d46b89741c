import { useStore } from 'zustand';
import type { CombatantId, JsonRecord } from '../engine/state';
import { hasOdds } from '../rules/questions/deed';
import { aimStore } from '../session/aim';
import { useAreaInHand } from './area-in-hand';
import { useDo, useFight, usePanels } from './context';

/** The act about to be made, by the one on turn (else the selected one): the action in hand, else an attack. */
export interface Planned {
  readonly by: CombatantId;
  readonly on: CombatantId | null;
  /** Aimed at, not only pointed at. */
  readonly aimed: boolean;
  readonly action: string;
  /** With the target, where there is one. */
  readonly args: JsonRecord;
  /** In hand of the bar. */
  readonly armed: boolean;
}

/** Actions whose odds are those of a blow. */
const BLOWS: ReadonlySet<string> = new Set(['attack', 'full-attack', 'charge']);

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
  const area = useAreaInHand();
  if (by === null) return null;
  const found = area ? null : (target ?? pointed);
  const on = found === by ? null : found;
  const armed = intent !== null && (BLOWS.has(intent.action) || hasOdds(intent.action));
  const action = armed ? intent.action : 'attack';
  const needs = store.getState().view().rules.actions.get(action)?.needs ?? 'creature';
  if (on === null && (!armed || needs === 'creature')) return null;
  const aimed = on !== null && on === target;
  const args = {
    ...(aimed && weapon !== null && needs === 'creature' ? { weapon } : {}),
    ...(armed ? intent.args : {}),
    ...(on === null || needs === 'nothing' ? {} : { on }),
    ...(area && aim !== null ? { at: [aim.at.x, aim.at.y] } : {}),
  };
  return { by, on, aimed, action, args, armed };
}

/** Does it; what was in hand is put away if it could be done. */
export function useDeed({ by, action, args }: Planned): () => void {
  const { send, setIntent } = useDo();
  return () => {
    if (send({ type: 'act', actor: by, action, args }).ok) setIntent(null);
  };
}
