import { refusal } from '../engine/refusal';
import { useDo, usePanels } from './context';
import { openTable } from './table-line';

/** Opens the screen for everyone at the table; a browser that does not let it is told of. */
export function useOpenTable(): () => void {
  const { store } = usePanels();
  const { notify } = useDo();
  return () => {
    if (!openTable(store)) notify({ refusal: refusal('table-blocked'), square: null, command: null });
  };
}
