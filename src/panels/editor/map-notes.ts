import { createStore } from 'zustand/vanilla';

/** What is worth knowing of the map that was opened last: the file, and sentences about it. */
export const mapNotes = createStore<{ readonly file: string; readonly notes: readonly string[] }>(() => ({
  file: '',
  notes: [],
}));
