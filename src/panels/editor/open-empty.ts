import { fetchNow } from '../../session/fetched';
import type { FightStore } from '../../session/store';
import { openEditor } from './open';

/** Begins an encounter of one's own on an empty board, with the bestiary beside it. The fight before it stays kept. */
export async function openEmpty(store: FightStore, title: string): Promise<void> {
  const [{ newEncounter }, { seekAnything }] = await Promise.all([
    fetchNow(() => import('../../editor/new-encounter')),
    fetchNow(() => import('./looked-for')),
  ]);
  const [seed = 0] = crypto.getRandomValues(new Int32Array(1));
  store.getState().openEncounter(newEncounter(title, seed));
  seekAnything();
  openEditor('creatures');
}
