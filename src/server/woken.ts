import type { Command, Rules } from '../engine/contract';
import type { Session } from '../session/session';
import type { KeptLine } from './chat';
import { sessionOf } from './history';
import type { Storage, StoredTable } from './storage/storage';
import { ThinHistory } from './thin-history';

/** A table that was read from the storage, its log played again. */
export interface Woken {
  readonly stored: StoredTable;
  readonly lease: number;
  readonly chat: readonly KeptLine[];
  readonly session: Session;
  /** The sender's number of each command. */
  readonly ids: WeakMap<Command, string>;
  readonly history: ThinHistory;
}
interface From {
  readonly rules: Rules;
  readonly storage: Storage;
}
export const CHAT_KEPT = 100;

/** Takes it, in the middle of whatever was pending. Null: there is none of that id. */
export async function readTable({ rules, storage }: From, id: string): Promise<Woken | null> {
  const claim = await storage.claim(id);
  if (claim === null) return null;
  const { table: stored, lease } = claim;
  const chat = await storage.said(id, CHAT_KEPT);
  const [ids, history] = [new WeakMap<Command, string>(), new ThinHistory(rules)];
  const session = await sessionOf(rules, stored, ids, history);
  return { stored, lease, session, ids, history, chat: chat as unknown as readonly KeptLine[] };
}
