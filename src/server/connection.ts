import type { FromTable } from '../sharing/from-table';
import type { ToScreen } from '../sharing/to-screen';
import type { From } from './senders';

/** One line to somebody at the table; a seat may have several (two windows). */
export interface Connection extends From {
  send(message: ToScreen | FromTable): void;
  /** Ends the line; nothing is sent after it. */
  close(): void;
}
