import type { ZipOptions } from 'fflate';
import { refusal } from '../engine/refusal';
import { checksumsOf, crc32 } from './checksums';
import { fetchNow } from './fetched';
import { Refused } from './refused';

// Files that hold several parts: zip archives, written by us and read from anywhere.

const MEGABYTE = 1024 * 1024;
/** A part that an archive may hold: what it may be called, and how large it may be once unpacked. */
export interface PartRule {
  readonly name: RegExp;
  readonly mostBytes: number;
}
export interface ArchiveRule {
  readonly parts: readonly PartRule[];
  readonly mostBytes: number;
  readonly mostParts: number;
}
export type Parts = Readonly<Record<string, Uint8Array<ArrayBuffer>>>;

const ZIP_START = [0x50, 0x4b, 0x03, 0x04];

/** By the first bytes. */
export const isArchive = (head: Uint8Array): boolean => ZIP_START.every((byte, at) => head[at] === byte);

/** Pictures are compressed already. */
const KEEPS = /\.(png|jpeg|webp)$/;

const unzip = () =>
  fetchNow(async () => {
    const { unzipSync } = await import('fflate');
    return unzipSync;
  });

export async function pack(parts: Parts): Promise<Blob> {
  const zipSync = await fetchNow(async () => {
    const { zipSync } = await import('fflate');
    return zipSync;
  });
  const files = Object.entries(parts).map(([name, bytes]): [string, [Uint8Array, ZipOptions]] => [
    name,
    // The same parts give the same file, whenever it is written.
    [bytes, { level: KEEPS.test(name) ? 0 : 6, mtime: '1980-01-02' }],
  ]);
  return new Blob([zipSync(Object.fromEntries(files))], { type: 'application/zip' });
}

/**
 * The parts of an archive. What it says of itself is judged before anything is unpacked, no part is unpacked to more than it says, and each
 * is what it was when it was packed. @throws Refused for what is no archive, is cut short or damaged, too large, or holds a part that no rule names
 */
export async function unpack(blob: Blob, rule: ArchiveRule): Promise<Parts> {
  const most = Math.round(rule.mostBytes / MEGABYTE);
  if (blob.size > rule.mostBytes) throw new Refused(refusal('file-too-large', { most }));
  const bytes = new Uint8Array(await blob.arrayBuffer());
  if (!isArchive(bytes)) throw new Refused(refusal('archive-damaged'));
  const unzipSync = await unzip();
  try {
    const sums = checksumsOf(bytes);
    if (sums === null) throw new Refused(refusal('archive-cut-short'));
    return whole(copied(unzipSync(bytes, { filter: gate(rule) })), sums);
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(refusal('archive-damaged'));
  }
}

/** A bit that was turned often still unpacks to something: only the checksum tells. */
function whole(parts: Parts, sums: ReadonlyMap<string, number>): Parts {
  for (const [name, bytes] of Object.entries(parts))
    if (sums.get(name) !== crc32(bytes)) throw new Refused(refusal('archive-part-damaged', { name }));
  return parts;
}

/** Is there a part of that name in the archive? False for what is no archive; nothing is unpacked. */
export async function holds(blob: Blob, part: string): Promise<boolean> {
  if (!isArchive(new Uint8Array(await blob.slice(0, 4).arrayBuffer()))) return false;
  const unzipSync = await unzip();
  let found = false;
  const look = ({ name }: { name: string }): boolean => {
    found ||= name === part;
    return false;
  };
  try {
    unzipSync(new Uint8Array(await blob.arrayBuffer()), { filter: look });
  } catch {
    return false;
  }
  return found;
}

/** Lets through one part after the other, or refuses the whole. */
function gate({ parts, mostBytes, mostParts }: ArchiveRule) {
  const names = new Set<string>();
  let bytes = 0;
  return ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    const part = parts.find((it) => it.name.test(name));
    if (part === undefined || names.has(name))
      throw new Refused(refusal('archive-stranger', { name: name.slice(0, 80) }));
    names.add(name);
    bytes += originalSize;
    if (originalSize > part.mostBytes || bytes > mostBytes || names.size > mostParts)
      throw new Refused(refusal('archive-bomb', { name: name.slice(0, 80) }));
    return true;
  };
}

/** Each in a buffer of its own. */
function copied(parts: Readonly<Record<string, Uint8Array>>): Parts {
  return Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, new Uint8Array(bytes)]));
}

/** @throws Refused for bytes that are no UTF-8 */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refused(refusal('archive-damaged'));
  }
}

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new TextEncoder().encode(text));
