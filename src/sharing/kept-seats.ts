import { z } from 'zod';

const seatShape = z.strictObject({
  seat: z.string().max(64),
  name: z.string().max(200),
  role: z.enum(['gm', 'player', 'table']),
});
/** A seat at a table that this browser had: with its secret one comes back into it. */
export type KeptSeat = z.infer<typeof seatShape>;

/** Where it is kept: by the window, and by the browser for the windows after it. Either may be forbidden. */
export interface SeatStorage {
  readonly window: Storage | null;
  readonly browser: Storage | null;
}

const keyOf = (table: string): string => `fivefoot.seat.${table}`;

/** The seat of this window, and else the last one that any window of this browser had there. */
export function keptSeats(
  { window, browser }: SeatStorage,
  table: string,
): { readonly own: KeptSeat | null; readonly last: KeptSeat | null } {
  return { own: read(window, table), last: read(browser, table) };
}

export function keepSeat({ window, browser }: SeatStorage, table: string, seat: KeptSeat): void {
  for (const storage of [window, browser]) {
    try {
      storage?.setItem(keyOf(table), JSON.stringify(seat));
    } catch {
      // Without it a reload asks for the name again.
    }
  }
}

/** It leads nowhere any more. */
export function dropSeat({ window, browser }: SeatStorage, table: string, secret: string): void {
  for (const storage of [window, browser])
    if (read(storage, table)?.seat === secret) storage?.removeItem(keyOf(table));
}

function read(storage: Storage | null, table: string): KeptSeat | null {
  try {
    return seatShape.safeParse(JSON.parse(storage?.getItem(keyOf(table)) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
