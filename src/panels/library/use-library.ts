import { useCallback, useEffect, useRef, useState } from 'react';
import type { Refusal } from '../../engine/contract';
import type { KeptFight, SavedEncounter } from '../../session/database';
import type { Brought, Desk, PutBack } from '../../session/desk';
import { refusalOf } from '../../session/refused';
import type { Room } from '../../session/room';
import { usePanels } from '../context';

/** What the browser keeps, as the library shows it. */
export interface Shelves {
  readonly encounters: readonly SavedEncounter[];
  readonly fights: readonly KeptFight[];
  /** Id of the kept fight that is open here. */
  readonly openFight: string | null;
  readonly room: Room | null;
}
/** What became of the last thing that was done. */
export type Told =
  | { readonly is: 'saved'; readonly name: string }
  | { readonly is: 'deleted'; readonly name: string; readonly putBack: PutBack }
  | { readonly is: 'elsewhere'; readonly name: string }
  | { readonly is: 'brought'; readonly what: Brought }
  | { readonly is: 'refused'; readonly refusal: Refusal };

/** Does something at the desk and shows what has become of it. */
export type Run = (act: (desk: Desk) => Promise<Told | null>) => Promise<void>;

export interface LibraryState {
  /** Null while it is being read. */
  readonly shelves: Shelves | null;
  readonly told: Told | null;
  readonly run: Run;
}

async function shelvesOf(desk: Desk): Promise<Shelves> {
  const [encounters, fights, room] = await Promise.all([desk.encounters(), desk.fights(), desk.room()]);
  return { encounters, fights, room, openFight: desk.openFight() };
}

/** The lists, read again after everything that is done and whenever the window comes back from another tab. */
export function useLibrary(): LibraryState {
  const { files } = usePanels();
  const [shelves, setShelves] = useState<Shelves | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const there = useRef(true);
  const run = useCallback<Run>(
    async (act) => {
      const failed = (error: unknown): Told => ({ is: 'refused', refusal: refusalOf(error) });
      try {
        const desk = await files.desk();
        const said = await act(desk).catch(failed);
        const lists = await shelvesOf(desk);
        if (!there.current) return;
        setTold(said);
        setShelves(lists);
      } catch (error) {
        if (there.current) setTold(failed(error));
      }
    },
    [files],
  );
  useEffect(() => {
    there.current = true;
    const look = () => {
      files
        .desk()
        .then(shelvesOf)
        .then((lists) => there.current && setShelves(lists))
        .catch((error: unknown) => setTold({ is: 'refused', refusal: refusalOf(error) }));
    };
    look();
    window.addEventListener('focus', look);
    return () => {
      there.current = false;
      window.removeEventListener('focus', look);
    };
  }, [files]);
  return { shelves, told, run };
}
