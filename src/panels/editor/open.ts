import { createStore } from 'zustand/vanilla';

/** Parts of the editor, in the order of their tabs. */
export const EDITOR_TABS = ['creatures', 'paste', 'combatant', 'map'] as const;
export type EditorTab = (typeof EDITOR_TABS)[number];

/** What of the editor is open (`tab`; null: it is closed), and what was last. Not part of the fight, never saved. */
interface EditorState {
  readonly tab: EditorTab | null;
  readonly last: EditorTab;
  /** The picture was just laid: the part of the map's panel that is about it shall come into sight. */
  readonly showsPicture: boolean;
}
export const editorStore = createStore<EditorState>(() => ({
  tab: null,
  last: 'creatures',
  showsPicture: false,
}));

export const openEditor = (tab: EditorTab = editorStore.getState().last): void =>
  editorStore.setState({ tab, last: tab });
export const openPicturePart = (): void =>
  editorStore.setState({ tab: 'map', last: 'map', showsPicture: true });
export const closeEditor = (): void => editorStore.setState({ tab: null });
