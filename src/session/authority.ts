import type { Command } from '../engine/contract';
import type { Combatant } from '../engine/state';
import type { Session } from './session';

/** Who sits at this screen. The game master may everything. */
export type Seat = 'gm' | (string & {});
export const GM: Seat = 'gm';

/** May this seat send this command? Edits and overruling are the game master's. */
export function maySend(seat: Seat, command: Command): boolean {
  if (seat === GM) return true;
  if (command.type === 'edit') return false;
  return !(command.type === 'act' && command.overrule === true);
}

/** Does this seat act and decide for somebody? The game master does for everyone. */
export const actsFor = (seat: Seat, who: Pick<Combatant, 'controller'> | undefined): boolean =>
  seat === GM || (who !== undefined && who.controller === seat);

/** May this seat take back the last entry? A player only their own, and only if no die was thrown and nobody else was asked. */
export function mayUndo(seat: Seat, session: Session): boolean {
  const last = session.entries[session.cursor - 1];
  if (last === undefined) return false;
  if (seat === GM) return true;
  return (
    last.by === seat && last.events.every((event) => event.type !== 'rolled' && event.type !== 'provoked')
  );
}
