import { createStore } from 'zustand/vanilla';
import type { Manner } from '../../editor/creatures/add';
import { ANYTHING, type Wanted } from '../../editor/creatures/catalogue';
import { USUAL } from './manner';

/** What is sought in the bestiary and how it is to come: as it was left when the drawer is opened again. */
export const lookedFor = createStore<{ readonly wanted: Wanted; readonly manner: Manner }>(() => ({
  wanted: ANYTHING,
  manner: USUAL,
}));

export const seekAnything = (): void => lookedFor.setState({ wanted: ANYTHING, manner: USUAL });
