import { createStore } from 'zustand/vanilla';

/** Parts of the editor, in the order of their tabs. */
export const EDITOR_TABS = ['creatures', 'paste', 'combatant', 'map'] as const;
export type EditorTab = (typeof EDITOR_TABS)[number];

/** What of the editor is open; null: it is closed. Not part of the fight, never saved. */
export const editorStore = createStore<{ readonly tab: EditorTab | null }>(() => ({ tab: null }));

export const openEditor = (tab: EditorTab): void => editorStore.setState({ tab });
export const closeEditor = (): void => editorStore.setState({ tab: null });
