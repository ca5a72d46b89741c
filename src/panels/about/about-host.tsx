import { useStore } from 'zustand';
import { coming } from '../coming';
import { Later } from '../later';
import { aboutStore, closeAbout } from './open';

/** What Fivefoot is comes to the page when somebody asks. */
const about = coming(() => import('./about'));

export function AboutHost() {
  if (!useStore(aboutStore, ({ open }) => open)) return null;
  return (
    <Later part={about} leave={closeAbout}>
      {({ default: About }) => <About />}
    </Later>
  );
}
