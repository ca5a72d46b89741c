import { type MountedBoard, mountBoard } from './board/board';
import type { Refusal } from './engine/contract';
import { refusal } from './engine/refusal';
import { joinedFiles, onlinePanels, sayComing, sharePictures, tellDrags } from './online-parts';
import { drawnBy, pathsAround } from './online-paths';
import { rules } from './rules/registry';
import { fetchFirst, fetchInTime } from './session/fetched';
import { localStorageOf, readSettings, writeSettings } from './session/settings';
import type { FightStore } from './session/store';
import { forgetTable, rememberTable, type TableAddress } from './session/table-address';
import type { Settings } from './session/ui-state';
import { type Credential, dialTable } from './sharing/colyseus-line';
import { joinServer, type ServerTransport } from './sharing/colyseus-transport';
import { type Person, readFromTable } from './sharing/from-table';
import { dropSeat, keepSeat, keptSeats } from './sharing/kept-seats';
import { openRemote, type Remote } from './sharing/remote';
import { speak } from './speak';
import { goTo, seatStorage, serverAddress } from './table-door';
import { loadRest, loadText, type Text } from './text/languages';

/** The page at a table of a server, from whatever address leads there. */
export async function beginOnline(root: HTMLElement, address: TableAddress): Promise<void> {
  const settings = readSettings(localStorageOf(window), navigator.language);
  const text = await fetchFirst(() => loadText(settings.locale));
  await fetchFirst(() => loadRest(text));
  dress(settings);
  if (address.is === 'watch') await watchTable(root, text, settings, address);
  else await sitDown(root, text, settings, address);
}

function dress({ theme, locale }: Pick<Settings, 'theme' | 'locale'>): void {
  const { documentElement } = document;
  if (theme === 'system') delete documentElement.dataset.theme;
  else documentElement.dataset.theme = theme;
  documentElement.lang = locale;
}

/** Asks for a name where this window has no seat yet, until one is in. */
async function sitDown(
  root: HTMLElement,
  text: Text,
  settings: Settings,
  { table, code }: TableAddress,
): Promise<void> {
  let credential: Credential | null = ownSeat(table);
  let refused: Refusal | null = null;
  for (;;) {
    credential ??= await atTheDoor(root, text, { table, code, refused });
    const arrived = sayComing(text);
    const entered = await enter(credential, settings, table).finally(arrived);
    if (entered.refused === null) {
      history.replaceState(null, '', `${location.pathname}#at=${table}`);
      rememberTable(localStorageOf(window), table);
      await show(root, text, entered);
      return;
    }
    refused = entered.refused;
    credential = null;
  }
}

function ownSeat(table: string): Credential | null {
  const { own } = keptSeats(seatStorage(), table);
  return own === null ? null : { table, seat: own.seat };
}

interface Asked {
  readonly table: string;
  readonly code: string | null;
  readonly refused: Refusal | null;
}
async function atTheDoor(
  root: HTMLElement,
  text: Text,
  { table, code, refused }: Asked,
): Promise<Credential> {
  const { askAtDoor } = await fetchFirst(() => import('./panels/together/door-form'));
  const { last } = keptSeats(seatStorage(), table);
  const seat = last?.role === 'table' ? null : last;
  const name = seat === null ? null : seat.role === 'gm' ? text.t('together:gm') : seat.name;
  const onLeave = (): void => goTo(null);
  const chosen = await askAtDoor(root, { text, code, last: name, refused, onLeave });
  if (chosen.is === 'back' && seat !== null) return { table, seat: seat.seat };
  return chosen.is === 'new'
    ? { table, code: chosen.code, name: chosen.name }
    : { table, code: code ?? '', name: '' };
}

/** The seat leads nowhere any more. */
const GONE = new Set(['seat-unknown', 'table-unknown', 'closed-removed', 'closed-ended']);

type Entered =
  | { readonly refused: Refusal }
  | {
      readonly refused: null;
      readonly remote: Remote;
      readonly store: FightStore;
      readonly seat: () => string;
    };

/** Resolves when the fight is there, or when there is no coming in. */
function enter(credential: Credential, settings: Settings, table: string): Promise<Entered> {
  let how = credential;
  return new Promise((resolve) => {
    const transport = joinServer({ dial: dialTable(serverAddress(), () => how) });
    stayOnLine(transport);
    const remote: Remote = openRemote({
      rules,
      transport,
      settings: { ...settings, diceMode: 'generated' },
      seated: (seat, { name, role }) => {
        how = { table, seat };
        keepSeat(seatStorage(), table, { seat, name, role });
      },
      begun: (store) =>
        resolve({ refused: null, remote, store, seat: () => ('seat' in how ? how.seat : '') }),
    });
    transport.whenEnded((code) => {
      if (GONE.has(code)) forgetTable(localStorageOf(window), table);
      if (GONE.has(code) && 'seat' in how) dropSeat(seatStorage(), table, how.seat);
      resolve({ refused: refusal(code, told(how)) });
    });
  });
}

/** What fills the sentence of a refusal at the door. */
const told = (how: Credential) => ({ name: 'name' in how ? how.name : '', most: 40 });

/** What the browser knows of its network is quicker than waiting for the line to give up. */
function stayOnLine(transport: ServerTransport): void {
  addEventListener('offline', () => transport.again());
  addEventListener('online', () => transport.again());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && transport.state() === 'lost') transport.again();
  });
}

async function show(
  root: HTMLElement,
  text: Text,
  { remote, store, seat }: Extract<Entered, { refused: null }>,
): Promise<void> {
  const table = location.hash.slice('#at='.length);
  sharePictures({ remote, store, table, seat });
  const place = root.querySelector<HTMLElement>('.board-host');
  if (place === null) throw new Error('the page has no place for the board');
  const board = mountBoard({ host: place, store, text });
  followSettings(store, text);
  showDrags(remote, store, board, text);
  const { showPanels } = await fetchFirst(() => import('./panels/show-panels'));
  const files = joinedFiles({ rules, store, text, keeper: null });
  const panels = { store, files, online: onlinePanels(remote, store, table) };
  await showPanels(root, {
    panels,
    text,
    mountBoard: (host) => {
      board.moveTo(host);
      return board.remove;
    },
  });
  await fetchInTime(() => import('./door')).then(
    ({ createDoor }) => {
      window.fivefoot = createDoor(store, text);
    },
    // Without it nothing is scripted; the fight goes on.
    (error: unknown) => console.warn(error),
  );
}

function followSettings(store: FightStore, text: Text): void {
  const storage = localStorageOf(window);
  const { diceMode } = readSettings(storage, navigator.language);
  store.subscribe(({ ui }, { ui: before }) => {
    if (ui === before) return;
    dress(ui);
    if (ui.locale !== before.locale) void speak(text, store);
    writeSettings(storage, { ...ui, diceMode });
  });
}

/** Paths that others draw, those that wait for the game master, and one's own that is on its way. */
function showDrags(remote: Remote, store: FightStore, board: MountedBoard, text: Text): void {
  tellDrags(remote);
  const draw = (): void => void board.showPaths(pathsAround(remote.around.getState(), text));
  remote.around.subscribe((now, before) => {
    const isNew = now.drags !== before.drags || now.ghost !== before.ghost;
    if (isNew || now.proposals !== before.proposals || now.people !== before.people) draw();
  });
  store.subscribe((now, before) => {
    if (now.encounter !== before.encounter) draw();
  });
}

/** The screen for everyone, by a link of its own; after a reload it is the same screen. */
async function watchTable(
  root: HTMLElement,
  text: Text,
  settings: Settings,
  { table, code }: TableAddress,
): Promise<void> {
  const { showTable } = await fetchFirst(() => import('./table/table-screen'));
  const storage = seatStorage();
  let how: Credential = ownSeat(table) ?? { table, code: code ?? '', name: 'screen' };
  const transport = joinServer({ dial: dialTable(serverAddress(), () => how) });
  stayOnLine(transport);
  let people: readonly Person[] = [];
  transport.listen((heard) => {
    const message = readFromTable(heard);
    if (message?.type === 'people') people = message.people;
    if (message?.type === 'closed') transport.end(`closed-${message.why}`);
    if (message?.type !== 'welcome' || message.seat === null) return;
    how = { table, seat: message.seat };
    keepSeat({ ...storage, browser: null }, table, {
      seat: message.seat,
      name: message.you.name,
      role: 'table',
    });
  });
  transport.whenEnded((ended) => {
    if ('seat' in how) dropSeat(storage, table, how.seat);
    root.textContent = text.t(`refusals:${ended}`, told(how));
  });
  sharePictures({ remote: null, store: null, table, seat: () => ('seat' in how ? how.seat : '') });
  showTable({
    root,
    rules,
    text,
    transport,
    settings,
    drawnBy: (name) => drawnBy(people, text, name),
    words: { waiting: 'together:connecting', lost: 'together:lost' },
  });
}
