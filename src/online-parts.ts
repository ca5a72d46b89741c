import type { DeskParts } from './desk-parts';
import { seededDice } from './engine/dice';
import { refusal } from './engine/refusal';
import { createFiles } from './files';
import type { Files, Online } from './panels/context';
import './panels/styles/together.css';
import { GM } from './session/authority';
import { freshId } from './session/fresh-id';
import { lookForPictures, pictureOf } from './session/pictures';
import { previewStore } from './session/preview';
import { Refused } from './session/refused';
import { currentEncounter, openSession } from './session/session';
import { localStorageOf } from './session/settings';
import { Shelf } from './session/shelf';
import type { FightStore } from './session/store';
import { forgetTable, hashOfTable } from './session/table-address';
import type { Remote } from './sharing/remote';
import { serverDoor } from './sharing/server-door';
import type { Drag } from './sharing/to-server';
import { goTo, serverAddress } from './table-door';
import type { Text } from './text/i18n';

/** Files at a table: what would put another fight in the place of the one that everybody plays is refused. */
export function joinedFiles(parts: DeskParts): Files {
  const why = refusal('played-together');
  const none = async (): Promise<never> => {
    throw new Refused(why);
  };
  return {
    ...createFiles(parts),
    openDemo: none,
    openText: async () => why,
    kept: async () => [],
    resume: none,
    takeBack: none,
  };
}

/** The table as the panels see it. */
export function onlinePanels(remote: Remote, store: FightStore, table: string): Online {
  const leave = (): void => {
    remote.stop();
    goTo(null);
  };
  return {
    around: remote.around,
    store: () => remote.store(),
    plays: (who) => remote.plays(who),
    older: () => remote.older(),
    tell: (saying) => remote.tell(saying),
    drag: (drag) => remote.drag(drag),
    ping: (at) => remote.ping(at),
    end: () => remote.end(),
    stop: () => remote.stop(),
    leave,
    takeHome: async () => {
      await keepHere(store);
      // Its seat is kept as long as there is a table: without it nobody could end that any more.
      await remote.end();
      forgetTable(localStorageOf(window), table);
      leave();
    },
    addressFor: (is, code) => `${serverAddress()}/${hashOfTable({ is, table, code })}`,
  };
}

/** Puts the fight as it stands on the shelf of this browser, as its latest, with dice of its own: so it is what opens next. */
async function keepHere(store: FightStore): Promise<void> {
  const shelf = await Shelf.open(freshId());
  const [seed = 0] = crypto.getRandomValues(new Int32Array(1));
  const encounter = { ...currentEncounter(store.getState().session), dice: seededDice(seed) };
  await shelf.create(freshId(), openSession(encounter));
  shelf.close();
}

/** So long coming in may take before it is said that one waits for it, in milliseconds. */
const SAID_AFTER_MS = 600;

/** Over the empty page, while the server is looked for. Returns how it is taken away. */
export function sayComing(text: Text): () => void {
  const note = document.createElement('p');
  note.className = 'together-coming';
  note.setAttribute('role', 'status');
  note.dataset.testid = 'coming-in';
  document.body.append(note);
  // What is put into a place that is there already is read aloud.
  const timer = setTimeout(() => {
    note.textContent = text.t('together:connecting');
  }, SAID_AFTER_MS);
  return () => {
    clearTimeout(timer);
    note.remove();
  };
}

interface Sharing {
  /** Null for a screen, which brings nothing. */
  readonly remote: Remote | null;
  readonly store: FightStore | null;
  readonly table: string;
  /** The secret of the seat, as it is now. */
  seat(): string;
}
const TRIES = 5;
const WAIT_MS = 1500;

/** Pictures that this browser does not keep come from the table; those that the game master lays under the grid go there. */
export function sharePictures({ remote, store, table, seat }: Sharing): void {
  const door = serverDoor(serverAddress());
  lookForPictures(async (id) => {
    // Whoever brings it may still be at it.
    for (let tries = 0; tries < TRIES; tries += 1) {
      const blob = await door.picture({ table, seat: seat(), id }).catch(() => null);
      if (blob !== null) return blob;
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    }
    return null;
  });
  if (remote === null || store === null) return;
  store.subscribe(({ encounter: { picture } }, { encounter: { picture: before } }) => {
    const isGm = remote.around.getState().you?.role === GM;
    if (!isGm || !picture || picture.id === before?.id) return;
    const { id } = picture;
    const bring = async (): Promise<void> => {
      const blob = await pictureOf(id);
      if (blob !== null) await door.bring({ table, seat: seat(), id }, blob);
    };
    bring().catch((error: unknown) => console.error(error));
  });
}

/** A path is told at most so often. */
const TOLD_MS = 80;

/** What the hand here draws or puts somewhere; null: nothing that is this seat's. */
function drawnHere(remote: Remote): Drag | null {
  const { preview, placing } = previewStore.getState();
  const pairs = (squares: readonly { readonly x: number; readonly y: number }[]) =>
    squares.map(({ x, y }) => [x, y] as const);
  if (preview !== null && remote.plays(preview.who)) {
    const { who, action, path, waypoints } = preview;
    return { who, action, path: pairs(path), waypoints: pairs(waypoints) };
  }
  return placing !== null && remote.plays(placing.who)
    ? { who: placing.who, action: 'place', path: pairs([placing.to]), waypoints: [] }
    : null;
}

/** Tells the table the path that is drawn here, while it is drawn. */
export function tellDrags(remote: Remote): void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let told = false;
  const tell = (): void => {
    timer = null;
    const drag = drawnHere(remote);
    if (drag === null && !told) return;
    told = drag !== null;
    remote.drag(drag);
  };
  previewStore.subscribe(({ preview, placing }, before) => {
    const isNew = preview !== before.preview || placing !== before.placing;
    if (isNew && timer === null) timer = setTimeout(tell, TOLD_MS);
  });
}
