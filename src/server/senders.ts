import type { Facts, Seat } from './facts';

/** Who asks for something: a seat, and under which name the numbers are counted that are given there to what is to be done once. */
export interface From {
  readonly seat: Seat;
  readonly sender: string;
}

/** So many windows of one seat are remembered: it has a new one with every page that is loaded. */
const MOST_WINDOWS = 32;
const windowsOf = (seat: Seat): string => `${seat.id}/`;

/** Each window of a seat counts for itself, so that no two of them take the same number for different things. One that has no name counts for the seat. */
export const senderOf = (seat: Seat, window: string | undefined): string =>
  window === undefined ? seat.id : `${windowsOf(seat)}${window}`;

type Numbers = Facts['lastCommands'];

/** The last numbers that were carried out, with one more. */
export function withDone(numbers: Numbers, { seat, sender }: From, id: number): Numbers {
  const last = Math.max(id, numbers[sender] ?? -1);
  if (Object.hasOwn(numbers, sender)) return { ...numbers, [sender]: last };
  const windows = Object.keys(numbers).filter((each) => each.startsWith(windowsOf(seat)));
  const gone = new Set(windows.slice(0, Math.max(0, windows.length + 1 - MOST_WINDOWS)));
  const kept = Object.entries(numbers).filter(([each]) => !gone.has(each));
  return Object.fromEntries([...kept, [sender, last]]);
}
