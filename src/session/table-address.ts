/** What an address says of a table that a server holds: a way in with a code, a screen for everyone, or a seat that one had. */
export type TableAddress =
  | { readonly is: 'join' | 'watch'; readonly table: string; readonly code: string }
  | { readonly is: 'at'; readonly table: string; readonly code: null };

const WITH_CODE = /^#(join|watch)=([\w-]{22})\.([\w-]{1,64})$/;
const SEATED = /^#at=([\w-]{22})$/;

/** Null where the part behind the `#` is about something else. */
export function tableAddressOf(hash: string): TableAddress | null {
  const [, is, table, code] = WITH_CODE.exec(hash) ?? [];
  if (table !== undefined && code !== undefined)
    return { is: is === 'watch' ? 'watch' : 'join', table, code };
  const seated = SEATED.exec(hash)?.[1];
  return seated === undefined ? null : { is: 'at', table: seated, code: null };
}

export const hashOfTable = (address: TableAddress): string =>
  address.code === null ? `#at=${address.table}` : `#${address.is}=${address.table}.${address.code}`;

const LAST = 'fivefoot.table';

/** The table that this browser last sat at and has not been sent away from; null: there is none. */
export function lastTable(storage: Storage | null): string | null {
  const table = storage?.getItem(LAST) ?? null;
  return table !== null && tableAddressOf(`#at=${table}`) !== null ? table : null;
}

export function rememberTable(storage: Storage | null, table: string): void {
  storage?.setItem(LAST, table);
}

/** There is no coming back to it. */
export function forgetTable(storage: Storage | null, table: string): void {
  if (lastTable(storage) === table) storage?.removeItem(LAST);
}
