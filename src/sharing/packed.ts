import { inflateSync, strFromU8 } from 'fflate';

/** Larger than this, in bytes, a snapshot goes over the wire packed: most of it are the same words again and again. */
export const PACKED_FROM = 16 * 1024;

/** A message as it came over the wire, with what is `packed` in it (raw deflate of JSON) in its place. @throws where that is none */
export function unpacked(message: unknown): unknown {
  if (typeof message !== 'object' || message === null || !('packed' in message)) return message;
  const { packed, ...head } = message;
  if (!(packed instanceof Uint8Array)) return message;
  const fields: unknown = JSON.parse(strFromU8(inflateSync(packed)));
  return typeof fields === 'object' && fields !== null ? { ...head, ...fields } : message;
}
