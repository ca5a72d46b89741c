import type { Encounter } from '../engine/state';
import type { KeptFight, Snapshot } from './database';
import { isLogLine, type LogLine, looksLikeEncounter } from './save-file';

// A transaction that is under way when its page goes is thrown away by the browser. What it was to write is left, at once and whole, in the
// storage of the tab's visit, where the page that comes next finds it.

const KEY = 'fivefoot.unwritten';

/** What of a fight was not on the shelf yet when its page went. */
export interface Unwritten {
  readonly facts: KeptFight;
  /** Null: the shelf has the fight, and lacks only its end. */
  readonly start: Encounter | null;
  readonly snapshot: Snapshot;
  /** The log from its entry number `from` on; what the shelf has from there is not of this fight any more. */
  readonly from: number;
  readonly log: readonly LogLine[];
}

/** Where a tab keeps something as long as it is open, or null where that is forbidden. */
export function sessionStorageOf(window: Window): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Leaves it for the next page of this tab; null: there is nothing to leave, and what was left before no longer holds. */
export function leave(storage: Storage | null, unwritten: Unwritten | null): void {
  try {
    storage?.removeItem(KEY);
    if (unwritten !== null) storage?.setItem(KEY, JSON.stringify(unwritten));
  } catch {
    // More than the browser keeps for a tab: what the shelf has by then is what there is.
  }
}

/** What the page before has left; it is given once. Null if it is nothing, or makes no sense. */
export function takeLeft(storage: Storage | null): Unwritten | null {
  try {
    const text = storage?.getItem(KEY) ?? 'null';
    storage?.removeItem(KEY);
    const left: unknown = JSON.parse(text);
    return isUnwritten(left) ? left : null;
  } catch {
    return null;
  }
}

function isUnwritten(left: unknown): left is Unwritten {
  if (typeof left !== 'object' || left === null) return false;
  const { facts, start, snapshot, from, log } = left as Partial<Unwritten>;
  if (typeof facts?.id !== 'string' || !Number.isSafeInteger(from)) return false;
  if (start !== null && !looksLikeEncounter(start)) return false;
  return looksLikeEncounter(snapshot?.encounter) && Array.isArray(log) && log.every(isLogLine);
}
