import { hasArea } from '../session/planned';
import { useFight, usePanels } from './context';

/** Whether the action in hand is pointed at a place, not at somebody. */
export function useAreaInHand(): boolean {
  const { store } = usePanels();
  const intent = useFight(({ ui }) => ui.intent);
  return intent !== null && hasArea(store.getState().view(), intent);
}
