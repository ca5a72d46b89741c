import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { libraryStore } from './open';

/** The library comes to the page when it is opened for the first time. */
const Library = lazy(() => import('./library'));

export function LibraryHost() {
  if (!useStore(libraryStore, ({ open }) => open)) return null;
  return (
    <Suspense fallback={null}>
      <Library />
    </Suspense>
  );
}
