import { createStore } from 'zustand/vanilla';
import { type Manner, MOST_AT_ONCE } from '../../editor/creatures/add';
import { ANYTHING, soughtIn, type Wanted } from '../../editor/creatures/catalogue';
import { USUAL } from './manner';

/** What is sought in the bestiary and how it is to come: as it was left when the drawer is opened again. */
export const lookedFor = createStore<{ readonly wanted: Wanted; readonly manner: Manner }>(() => ({
  wanted: ANYTHING,
  manner: USUAL,
}));

/** A number in front of the words is how many are to come: `4 goblins`. */
export function seek(wanted: Wanted): void {
  const { number } = soughtIn(wanted.words);
  const { manner } = lookedFor.getState();
  const counts = number !== null && number >= 1 && number <= MOST_AT_ONCE;
  lookedFor.setState({ wanted, manner: counts ? { ...manner, number } : manner });
}

export const seekAnything = (): void => lookedFor.setState({ wanted: ANYTHING, manner: USUAL });
