import { createStore } from 'zustand/vanilla';

/** Takes the new version that waits, by loading the page again; null: there is none. */
export const newVersion = createStore<{ readonly take: (() => void) | null }>(() => ({ take: null }));
