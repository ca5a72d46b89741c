/** What the browser lets us keep, in bytes. */
export interface Room {
  readonly used: number;
  readonly most: number;
  /** There is little left: larger things may not fit. */
  readonly short: boolean;
  /** The browser has promised not to clear it by itself. */
  readonly lasting: boolean;
}

const LITTLE_BYTES = 50 * 1024 * 1024;

/** Null where the browser does not say. */
export async function roomLeft(storage: StorageManager | undefined): Promise<Room | null> {
  if (storage?.estimate === undefined) return null;
  const { usage: used = 0, quota: most = 0 } = await storage.estimate();
  if (most === 0) return null;
  const lasting = (await storage.persisted?.()) ?? false;
  return { used, most, short: most - used < LITTLE_BYTES, lasting };
}

/** Asks the browser not to clear what is kept; whether it does is its own matter, and no one is bothered with it. */
export async function askToLast(storage: StorageManager | undefined): Promise<void> {
  if (storage?.persist === undefined || (await storage.persisted())) return;
  await storage.persist();
}
