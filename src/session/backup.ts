import { z } from 'zod';
import { refusal } from '../engine/refusal';
import type { Json } from '../engine/state';
import type { SavedCombatant, SavedEncounter, WholeFight } from './database';
import { isTooDeep } from './depth';
import {
  MOST_HISTORY_BYTES,
  MOST_TEXT_BYTES,
  PICTURE_RULE,
  pictureParts,
  picturesIn,
  wholePictures,
} from './package';
import { type ArchiveRule, bytesOf, type Parts, pack, textOf, unpack } from './parts';
import type { WholePicture } from './pictures';
import { Refused } from './refused';

// A backup: everything that the browser keeps as one file. `library.json` lists it; the encounters, saves and pictures stand beside it.

const MEGABYTE = 1024 * 1024;
const LIST = 'library.json';
const FORMAT = 'fivefoot-library';
const VERSION = 1;
const RULE: ArchiveRule = {
  parts: [
    { name: /^library\.json$/, mostBytes: 32 * MEGABYTE },
    { name: /^encounters\/[0-9a-zA-Z-]{1,64}\.yaml$/, mostBytes: MOST_TEXT_BYTES },
    { name: /^fights\/[0-9a-zA-Z-]{1,64}\.json$/, mostBytes: MOST_HISTORY_BYTES },
    PICTURE_RULE,
  ],
  mostBytes: 512 * MEGABYTE,
  mostParts: 10_000,
};

const id = z.string().regex(/^[0-9a-zA-Z-]{1,64}$/);
const listed = z.strictObject({ id, name: z.string().max(400), at: z.number() });
const list = z.strictObject({
  format: z.literal(FORMAT),
  version: z.number(),
  encounters: z.array(listed).max(5000),
  templates: z.array(listed.extend({ block: z.json() })).max(5000),
  fights: z.array(listed).max(1000),
});

/** A fight of a backup: its save as a text (`save-file.ts`). */
export interface BackedFight {
  readonly id: string;
  readonly name: string;
  readonly at: number;
  readonly save: string;
}
export interface BackedEncounter {
  readonly id: string;
  readonly name: string;
  readonly at: number;
  readonly text: string;
}
export interface Backup {
  readonly encounters: readonly BackedEncounter[];
  readonly templates: readonly SavedCombatant[];
  readonly fights: readonly BackedFight[];
  readonly pictures: readonly WholePicture[];
}

export interface Kept {
  readonly encounters: readonly SavedEncounter[];
  readonly templates: readonly SavedCombatant[];
  readonly fights: readonly WholeFight[];
}

/** A fight as a save; its state at the cursor is the snapshot where that is no earlier. */
const saveOf = ({ facts, start, snapshot, log }: WholeFight): string =>
  JSON.stringify({
    format: 'fivefoot',
    version: 1,
    start,
    log,
    cursor: facts.cursor,
    now: snapshot.encounter,
    nowAt: snapshot.cursor,
  });

/** One file of all that is kept. */
export async function packBackup(kept: Kept, pictures: (id: string) => Promise<Blob | null>): Promise<Blob> {
  const texts = kept.encounters.map(({ id: key, text }) => [`encounters/${key}.yaml`, text] as const);
  const saves = kept.fights.map((fight) => [`fights/${fight.facts.id}.json`, saveOf(fight)] as const);
  const index = {
    format: FORMAT,
    version: VERSION,
    encounters: kept.encounters.map(({ id: key, name, at }) => ({ id: key, name, at })),
    templates: kept.templates,
    fights: kept.fights.map(({ facts }) => ({ id: facts.id, name: facts.title, at: facts.at })),
  };
  const words = [[LIST, JSON.stringify(index)] as const, ...texts, ...saves];
  const ids = picturesIn(...words.map(([, text]) => text));
  return pack({
    ...Object.fromEntries(words.map(([name, text]) => [name, bytesOf(text)])),
    ...(await pictureParts(ids, pictures)),
  });
}

/** Reads a backup; nothing is kept of it yet, and what is inside texts and saves is not judged. @throws Refused */
export async function unpackBackup(blob: Blob): Promise<Backup> {
  const parts = await unpack(blob, RULE);
  const { encounters, templates, fights } = indexOf(parts);
  return {
    encounters: encounters.map((it) => ({ ...it, text: partOf(parts, `encounters/${it.id}.yaml`) })),
    templates: templates.map((it) => ({ ...it, block: it.block as Json })),
    fights: fights.map((it) => ({ ...it, save: partOf(parts, `fights/${it.id}.json`) })),
    pictures: await wholePictures(parts),
  };
}

function partOf(parts: Parts, name: string): string {
  const part = parts[name];
  if (part === undefined) throw new Refused(refusal('archive-without', { name }));
  return textOf(part);
}

function indexOf(parts: Parts): z.infer<typeof list> {
  const input = parsed(partOf(parts, LIST));
  const read = isTooDeep(input) ? null : list.safeParse(input);
  if (!read?.success) throw new Refused(refusal('backup-damaged'));
  if (read.data.version !== VERSION)
    throw new Refused(refusal('backup-of-another-version', { version: String(read.data.version) }));
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
