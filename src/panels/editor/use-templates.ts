import { useCallback, useEffect, useState } from 'react';
import type { Newcomer } from '../../editor/creatures/newcomer';
import type { SavedCombatant } from '../../session/database';
import { fetchInTime, fetchNow } from '../../session/fetched';
import type { Templates } from '../../session/templates';

const opened = async (): Promise<Templates> =>
  (await fetchNow(() => import('../../session/templates'))).templates();

/** Keeps a combatant for another time, under its name. @throws where the browser keeps nothing */
export async function keepTemplate({ name, block }: Newcomer): Promise<string> {
  // A block is plain JSON by its nature; its interface only does not say so.
  const kept = await (await opened()).add(name, block as Parameters<Templates['add']>[1]);
  return kept.name;
}

/** Combatants that were kept, and how one is thrown away and put back. */
export function useTemplates() {
  const [kept, setKept] = useState<readonly SavedCombatant[]>([]);
  const [removed, setRemoved] = useState<SavedCombatant | null>(null);
  const look = useCallback(async () => {
    const { templates } = await fetchInTime(() => import('../../session/templates'));
    setKept(await (await templates()).list());
  }, []);
  useEffect(() => {
    // Where the browser keeps nothing there is nothing to list.
    look().catch(() => setKept([]));
  }, [look]);
  const remove = async (id: string) => {
    setRemoved(await (await opened()).remove(id));
    await look();
  };
  const putBack = async () => {
    if (removed !== null) await (await opened()).put(removed);
    setRemoved(null);
    await look();
  };
  return { kept, removed, remove, putBack };
}
