import { createStore } from 'zustand/vanilla';
import type { Paste } from '../../editor/creatures/paste';

/** A file whose creatures the paste panel shows instead of a text; null: none. */
export const handedStore = createStore<{
  readonly file: { readonly name: string; readonly paste: Paste } | null;
}>(() => ({ file: null }));

export const handOver = (name: string, paste: Paste): void => handedStore.setState({ file: { name, paste } });
export const putAway = (): void => handedStore.setState({ file: null });
