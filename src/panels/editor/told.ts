import { useState } from 'react';
import type { Encounter } from '../../engine/state';
import { currentEncounter } from '../../session/session';
import { useFight, usePanels } from '../context';

interface Told {
  readonly sentences: readonly string[];
  /** The fight that they speak of. */
  readonly of: Encounter | null;
}

/** Sentences about what was just done; they go with the next change of the fight, undoing included. */
export function useTold(): readonly [
  sentences: readonly string[],
  tell: (sentences: readonly string[]) => void,
] {
  const { store } = usePanels();
  const [told, setTold] = useState<Told>({ sentences: [], of: null });
  const now = useFight(({ session }) => currentEncounter(session));
  const tell = (sentences: readonly string[]): void =>
    setTold({ sentences, of: currentEncounter(store.getState().session) });
  return [told.of === now ? told.sentences : [], tell];
}
