import { refusal } from '../engine/refusal';
import { type ArchiveRule, bytesOf, type Parts, pack, textOf, unpack } from './parts';
import { MOST_PICTURE_BYTES, readPicture, type WholePicture } from './pictures';
import { Refused } from './refused';

// `.fivefoot`: an encounter with its pictures as one file. `encounter.yaml`, perhaps `fight.json` (its history), `pictures/<sha-256>.<kind>`.

const MEGABYTE = 1024 * 1024;
export const MOST_TEXT_BYTES = 8 * MEGABYTE;
export const MOST_HISTORY_BYTES = 64 * MEGABYTE;
const ENCOUNTER = 'encounter.yaml';
const HISTORY = 'fight.json';
const PICTURE = /^pictures\/([0-9a-f]{64})\.(png|jpeg|webp)$/;
/** Ids of pictures in a text of ours, whatever its form. */
const PICTURE_ID = /\b[0-9a-f]{64}\b/g;

export const PICTURE_RULE = { name: PICTURE, mostBytes: MOST_PICTURE_BYTES };
const RULE: ArchiveRule = {
  parts: [
    { name: /^encounter\.yaml$/, mostBytes: MOST_TEXT_BYTES },
    { name: /^fight\.json$/, mostBytes: MOST_HISTORY_BYTES },
    PICTURE_RULE,
  ],
  mostBytes: 160 * MEGABYTE,
  mostParts: 64,
};

export interface Package {
  /** In the notation. */
  readonly text: string;
  /** A save (`save-file.ts`); null: the encounter alone. */
  readonly history: string | null;
  readonly pictures: readonly WholePicture[];
}

/** The pictures that a text refers to. */
export const picturesIn = (...texts: readonly string[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(PICTURE_ID)].map(([id]) => id))),
];

/** One file of an encounter. `pictures` gives the bytes by id; what it does not have is left out. */
export async function packEncounter(
  text: string,
  history: string | null,
  pictures: (id: string) => Promise<Blob | null>,
): Promise<Blob> {
  return pack({
    [ENCOUNTER]: bytesOf(text),
    ...(history === null ? {} : { [HISTORY]: bytesOf(history) }),
    ...(await pictureParts(picturesIn(text, history ?? ''), pictures)),
  });
}

export async function pictureParts(
  ids: readonly string[],
  pictures: (id: string) => Promise<Blob | null>,
): Promise<Parts> {
  const found: [string, Uint8Array<ArrayBuffer>][] = [];
  for (const id of ids) {
    const blob = await pictures(id);
    if (blob === null) continue;
    const kind = blob.type.slice('image/'.length);
    found.push([`pictures/${id}.${kind}`, new Uint8Array(await blob.arrayBuffer())]);
  }
  return Object.fromEntries(found);
}

/** Reads a `.fivefoot` file; nothing is kept of it yet. @throws Refused */
export async function unpackEncounter(blob: Blob): Promise<Package> {
  const parts = await unpack(blob, RULE);
  const text = parts[ENCOUNTER];
  if (text === undefined) throw new Refused(refusal('archive-without', { name: ENCOUNTER }));
  const history = parts[HISTORY];
  return {
    text: textOf(text),
    history: history === undefined ? null : textOf(history),
    pictures: await wholePictures(parts),
  };
}

/** The pictures among the parts, each checked to be what its name says. @throws Refused */
export async function wholePictures(parts: Parts): Promise<readonly WholePicture[]> {
  const pictures: WholePicture[] = [];
  for (const [name, bytes] of Object.entries(parts)) {
    const [, id, kind] = PICTURE.exec(name) ?? [];
    if (id === undefined) continue;
    const picture = await readPicture(new Blob([bytes]));
    if (picture.id !== id || picture.kind !== kind)
      throw new Refused(refusal('archive-other-picture', { name }));
    pictures.push(picture);
  }
  return pictures;
}
