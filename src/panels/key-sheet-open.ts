import { createStore } from 'zustand/vanilla';

/** Is the sheet of keys open? */
export const keySheetStore = createStore<{ readonly open: boolean }>(() => ({ open: false }));

/** @returns true: `?` always does something */
export function toggleKeySheet(): true {
  keySheetStore.setState(({ open }) => ({ open: !open }));
  return true;
}

/** @returns false if it was not open */
export function closeKeySheet(): boolean {
  const { open } = keySheetStore.getState();
  if (open) keySheetStore.setState({ open: false });
  return open;
}
