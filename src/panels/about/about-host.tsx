import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { aboutStore } from './open';

/** What Fivefoot is comes to the page when somebody asks. */
const About = lazy(() => import('./about'));

export function AboutHost() {
  if (!useStore(aboutStore, ({ open }) => open)) return null;
  return (
    <Suspense fallback={null}>
      <About />
    </Suspense>
  );
}
