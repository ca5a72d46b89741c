import { useStore } from 'zustand';
import { coming } from '../coming';
import { Later } from '../later';
import { closeEditor, editorStore } from './open';

/** The editor comes to the page when it is opened for the first time. */
const editor = coming(() => import('./editor'));

export function EditorHost() {
  const tab = useStore(editorStore, (state) => state.tab);
  if (tab === null) return null;
  return (
    <Later part={editor} leave={closeEditor}>
      {({ default: Editor }) => <Editor tab={tab} />}
    </Later>
  );
}
