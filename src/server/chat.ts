import { randomInt } from 'node:crypto';
import { parseDice } from '../engine/dice';
import type { ChatLine } from '../sharing/from-table';
import type { Seat } from './facts';

/** A line as it is kept: with the seat that said it, for a name may be somebody else's later. Lines of older tables have none. */
export type KeptLine = ChatLine & { readonly seat?: string };

/** A whisper is the game master's and its sender's. */
export const mayHear = (listener: Seat, { by, to, seat }: KeptLine): boolean =>
  to === 'all' ||
  listener.role === 'gm' ||
  (seat === undefined ? listener.name === by : listener.id === seat);

/** The line as it is told. */
export const spoken = ({ by, to, text, roll }: KeptLine): ChatLine => ({ by, to, text, roll });

const MOST_DICE = 100;
const MOST_SIDES = 1000;

/** Throws a die of so many sides. */
export type Thrower = (sides: number) => number;
const throwDie: Thrower = (sides) => randomInt(1, sides + 1);

/**
 * A line of the chat. `/roll 2d6+3` (or `/r`) throws dice, which are apart from those of the fight: who rolls for fun learns
 * nothing of what comes there. Null where the dice are none: then nothing is said.
 */
export function chatLine(
  by: string,
  to: ChatLine['to'],
  text: string,
  die: Thrower = throwDie,
): ChatLine | null {
  const asked = /^\/r(?:oll)?\s+(.+)$/i.exec(text)?.[1];
  if (asked === undefined) return { by, to, text, roll: null };
  const dice = parseDice(asked);
  if (dice === null) return null;
  const count = dice.terms.reduce((sum, term) => sum + term.count, 0);
  const isTooMuch = count > MOST_DICE || Math.abs(dice.plus) > 1e6;
  if (isTooMuch || dice.terms.some(({ sides }) => sides > MOST_SIDES)) return null;
  const faces = dice.terms.flatMap((term) => Array.from({ length: term.count }, () => die(term.sides)));
  const total = faces.reduce((sum, face) => sum + face, dice.plus);
  return { by, to, text, roll: { dice: asked.replaceAll(' ', ''), faces, total } };
}
