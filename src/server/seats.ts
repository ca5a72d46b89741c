import type { Refusal } from '../engine/contract';
import { isRefusal, refusal } from '../engine/refusal';
import { hashOf, isSecretOf, newSecret, newShortCode, normalCode } from './codes';
import type { Facts, Seat, Secrets } from './facts';

/**
 * What a visitor shows at the door: the secret of a seat that it had, or a link's secret or the short code with a name. `key`: the secret
 * that the new seat is to have. Whoever never heard that they were let in comes again with the same one, and finds the seat there.
 */
export type Credential =
  | { readonly seat: string }
  | { readonly code: string; readonly name: string; readonly key?: string };

/** A seat that was taken. `secret`: only where it came by a code; it is not kept as such. */
export interface Taken {
  readonly facts: Facts;
  readonly seat: Seat;
  readonly secret: string | null;
}

const LONGEST_NAME = 40;

export const newCodes = (): Secrets => ({
  player: newSecret(),
  spectator: newSecret(),
  short: newShortCode(),
});

/** The hashes under which a table's codes are found. */
export const hashesOf = ({ player, spectator, short }: Secrets): readonly string[] =>
  [player, spectator, normalCode(short)].map(hashOf);

/** A new seat under a secret of its own. */
export function newSeat(
  name: string,
  role: Seat['role'],
  secret = newSecret(),
): { readonly seat: Seat; readonly secret: string } {
  return { secret, seat: { id: newSecret(), name, role, secret: hashOf(secret) } };
}

/** A refusal where the credential opens nothing, the name will not do, or the table is full. */
export function takeSeat(facts: Facts, credential: Credential, most: number): Taken | Refusal {
  const seatOf = (shown: string) => facts.seats.find(({ secret }) => isSecretOf(shown, secret));
  if ('seat' in credential) {
    const seat = seatOf(credential.seat);
    return seat === undefined ? refusal('seat-unknown') : { facts, seat, secret: null };
  }
  const { key } = credential;
  const own = key === undefined ? undefined : seatOf(key);
  if (own !== undefined && key !== undefined) return { facts, seat: own, secret: key };
  const role = roleOf(facts.codes, credential.code);
  if (role === null) return refusal('code-unknown');
  if (facts.seats.length >= most) return refusal('table-full', { most });
  const name = role === 'table' ? nextScreen(facts) : whatName(facts, credential.name);
  if (isRefusal(name)) return name;
  const { seat, secret } = newSeat(name, role, key);
  return { facts: { ...facts, seats: [...facts.seats, seat] }, seat, secret };
}

function roleOf({ player, spectator, short }: Secrets, code: string): Seat['role'] | null {
  const same = (secret: string) => isSecretOf(code, hashOf(secret));
  if (same(player) || isSecretOf(normalCode(code), hashOf(normalCode(short)))) return 'player';
  return same(spectator) ? 'table' : null;
}

/** Table screens have no name of their own choice. */
function nextScreen({ seats }: Facts): string {
  return `screen ${seats.filter(({ role }) => role === 'table').length + 1}`;
}

/** What the game master is called on screens, and what table screens are: no player's name. */
const RESERVED = /^(gm|km|screen \d+)$/;
/** Names that look the same are the same: letters in other widths, accents put together in other ways, great and small. */
const looksOf = (name: string): string => name.normalize('NFKC').toLowerCase();

/** A name stands for whom one plays, so nobody can have that of another, or the game master's, nor one that only looks different to a machine. */
function whatName({ seats }: Facts, typed: string): string | Refusal {
  const name = typed
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/\p{C}+/gu, '')
    .trim();
  if (name === '' || name.length > LONGEST_NAME) return refusal('name-length', { most: LONGEST_NAME });
  const looks = looksOf(name);
  const isTaken = RESERVED.test(looks) || seats.some((seat) => looksOf(seat.name) === looks);
  return isTaken ? refusal('name-taken', { name }) : name;
}
