import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { editorStore } from './open';

/** The editor comes to the page when it is opened for the first time. */
const Editor = lazy(() => import('./editor'));

export function EditorHost() {
  const tab = useStore(editorStore, (state) => state.tab);
  if (tab === null) return null;
  return (
    <Suspense fallback={<div className="editor editor-to-come" aria-busy="true" />}>
      <Editor tab={tab} />
    </Suspense>
  );
}
