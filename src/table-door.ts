import { notationOf } from './reading';
import { GM } from './session/authority';
import { pictureOf } from './session/pictures';
import { currentEncounter } from './session/session';
import { localStorageOf } from './session/settings';
import type { FightStore } from './session/store';
import { hashOfTable, type TableAddress } from './session/table-address';
import { keepSeat, type SeatStorage } from './sharing/kept-seats';
import { serverDoor } from './sharing/server-door';

// The way to a table of a server, and what the page keeps of it. Loaded when a table is at hand, or is to be.

/** The folder that this page comes from: there the server is, if the page comes from one. */
export const serverAddress = (): string => new URL('.', location.href).href.replace(/\/$/, '');

export const seatStorage = (): SeatStorage => ({ window: windowStorage(), browser: localStorageOf(window) });

function windowStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** Loads the page anew there: what is there begins with it. */
export function goTo(address: TableAddress | null): void {
  history.replaceState(null, '', `${location.pathname}${address === null ? '' : hashOfTable(address)}`);
  location.reload();
}

/** Puts the fight as it stands onto a new table, its picture with it, and goes there as its game master. @throws Refused */
export async function beginTable(store: FightStore): Promise<void> {
  const door = serverDoor(serverAddress());
  const { table, seat } = await door.found(notationOf(store));
  const id = currentEncounter(store.getState().session).picture?.id;
  const blob = id === undefined ? null : await pictureOf(id);
  if (id !== undefined && blob !== null) await door.bring({ table, seat, id }, blob);
  keepSeat(seatStorage(), table, { seat, name: GM, role: 'gm' });
  goTo({ is: 'at', table, code: null });
}

/** @throws Refused where no table has that code */
export async function joinTable(code: string): Promise<void> {
  const table = await serverDoor(serverAddress()).tableOf(code);
  goTo({ is: 'join', table, code: code.toUpperCase().replace(/[^0-9A-Z]/g, '') });
}
