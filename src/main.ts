import { type MountedBoard, mountBoard } from './board/board';
import { tellFirstFault } from './board/first-fault';
import type { Door } from './door';
import { createFiles, firstEncounter } from './files';
import { rules } from './rules/first-rules';
import { database } from './session/database';
import { fetchFirst, fetchInTime, isNotFetched } from './session/fetched';
import { freshId } from './session/fresh-id';
import { holdBack } from './session/hold-back';
import { type Keeper, keep } from './session/keeper';
import { openNeighbours } from './session/neighbours';
import { localStorageOf, readSettings, writeSettings } from './session/settings';
import { Shelf } from './session/shelf';
import { createFight, type FightStore } from './session/store';
import { tableAddressOf } from './session/table-address';
import { leave, sessionStorageOf, takeLeft } from './session/unwritten';
import { speak } from './speak';
import { loadRest, loadText, type Text } from './text/languages';

declare global {
  interface Window {
    fivefoot: Door;
  }
}

/** Opens the fight that the browser kept, or the first one, draws it, and then puts the panels around it. */
async function begin(root: HTMLElement): Promise<void> {
  const storage = localStorageOf(window);
  const settings = readSettings(storage, navigator.language);
  const loading = fetchFirst(() => loadText(settings.locale));
  const store = createFight(rules, firstEncounter(), settings);
  const keeper = await openKeeper(store);
  const text = await loading;
  followSettings(store, text, storage);
  const files = createFiles({ rules, store, text, keeper });
  const letGo = holdBack(store);
  const board = mountBoard({ host: placeOfBoard(root), store, text });
  await drawnOrLate(board);
  const whole = wholeRules().then(letGo);
  const [{ showPanels }] = await Promise.all([
    fetchFirst(() => import('./panels/show-panels')),
    fetchFirst(() => loadRest(text)),
    whole,
  ]);
  const mount = (host: HTMLElement) => {
    board.moveTo(host);
    return board.remove;
  };
  await showPanels(root, { panels: { store, files }, text, mountBoard: mount });
  // The fight goes on without them.
  const warn = (error: unknown): void => console.warn(error);
  await Promise.all([openDoor(store, text).catch(warn), tidyUp().catch(warn)]);
}

/** What is needed to do something, beyond what is needed to ask about it: nobody waits for it to see the board. */
const wholeRules = (): Promise<unknown> => fetchFirst(() => import('./rules/registry'));

/** Pictures that nothing refers to any more go when there is time for it; where the browser keeps nothing there are none. */
async function tidyUp(): Promise<void> {
  const { sweepPictures } = await fetchInTime(() => import('./session/sweep'));
  await database().then(
    (kept) => sweepPictures(kept, Date.now()),
    () => 0,
  );
}

/** Where the page as it is sent has room for the board, until the panels are there. */
function placeOfBoard(root: HTMLElement): HTMLElement {
  const place = root.querySelector<HTMLElement>('.board-host');
  if (place === null) throw new Error('the page has no place for the board');
  return place;
}

const LONGEST_WAIT_MS = 2000;

/** The panels wait for the board's first picture, but not for long: a page that nobody sees is not drawn. */
function drawnOrLate({ drawn }: MountedBoard): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  return Promise.race([drawn, late]);
}

/** The scripting door speaks the notation, which nobody at the table needs to begin: it comes after the panels. */
async function openDoor(store: FightStore, text: Text): Promise<void> {
  const { createDoor } = await fetchInTime(() => import('./door'));
  window.fivefoot = createDoor(store, text);
}

/** The keeper with the latest fight opened; null where the browser keeps nothing, which is told. */
async function openKeeper(store: FightStore): Promise<Keeper | null> {
  try {
    const shelf = await Shelf.open(freshId());
    const keeper = keep({ shelf, rules, store, neighbours: openNeighbours(), wholeRules });
    await takeUp(shelf, keeper);
    return keeper;
  } catch (error) {
    // The fight is on the shelf, and stays there: another one must not begin in its place.
    if (isNotFetched(error)) throw error;
    console.warn(error);
    store.getState().setKeeping('failed');
    return null;
  }
}

/** Goes on where the page before this one was left, and leaves to the next one what is still being written when this one goes. */
async function takeUp(shelf: Shelf, keeper: Keeper): Promise<void> {
  const storage = sessionStorageOf(window);
  const left = takeLeft(storage);
  // What cannot be written is lost; the fight as the shelf has it is not.
  const mended = left !== null && (await shelf.mend(left).catch(() => false));
  await keeper.resume(mended ? left.facts.id : undefined);
  addEventListener('pagehide', () => leave(storage, keeper.unwritten()));
  // Shown again as it was: it writes on by itself.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) leave(storage, null);
  });
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
    void speak(text, store);
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
const table = new URLSearchParams(location.search).get('table');
const online = tableAddressOf(location.hash);
const begun =
  table !== null
    ? fetchFirst(() => import('./table/begin')).then((it) => it.beginTable(root, table))
    : online !== null
      ? fetchFirst(() => import('./online')).then((it) => it.beginOnline(root, online))
      : begin(root);
// A link to a table that is opened in a window that is here already.
addEventListener('hashchange', () => {
  if (tableAddressOf(location.hash) !== null) location.reload();
});
// What is kept for later is fetched when the page can be used, never before.
begun
  .then(() => fetchInTime(() => import('./offline')))
  .then((it) => it.keepOffline())
  .catch((error: unknown) => console.warn(error));
begun.catch((error: unknown) => tellFirstFault(root, error));
