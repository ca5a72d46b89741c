import { matchMaker } from '@colyseus/core';

/** So long another process may take to say that a room of its is there. */
const PATIENCE_MS = 700;

/**
 * Before a visitor is sent to a room of another process: asks whether that is still there. A process that was killed leaves its rooms
 * written down; they are struck out here, so that the table goes on in this one. The framework alone finds that out in twice two seconds.
 */
export async function forgetDeadRooms(table: string): Promise<void> {
  const rooms = await matchMaker.query({ name: 'table', ...{ table } });
  for (const { roomId, processId } of rooms)
    if (processId !== matchMaker.processId && !(await answers(roomId))) await forget(processId);
}

async function answers(roomId: string): Promise<boolean> {
  try {
    await matchMaker.remoteRoomCall(roomId, 'roomId', undefined, PATIENCE_MS);
    return true;
  } catch {
    return false;
  }
}

async function forget(processId: string): Promise<void> {
  await matchMaker.stats.excludeProcess(processId);
  await matchMaker.driver.cleanup?.(processId);
}

/** A room is made where it is asked for: the proxy spreads visitors, and no process that has died is waited for. */
export const ownProcess = async (): Promise<string> => matchMaker.processId;
