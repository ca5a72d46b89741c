import type { Command, Refusal } from '../engine/contract';
import { refusal } from '../engine/refusal';
import type { Facts, Waiting } from './facts';
import type { From } from './senders';

/** A player's act that waits for the game master. */
export interface Proposed extends From {
  readonly number: number;
  /** The sender's number. */
  readonly id: number;
  readonly command: Command;
}

/** So many of one seat may wait at a time, each with so many signs as JSON: they are written with every change of the table. */
const MOST_WAITING = 8;
const LONGEST = 32_768;

// Acts that wait are among the facts of the table, so that they are on the disk before anybody is told of them.

/** A refusal where too many wait already; the same one sent again waits once. */
export function withProposal(facts: Facts, from: From, id: number, command: Command): Facts | Refusal {
  if (isWaiting(facts, from, id)) return facts;
  const { seat, sender } = from;
  const own = facts.proposals.filter((it) => it.seat === seat.id);
  if (own.length >= MOST_WAITING || JSON.stringify(command).length > LONGEST)
    return refusal('too-many-proposals', { most: MOST_WAITING });
  const waiting: Waiting = { number: facts.nextProposal, seat: seat.id, sender, id, command };
  return { ...facts, nextProposal: facts.nextProposal + 1, proposals: [...facts.proposals, waiting] };
}

const senderIn = ({ sender, seat }: Waiting): string => sender ?? seat;
export const isWaiting = ({ proposals }: Facts, { sender }: From, id: number): boolean =>
  proposals.some((it) => it.id === id && senderIn(it) === sender);

export const withoutProposals = (facts: Facts, isGone: (waiting: Waiting) => boolean): Facts =>
  facts.proposals.some(isGone) ? { ...facts, proposals: facts.proposals.filter((it) => !isGone(it)) } : facts;

/** Those that wait, with who has sent them. */
export function proposalsOf({ proposals, seats }: Facts): readonly Proposed[] {
  return proposals.flatMap((waiting) => {
    const seat = seats.find((it) => it.id === waiting.seat);
    return seat === undefined ? [] : [{ ...waiting, seat, sender: senderIn(waiting) }];
  });
}
