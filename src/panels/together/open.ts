import { createStore } from 'zustand/vanilla';

/** What of playing together is open: beginning a table, joining one, or the table that one is at. */
export type TogetherSheet = 'begin' | 'join' | 'table';
interface Opened {
  readonly sheet: TogetherSheet | null;
  /** The next tap on the board points at a square for everybody. */
  readonly pointing: boolean;
}
export const togetherStore = createStore<Opened>(() => ({ sheet: null, pointing: false }));

export const openTogether = (sheet: TogetherSheet): void => togetherStore.setState({ sheet });
export const closeTogether = (): void => togetherStore.setState({ sheet: null });
export const setPointing = (pointing: boolean): void => togetherStore.setState({ pointing });
