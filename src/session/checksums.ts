// What a zip archive says of itself: the checksums of its parts, by which damage inside a part is found. Little-endian, as zip is.

const END = 0x06054b50;
const END_BYTES = 22;
/** The remark behind the end may be so long. */
const MOST_REMARK = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32 as zip and PNG have it, from 0 to 2^32 - 1. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 0xff] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}

/** Where the archive's list of its parts ends; null where the file ends before that, as one does that was copied in part. */
function endOf(view: DataView): number | null {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - MOST_REMARK); at--)
    if (view.getUint32(at, true) === END) return at;
  return null;
}

/**
 * The checksum of each part by its name, as the archive's list has them; null where the list is cut short.
 * @throws RangeError where the list points outside of the file
 */
export function checksumsOf(bytes: Uint8Array<ArrayBuffer>): ReadonlyMap<string, number> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === null) return null;
  const sums = new Map<string, number>();
  const names = new TextDecoder();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== ENTRY) throw new RangeError('no entry of a zip archive');
    const [name, extra, remark] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const from = at + ENTRY_BYTES;
    sums.set(names.decode(bytes.subarray(from, from + (name ?? 0))), view.getUint32(at + 16, true));
    at = from + (name ?? 0) + (extra ?? 0) + (remark ?? 0);
  }
  return sums;
}
