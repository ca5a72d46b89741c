import { refusal } from '../engine/refusal';
import { fetchNow } from './fetched';
import { Refused } from './refused';

// A link that carries an encounter in itself: what stands behind `#e=` never leaves the browser that opens it.

const MARK = '#e=';
/** Signs of the part behind the mark: what chats and mails still pass on whole. */
const MOST_SIGNS = 8000;
/** What a link may unpack to. */
const MOST_TEXT_BYTES = 512 * 1024;

export const isLink = (hash: string): boolean => hash.startsWith(MARK);

/** The part of an address that carries a text. @throws Refused where it is too much for a link */
export async function hashOf(text: string): Promise<string> {
  const deflateSync = await fetchNow(async () => {
    const { deflateSync } = await import('fflate');
    return deflateSync;
  });
  const packed = base64url(deflateSync(new TextEncoder().encode(text), { level: 9 }));
  if (packed.length > MOST_SIGNS)
    throw new Refused(refusal('link-too-long', { length: packed.length, most: MOST_SIGNS }));
  return `${MARK}${packed}`;
}

/** The text that a link carries. @throws Refused for one that is broken or too much */
export async function textOfHash(hash: string): Promise<string> {
  const packed = hash.slice(MARK.length);
  if (packed.length > MOST_SIGNS || !/^[A-Za-z0-9_-]+$/.test(packed))
    throw new Refused(refusal('link-broken'));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await inflated(bytesOf(packed)));
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(refusal('link-broken'));
  }
}

/** Piece by piece, so that a small link made to grow is stopped where it gets too much. */
async function inflated(packed: Uint8Array): Promise<Uint8Array> {
  const Inflate = await fetchNow(async () => {
    const { Inflate } = await import('fflate');
    return Inflate;
  });
  const pieces: Uint8Array[] = [];
  let length = 0;
  let ended = false;
  const inflate = new Inflate((piece, last) => {
    length += piece.length;
    if (length > MOST_TEXT_BYTES) throw new Refused(refusal('link-broken'));
    pieces.push(piece);
    ended = last;
  });
  inflate.push(packed, true);
  if (!ended || length === 0) throw new Refused(refusal('link-broken'));
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function base64url(bytes: Uint8Array): string {
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(packed: string): Uint8Array {
  const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
