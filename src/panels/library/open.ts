import { createStore } from 'zustand/vanilla';

/** Is the library open? */
export const libraryStore = createStore<{ readonly open: boolean }>(() => ({ open: false }));

export const openLibrary = (): void => libraryStore.setState({ open: true });
export const closeLibrary = (): void => libraryStore.setState({ open: false });
