import type { Refusal } from '../engine/contract';
import { useDo, usePanels } from './context';
import { openTable } from './table-line';

const BLOCKED: Refusal = { code: 'table-blocked', with: {}, clause: null };

/** Opens the screen for everyone at the table; a browser that does not let it is told of. */
export function useOpenTable(): () => void {
  const { store } = usePanels();
  const { notify } = useDo();
  return () => {
    if (!openTable(store)) notify({ refusal: BLOCKED, square: null, command: null });
  };
}
