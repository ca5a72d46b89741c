import { refusal } from '../engine/refusal';
import { type Database, database } from './database';
import { fetchFirst, fetchNow } from './fetched';
import { type PictureSize, pixelsOf } from './pixels';
import { isNoRoom, Refused } from './refused';

/** A picture that the browser keeps: `id` is the SHA-256 of its bytes in lower-case hex; width and height in pixels. */
export interface KeptPicture extends PictureSize {
  readonly id: string;
}

/** A picture with its bytes, as it is put into storage. */
export type WholePicture = KeptPicture & { readonly bytes: ArrayBuffer };

const MOST_MEGABYTES = 30;
export const MOST_PICTURE_BYTES = MOST_MEGABYTES * 1024 * 1024;
/** Pixels a side, and on the whole: more takes a gigabyte once it is drawn. */
const MOST_SIDE = 16384;
const MOST_PIXELS = 2 ** 27;

/**
 * Keeps the picture in this browser and says what it is. What nothing refers to any more is swept a while later (`sweep.ts`).
 * @throws Refused for what is no PNG, JPEG or WebP by its own bytes, or is too large
 */
export async function keepPicture(blob: Blob): Promise<KeptPicture> {
  const { bytes, ...picture } = await readPicture(blob);
  await storePictures(await database(), [{ ...picture, bytes }], Date.now());
  return picture;
}

/** Where a picture is had that this browser does not keep; null: it is not there either. */
type Elsewhere = (id: string) => Promise<Blob | null>;
let elsewhere: Elsewhere = async () => null;
/** From now on pictures that are not kept here are asked for there, and kept. */
export function lookForPictures(there: Elsewhere): void {
  elsewhere = there;
}

/** The bytes of a kept picture, or null. */
export async function pictureOf(id: string): Promise<Blob | null> {
  const found = await (await database()).get('pictures', id);
  return found === undefined ? fetched(id) : new Blob([found.bytes], { type: `image/${found.kind}` });
}

/** What comes from elsewhere is believed only as far as its bytes are those of the id. */
async function fetched(id: string): Promise<Blob | null> {
  const blob = await elsewhere(id);
  if (blob === null) return null;
  const kept = await keepPicture(blob);
  return kept.id === id ? blob : null;
}

/** What a file is as a picture; keeps nothing. @throws Refused as `keepPicture` */
export async function readPicture(blob: Blob): Promise<WholePicture> {
  if (blob.size > MOST_PICTURE_BYTES)
    throw new Refused(refusal('picture-too-large', { most: MOST_MEGABYTES }));
  const bytes = await blob.arrayBuffer();
  const size = pixelsOf(new Uint8Array(bytes));
  if (size === null) throw new Refused(refusal('picture-of-no-kind'));
  if (size === 'cut-short') throw new Refused(refusal('picture-cut-short'));
  const { width, height } = size;
  if (Math.max(width, height) > MOST_SIDE || width * height > MOST_PIXELS)
    throw new Refused(refusal('picture-too-wide', { width, height, most: MOST_SIDE }));
  if (!(await canBeDecoded(bytes, size))) throw new Refused(refusal('picture-undecodable'));
  return { ...size, id: await digestOf(bytes), bytes };
}

/** A sound header may stand before pixels that nobody can draw. Where there is nothing to decode with, the header must do. */
async function canBeDecoded(bytes: ArrayBuffer, { kind }: PictureSize): Promise<boolean> {
  if (typeof globalThis.createImageBitmap !== 'function') return true;
  try {
    const dot = await createImageBitmap(new Blob([bytes], { type: `image/${kind}` }), {
      resizeWidth: 1,
      resizeHeight: 1,
    });
    dot.close();
    return true;
  } catch {
    return false;
  }
}

/** Just given: not even a lack of room takes it away. */
const JUST_NOW_MS = 60_000;

/**
 * Writes all of them or none; bytes that are there already get the new time, so that they are not swept. Where there is no room,
 * what nothing refers to goes first. @throws where there is none even then
 */
export async function storePictures(
  db: Database,
  pictures: readonly WholePicture[],
  at: number,
): Promise<void> {
  try {
    await writePictures(db, pictures, at);
  } catch (error) {
    if (!isNoRoom(error)) throw error;
    const { sweepPictures } = await fetchNow(() => import('./sweep'));
    await sweepPictures(db, at, JUST_NOW_MS);
    await writePictures(db, pictures, at);
  }
}

async function writePictures(db: Database, pictures: readonly WholePicture[], at: number): Promise<void> {
  const tx = db.transaction('pictures', 'readwrite');
  await Promise.all([...pictures.map((picture) => tx.store.put({ ...picture, at })), tx.done]);
}

/** SHA-256 in lower-case hex. */
export async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await sha256(bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The browser's own, which is there only at `https:` and `localhost`; at a table's own address a package does it. */
async function sha256(bytes: ArrayBuffer): Promise<ArrayLike<number>> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (subtle !== undefined) return new Uint8Array(await subtle.digest('SHA-256', bytes));
  const digest = await fetchFirst(async () => {
    const { sha256 } = await import('@noble/hashes/sha2.js');
    return sha256;
  });
  return digest(new Uint8Array(bytes));
}
