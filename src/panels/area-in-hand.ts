import { areaOfSpell } from '../rules/questions/area';
import type { FightStore } from '../session/store';
import type { Intent } from '../session/ui-state';
import { useFight, usePanels } from './context';

/** A spell with an area waits for its point: it is pointed at a place, whoever stands there. */
export function hasArea(store: FightStore, { action, args }: Intent): boolean {
  const { encounter, view } = store.getState();
  return (
    action === 'cast' && encounter.current !== null && areaOfSpell(view(), encounter.current, args) !== null
  );
}

export function useAreaInHand(): boolean {
  const { store } = usePanels();
  const intent = useFight(({ ui }) => ui.intent);
  return intent !== null && hasArea(store, intent);
}
