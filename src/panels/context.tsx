import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Refusal } from '../engine/contract';
import type { KeptFight } from '../session/database';
import type { Desk } from '../session/desk';
import type { Fight, FightStore } from '../session/store';
import type { Text } from '../text/i18n';

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
}
export interface Panels {
  readonly store: FightStore;
  readonly files: Files;
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

/** The catalogues; the component is drawn again when the language changes. */
export function useText(): Text {
  return useTranslation().i18n;
}
