import '@fontsource-variable/inter';
import './panels/styles/index.css';
import { createRoot } from 'react-dom/client';
import { mountBoard } from './board/board';
import { createDoor, type Door } from './door';
import { createFiles, firstEncounter } from './files';
import { App } from './panels/app';
import { rules } from './rules/registry';
import { type Keeper, keep } from './session/keeper';
import { openNeighbours } from './session/neighbours';
import { localStorageOf, readSettings, writeSettings } from './session/settings';
import { Shelf } from './session/shelf';
import { createFight, type FightStore } from './session/store';
import { createText, type Text } from './text/i18n';

declare global {
  interface Window {
    fivefoot: Door;
  }
}

/** Opens the fight that the browser kept, or the first one, and puts board and panels around it. */
async function begin(root: HTMLElement): Promise<void> {
  const storage = localStorageOf(window);
  const settings = readSettings(storage, navigator.language);
  const text = createText(settings.locale);
  const store = createFight(rules, firstEncounter(), settings);
  const keeper = await openKeeper(store);
  followSettings(store, text, storage);
  window.fivefoot = createDoor(store, text);
  const files = createFiles({ rules, store, text, keeper });
  createRoot(root).render(
    <App panels={{ store, files }} text={text} mountBoard={(host) => mountBoard({ host, store, text })} />,
  );
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
  const show = ({ theme, locale }: ReturnType<FightStore['getState']>['ui']) => {
    if (theme === 'system') delete documentElement.dataset.theme;
    else documentElement.dataset.theme = theme;
    documentElement.lang = locale;
    if (text.language !== locale) void text.changeLanguage(locale);
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
