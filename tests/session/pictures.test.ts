import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '../../src/session/database';
import { MOST_PICTURE_BYTES, readPicture, storePictures } from '../../src/session/pictures';
import { Refused } from '../../src/session/refused';
import { openSession } from '../../src/session/session';
import { Shelf } from '../../src/session/shelf';
import { sweepPictures } from '../../src/session/sweep';
import { pngOf } from './png';
import { table } from './table';

let database: Database;
let count = 0;
beforeEach(async () => {
  count += 1;
  database = await openDatabase(`pictures-${count}`);
});
afterEach(() => {
  database.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const blob = (...parts: BlobPart[]): Blob => new Blob(parts);
const codeOf = (kept: Promise<unknown>): Promise<string> =>
  kept.then(
    () => 'kept',
    (error: unknown) => (error instanceof Refused ? error.refusal.code : String(error)),
  );
async function store(picture: Blob, at: number): Promise<string> {
  const read = await readPicture(picture);
  await storePictures(database, [read], at);
  return read.id;
}
const keptIds = (): Promise<string[]> => database.getAllKeys('pictures');

test('a picture is known by its bytes', async () => {
  const read = await readPicture(blob(pngOf(3, 2)));
  expect(read).toMatchObject({ kind: 'png', width: 3, height: 2 });
  expect(read.id).toMatch(/^[0-9a-f]{64}$/);
  expect((await readPicture(blob(pngOf(3, 2)))).id).toBe(read.id);
  expect((await readPicture(blob(pngOf(2, 3)))).id).not.toBe(read.id);
});

test('where the browser has no digest of its own the id is the same', async () => {
  const { id } = await readPicture(blob(pngOf(3, 2)));
  vi.stubGlobal('crypto', {});
  expect((await readPicture(blob(pngOf(3, 2)))).id).toBe(id);
});

test('what is no picture, or too large, is refused', async () => {
  expect(await codeOf(readPicture(blob('<svg onload="alert(1)"></svg>')))).toBe('picture-of-no-kind');
  expect(await codeOf(readPicture(blob()))).toBe('picture-of-no-kind');
  expect(await codeOf(readPicture(blob(pngOf(3, 2).slice(0, 40))))).toBe('picture-cut-short');
  expect(await codeOf(readPicture(blob(pngOf(16385, 1))))).toBe('picture-too-wide');
  expect(await codeOf(readPicture(blob(pngOf(16384, 16384))))).toBe('picture-too-wide');
  expect(await codeOf(readPicture(blob(new Uint8Array(MOST_PICTURE_BYTES + 1))))).toBe('picture-too-large');
  expect(await codeOf(readPicture(blob(pngOf(16384, 8192))))).toBe('kept');
});

test('pictures that nothing refers to are swept, others stay', async () => {
  const unused = await store(blob(pngOf(1, 1)), 0);
  const inStart = await store(blob(pngOf(2, 1)), 0);
  const inCommand = await store(blob(pngOf(3, 1)), 0);
  const inLibrary = await store(blob(pngOf(4, 1)), 0);
  const inTemplate = await store(blob(pngOf(5, 1)), 0);
  const shelf = await Shelf.open('tab', () => 1, `pictures-${count}`);
  await shelf.create('one', openSession({ ...table(), title: inStart }));
  const command = { type: 'edit', edit: 'picture', args: { picture: { id: inCommand } } } as const;
  await database.put('entries', { by: 'gm', command }, ['one', 0]);
  const facts = { at: 0, revision: 1, combatants: 0, width: 1, height: 1 };
  await database.put('library', { id: 'saved', name: 'Saved', text: '', pictures: [inLibrary], ...facts });
  await database.put('templates', { id: 'orc', name: 'Orc', block: { portrait: inTemplate }, at: 0 });
  expect(await sweepPictures(database, 1000, 100)).toBe(1);
  expect((await keptIds()).sort()).toEqual([inStart, inCommand, inLibrary, inTemplate].sort());
  expect(await keptIds()).not.toContain(unused);
  await shelf.remove('one');
  expect(await sweepPictures(database, 1000, 100)).toBe(2);
  expect((await keptIds()).sort()).toEqual([inLibrary, inTemplate].sort());
  shelf.close();
});

test('a picture just given stays a while, and giving it again begins that anew', async () => {
  const id = await store(blob(pngOf(1, 1)), 900);
  expect(await sweepPictures(database, 950, 100)).toBe(0);
  await store(blob(pngOf(1, 1)), 1100);
  expect(await sweepPictures(database, 1150, 100)).toBe(0);
  expect(await keptIds()).toEqual([id]);
  expect(await sweepPictures(database, 1300, 100)).toBe(1);
});

test('where there is no room, pictures that nothing refers to make it', async () => {
  const old = await store(blob(pngOf(1, 1)), 0);
  const read = await readPicture(blob(pngOf(2, 1)));
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await storePictures(database, [read], 200_000);
  expect(full).toHaveBeenCalledTimes(2);
  expect(await keptIds()).toEqual([read.id]);
  expect(await keptIds()).not.toContain(old);
});

test('a sound header before pixels that nobody can draw is refused', async () => {
  vi.stubGlobal('createImageBitmap', async () => {
    throw new DOMException('broken', 'InvalidStateError');
  });
  expect(await codeOf(readPicture(blob(pngOf(3, 2))))).toBe('picture-undecodable');
  const close = vi.fn();
  vi.stubGlobal('createImageBitmap', async () => ({ close }));
  expect(await codeOf(readPicture(blob(pngOf(3, 2))))).toBe('kept');
  expect(close).toHaveBeenCalledOnce();
});
