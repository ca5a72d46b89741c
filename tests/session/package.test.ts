import fc from 'fast-check';
import { type Zippable, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { packEncounter, picturesIn, unpackEncounter } from '../../src/session/package';
import { holds } from '../../src/session/parts';
import { readPicture } from '../../src/session/pictures';
import { pngOf } from './png';
import { codeOf } from './refusals';

const bytes = (text: string) => new TextEncoder().encode(text);
const zip = (parts: Zippable): Blob => new Blob([new Uint8Array(zipSync(parts))]);
const none = async () => null;
const picture = pngOf(3, 2);
const idOf = async (): Promise<string> => (await readPicture(new Blob([picture]))).id;

describe('an encounter as one file', () => {
  test('comes back with its picture and its history', async () => {
    const id = await idOf();
    const text = `title: Ambush\npicture: { id: ${id} }\n`;
    const file = await packEncounter(
      text,
      '{"format":1}',
      async () => new Blob([picture], { type: 'image/png' }),
    );
    const read = await unpackEncounter(file);
    expect(read).toMatchObject({ text, history: '{"format":1}' });
    expect(read.pictures).toMatchObject([{ id, kind: 'png', width: 3, height: 2 }]);
    expect(new Uint8Array(read.pictures[0]?.bytes ?? new ArrayBuffer(0))).toEqual(picture);
  });
  test('is the same whenever it is written', async () => {
    const [one, two] = await Promise.all([packEncounter('a', null, none), packEncounter('a', null, none)]);
    expect(new Uint8Array(await one.arrayBuffer())).toEqual(new Uint8Array(await two.arrayBuffer()));
  });
  test('leaves out a picture whose bytes are gone', async () => {
    const file = await packEncounter(`picture: { id: ${await idOf()} }`, null, none);
    expect((await unpackEncounter(file)).pictures).toEqual([]);
  });
  test('names its pictures once, wherever they stand', () => {
    const [a, b] = ['a'.repeat(64), 'b'.repeat(64)];
    expect(picturesIn(`id: ${a}`, `{"id":"${b}"},{"id":"${a}"}`)).toEqual([a, b]);
  });
});

describe('a file is refused', () => {
  const refused = (file: Blob) => codeOf(unpackEncounter(file));
  test('that is no archive, or a cut one', async () => {
    expect(await refused(new Blob(['title: Ambush']))).toBe('archive-damaged');
    expect(await refused(new Blob([]))).toBe('archive-damaged');
    const whole = await packEncounter('title: Ambush', null, none);
    expect(await refused(whole.slice(0, whole.size - 10))).toBe('archive-cut-short');
  });
  test('without the encounter', async () => {
    expect(await refused(zip({ 'fight.json': bytes('{}') }))).toBe('archive-without');
  });
  test.each([
    '../encounter.yaml',
    '/etc/passwd',
    'pictures/../../x.png',
    'pictures\\x.png',
    'C:\\x.yaml',
    'encounter.yaml/',
    'encounter.yaml\u0000.exe',
    'constructor',
    'script.js',
    `pictures/${'a'.repeat(64)}.svg`,
    `pictures/${'A'.repeat(64)}.png`,
  ])('with a part called %j', async (name) => {
    const file = zip({ 'encounter.yaml': bytes('title: A'), [name]: bytes('x') });
    expect(await refused(file)).toBe('archive-stranger');
  });
  test('that would unpack to more than an encounter needs', async () => {
    expect(await refused(zip({ 'encounter.yaml': new Uint8Array(9 * 1024 * 1024) }))).toBe('archive-bomb');
  });
  test('that says it is small and is not', async () => {
    const file = zipSync({ 'encounter.yaml': new Uint8Array(9 * 1024 * 1024) });
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    const list = view.getUint32(file.length - 6, true);
    view.setUint32(list + 24, 10, true);
    expect(await refused(new Blob([new Uint8Array(file)]))).toBe('archive-part-damaged');
  });
  test('with a picture that is none, or another', async () => {
    const id = await idOf();
    const withPicture = (name: string, content: Uint8Array) =>
      refused(zip({ 'encounter.yaml': bytes('title: A'), [`pictures/${name}`]: content }));
    expect(await withPicture(`${id}.png`, bytes('<svg onload=alert(1)>'))).toBe('picture-of-no-kind');
    expect(await withPicture(`${id}.jpeg`, picture)).toBe('archive-other-picture');
    expect(await withPicture(`${'a'.repeat(64)}.png`, picture)).toBe('archive-other-picture');
    expect(await withPicture(`${id}.png`, picture.slice(0, 40))).toBe('picture-cut-short');
    expect(await withPicture(`${id}.png`, picture)).toBe('done');
  });
  test('whose text is no text', async () => {
    expect(await refused(zip({ 'encounter.yaml': new Uint8Array([0xff, 0xfe, 0x00]) }))).toBe(
      'archive-damaged',
    );
  });
  test('or read, whatever bytes of it are changed; nothing else happens', async () => {
    const file = await packEncounter('title: Ambush at the ford\n', '{"a":1}', none);
    const sound = new Uint8Array(await file.arrayBuffer());
    const change = fc.tuple(fc.nat(sound.length - 1), fc.integer({ min: 0, max: 255 }));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        const broken = sound.slice();
        for (const [at, value] of changes) broken[at] = value;
        expect(await codeOf(unpackEncounter(new Blob([broken])))).toMatch(/^(done|archive-[a-z-]+)$/);
      }),
      { numRuns: 300 },
    );
  });
});

test('what is in an archive is known without unpacking it', async () => {
  const file = zip({ 'library.json': bytes('{}'), 'encounter.yaml': bytes('x') });
  expect(await holds(file, 'library.json')).toBe(true);
  expect(await holds(file, 'fight.json')).toBe(false);
  expect(await holds(new Blob(['library.json']), 'library.json')).toBe(false);
  expect(await holds(file.slice(0, 30), 'library.json')).toBe(false);
});
