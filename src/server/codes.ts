import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Letters and figures that are not taken for each other when read aloud. */
const READABLE = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const SHORT_LENGTH = 8;

/** A secret of 128 bits for a link or a seat, in characters that an address may hold. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

/**
 * A code to be read aloud, `K7QM-3XRD`. Short as it is (40 bits), it only holds because guessing is throttled (`throttle.ts`)
 * and because the game master can renew it.
 */
export function newShortCode(): string {
  const letters = Array.from({ length: SHORT_LENGTH }, () => READABLE[randomInt(READABLE.length)]);
  letters.splice(SHORT_LENGTH / 2, 0, '-');
  return letters.join('');
}

/** The same code however it was typed: small letters, no dash, spaces. */
export const normalCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** What the database holds in a secret's place: whoever reads the database cannot join a table with it. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whether a secret is the one that was hashed, in a time that tells nothing. */
export function isSecretOf(secret: string, hash: string): boolean {
  const [a, b] = [Buffer.from(hashOf(secret), 'hex'), Buffer.from(hash, 'hex')];
  return a.length === b.length && timingSafeEqual(a, b);
}
