import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Refusal } from '../engine/contract';
import { GM } from '../session/authority';
import type { KeptFight } from '../session/database';
import type { Desk } from '../session/desk';
import type { Fight, FightStore } from '../session/store';
import type { Remote } from '../sharing/remote';

/** A fight that comes with the program. */
export interface Demo {
  readonly id: string;
  readonly title: string;
}
/** Files and kept fights, as the program at large provides them. */
export interface Files {
  readonly demos: readonly Demo[];
  openDemo(id: string): Promise<void>;
  /** Opens a save or an encounter in the notation. The refusal names line and place. */
  openText(name: string, content: string): Promise<Refusal | null>;
  /** The fight with its whole history. */
  saveText(): string;
  /** The fight in the notation. */
  notationText(): Promise<string>;
  kept(): Promise<readonly KeptFight[]>;
  resume(id: string): Promise<void>;
  /** The library, files that hold several things, links; loaded when it is first asked for. */
  desk(): Promise<Desk>;
  /** Goes on with the fight that another tab has opened, as it stands there. */
  takeBack(): Promise<void>;
  /** Puts the fight onto a table of the server that the page comes from, and goes there. @throws Refused */
  beginTable(): Promise<void>;
  /** Goes to the door of the table that a code leads to. @throws Refused */
  joinTable(code: string): Promise<void>;
}
/** A fight that a server holds, as its panels see it. */
export interface Online extends Remote {
  /** Goes out of the table, back to the fight of this browser; the seat stays. */
  leave(): void;
  /** Ends the table and goes on here with the fight as it stands. */
  takeHome(): Promise<void>;
  /** The address that lets others in by a code. */
  addressFor(is: 'join' | 'watch', code: string): string;
}
export interface Panels {
  readonly store: FightStore;
  readonly files: Files;
  /** Only where a server holds the fight. */
  readonly online?: Online;
}

const PanelsContext = createContext<Panels | null>(null);
export const PanelsProvider = PanelsContext.Provider;

export function usePanels(): Panels {
  const panels = useContext(PanelsContext);
  if (panels === null) throw new Error('panels outside of their provider');
  return panels;
}

/** A part of the store; the component is drawn again only when that part changes. */
export function useFight<T>(pick: (fight: Fight) => T): T {
  return useStore(usePanels().store, pick);
}

/** What the store can do; never changes. */
export function useDo(): Fight {
  return usePanels().store.getState();
}

/** Does the game master sit here? Without a server always. */
export function useIsGm(): boolean {
  return useFight(({ ui }) => ui.seat === GM);
}

/** The table of a server, or null where the fight is played at this screen alone. */
export function useOnline(): Online | null {
  return usePanels().online ?? null;
}

export { useText } from './text-provider';
