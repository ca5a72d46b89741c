import '@fontsource-variable/inter';
import './panels/styles/index.css';
import { createRoot } from 'react-dom/client';
import { mountBoard } from './board/board';
import type { Door } from './door';
import { createFiles, firstEncounter } from './files';
import { App } from './panels/app';
import { rules } from './rules/registry';
import { type BoardPort, boardStore } from './session/board-port';
import { type Keeper, keep } from './session/keeper';
import { openNeighbours } from './session/neighbours';
import { localStorageOf, readSettings, writeSettings } from './session/settings';
import { Shelf } from './session/shelf';
import { createFight, type FightStore } from './session/store';
import { loadText, switchLanguage, type Text } from './text/languages';

declare global {
  interface Window {
    fivefoot: Door;
  }
}

/** Opens the fight that the browser kept, or the first one, and puts board and panels around it. */
async function begin(root: HTMLElement): Promise<void> {
  const storage = localStorageOf(window);
  const settings = readSettings(storage, navigator.language);
  const loading = loadText(settings.locale);
  const store = createFight(rules, firstEncounter(), settings);
  const keeper = await openKeeper(store);
  const text = await loading;
  followSettings(store, text, storage);
  const files = createFiles({ rules, store, text, keeper });
  createRoot(root).render(
    <App panels={{ store, files }} text={text} mountBoard={(host) => mountBoard({ host, store, text })} />,
  );
  await boardIsUp();
  await openDoor(store, text);
}

/** The first board is there; at once where it already is. */
function boardIsUp(): Promise<void> {
  return new Promise((resolve) => {
    const stop = boardStore.subscribe(({ board }) => look(board));
    const look = (board: BoardPort | null): void => {
      if (board === null) return;
      stop();
      resolve();
    };
    look(boardStore.getState().board);
  });
}

/** The scripting door speaks the notation, which nobody at the table needs to begin: it comes after the board. */
async function openDoor(store: FightStore, text: Text): Promise<void> {
  const { createDoor } = await import('./door');
  window.fivefoot = createDoor(store, text);
}

/** The keeper with the latest fight opened; null where the browser keeps nothing, which is told. */
async function openKeeper(store: FightStore): Promise<Keeper | null> {
  try {
    const shelf = await Shelf.open(crypto.randomUUID());
    const keeper = keep({ shelf, rules, store, neighbours: openNeighbours() });
    await keeper.resume();
    return keeper;
  } catch (error) {
    console.warn(error);
    store.getState().setKeeping('failed');
    return null;
  }
}

/** Language, theme and what is remembered go after the store. */
function followSettings(store: FightStore, text: Text, storage: Storage | null): void {
  const { documentElement } = document;
  let spoken = text.language;
  const show = ({ theme, locale }: ReturnType<FightStore['getState']>['ui']) => {
    if (theme === 'system') delete documentElement.dataset.theme;
    else documentElement.dataset.theme = theme;
    documentElement.lang = locale;
    if (spoken === locale) return;
    spoken = locale;
    switchLanguage(text, locale).catch((error: unknown) => console.error(error));
  };
  show(store.getState().ui);
  store.subscribe(({ ui }, { ui: before }) => {
    if (ui === before) return;
    show(ui);
    writeSettings(storage, ui);
  });
}

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no place for the app');
begin(root).catch((error: unknown) => {
  console.error(error);
  root.textContent = error instanceof Error ? error.message : String(error);
});
