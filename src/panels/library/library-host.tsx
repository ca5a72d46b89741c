import { useStore } from 'zustand';
import { coming } from '../coming';
import { Later } from '../later';
import { closeLibrary, libraryStore } from './open';

/** The library comes to the page when it is opened for the first time. */
const library = coming(() => import('./library'));

export function LibraryHost() {
  if (!useStore(libraryStore, ({ open }) => open)) return null;
  return (
    <Later part={library} leave={closeLibrary}>
      {({ default: Library }) => <Library />}
    </Later>
  );
}
