export type PictureKind = 'png' | 'jpeg' | 'webp';

export interface PictureSize {
  readonly kind: PictureKind;
  readonly width: number;
  readonly height: number;
}

/** What the bytes are and how many pixels: null for no picture we know, `cut-short` for one that ends before its end. */
export function pixelsOf(bytes: Uint8Array<ArrayBuffer>): PictureSize | 'cut-short' | null {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return sizeOfPng(bytes);
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return sizeOfJpeg(bytes);
  if (nameAt(bytes, 0) === 'RIFF' && nameAt(bytes, 8) === 'WEBP') return sizeOfWebp(bytes);
  return null;
}

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, i) => bytes[i] === byte);

const nameAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

const viewOf = (bytes: Uint8Array<ArrayBuffer>): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Chunk by chunk to `IEND`. */
function sizeOfPng(bytes: Uint8Array<ArrayBuffer>): PictureSize | 'cut-short' {
  if (bytes.length < 33) return 'cut-short';
  const view = viewOf(bytes);
  let at = 8;
  while (at + 12 <= bytes.length) {
    if (nameAt(bytes, at + 4) === 'IEND') return sized('png', view.getUint32(16), view.getUint32(20));
    at += 12 + view.getUint32(at);
  }
  return 'cut-short';
}

/** Frame headers: all of C0 to CF but the tables among them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/** Some writers put a few bytes after the end. */
const JPEG_TAIL = 4096;

/** Segment by segment to the frame header; the end must have its marker. */
function sizeOfJpeg(bytes: Uint8Array<ArrayBuffer>): PictureSize | 'cut-short' {
  if (!hasJpegEnd(bytes)) return 'cut-short';
  const view = viewOf(bytes);
  let at = 2;
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return 'cut-short';
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) return sized('jpeg', view.getUint16(at + 7), view.getUint16(at + 5));
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return 'cut-short';
}

function hasJpegEnd(bytes: Uint8Array): boolean {
  for (let i = bytes.length - 2; i >= Math.max(2, bytes.length - JPEG_TAIL); i--)
    if (bytes[i] === 0xff && bytes[i + 1] === 0xd9) return true;
  return false;
}

/** The three forms of WebP: lossy, lossless, extended. */
function sizeOfWebp(bytes: Uint8Array<ArrayBuffer>): PictureSize | 'cut-short' {
  const view = viewOf(bytes);
  if (bytes.length < 30 || view.getUint32(4, true) + 8 > bytes.length + 1) return 'cut-short';
  const three = (at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  switch (nameAt(bytes, 12)) {
    case 'VP8 ':
      return sized('webp', view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return sized('webp', (bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    }
    case 'VP8X':
      return sized('webp', three(24) + 1, three(27) + 1);
    default:
      return 'cut-short';
  }
}

const sized = (kind: PictureKind, width: number, height: number): PictureSize | 'cut-short' =>
  width > 0 && height > 0 ? { kind, width, height } : 'cut-short';
