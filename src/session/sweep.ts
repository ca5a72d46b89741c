import type { Database } from './database';

/** A picture that was only just given may not stand in any encounter yet. */
const GRACE_MS = 60 * 60 * 1000;
/** Wherever a picture is referred to, in an encounter, a command, the notation or a template, its id stands as a word of its own. */
const PICTURE_ID = /\b[0-9a-f]{64}\b/g;

/**
 * Lets go of pictures that no kept fight (its history included), saved encounter or template refers to.
 * `grace`: milliseconds that a picture stays in any case. @returns how many went
 */
export async function sweepPictures(db: Database, now: number, grace: number = GRACE_MS): Promise<number> {
  const old = await db.getAllKeysFromIndex('pictures', 'at', IDBKeyRange.upperBound(now - grace));
  if (old.length === 0) return 0;
  // One transaction, so that nothing comes to refer to a picture between looking and deleting.
  const tx = db.transaction(
    ['pictures', 'starts', 'entries', 'snapshots', 'library', 'templates'],
    'readwrite',
  );
  const unused = new Set<string>(old);
  for (const store of ['starts', 'entries', 'snapshots', 'library', 'templates'] as const) {
    let cursor = await tx.objectStore(store).openCursor();
    while (cursor !== null && unused.size > 0) {
      for (const [id] of JSON.stringify(cursor.value).matchAll(PICTURE_ID)) unused.delete(id);
      cursor = await cursor.continue();
    }
  }
  for (const id of unused) await tx.objectStore('pictures').delete(id);
  await tx.done;
  return unused.size;
}
