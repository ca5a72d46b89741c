import { createStore } from 'zustand/vanilla';

/** Is the panel about Fivefoot open? */
export const aboutStore = createStore<{ readonly open: boolean }>(() => ({ open: false }));

export const openAbout = (): void => aboutStore.setState({ open: true });
export const closeAbout = (): void => aboutStore.setState({ open: false });
