import type { Command, Refusal, Rules, View } from '../engine/contract';
import { isRefusal, refusal } from '../engine/refusal';
import type { Combatant } from '../engine/state';
import { footprint, footprintsOverlap } from '../grid/footprint';
import { canBeAt } from '../grid/placement';
import { argsParser, square, text, toSquare } from '../rules/arguments';
import { boardOf, isDead, placementOf, spaceOf } from '../rules/body';
import { cachedView } from '../session/current-view';
import { exploredBy } from '../session/explored';
import { currentEncounter, type Session } from '../session/session';
import { knowledgeOf } from '../sharing/knowledge';
import { sidesOf } from '../sharing/viewer';
import type { Seat } from './facts';
import { guestOf } from './rights';

type Edit = Extract<Command, { type: 'edit' }>;
const parsed = argsParser({ on: text, at: square });

/**
 * Why a player may not place somebody before the fight; null where it may: those it plays, on ground that its side has seen, where
 * there is room and nobody whom it perceives. Whoever is hidden there is in nobody's way, for the refusal would tell of them.
 */
export function whyNotPlaced(rules: Rules, session: Session, seat: Seat, command: Edit): Refusal | null {
  const encounter = currentEncounter(session);
  if (command.dice !== undefined) return refusal('not-yours');
  if (encounter.phase !== 'setup') return refusal('already-started');
  const args = parsed(command.args);
  if (isRefusal(args)) return args;
  const who = Object.hasOwn(encounter.combatants, args.on) ? encounter.combatants[args.on] : undefined;
  if (who?.controller !== seat.name) return refusal('not-your-combatant');
  const guest = guestOf(seat, encounter);
  const there = { at: toSquare(args.at), space: spaceOf(who) };
  const view = cachedView(rules, encounter);
  const { ever } = exploredBy(rules, session, sidesOf(guest));
  const { columns, rows } = encounter.board;
  const isKnown = footprint(there.at, there.space).every(
    ({ x, y }) => x >= 0 && y >= 0 && x < columns && y < rows && ever[y * columns + x] === 1,
  );
  if (!isKnown || !canBeAt(boardOf(view), there, false))
    return refusal('no-room-there', { at: [...args.at] });
  const { perceives } = knowledgeOf(rules, encounter, guest);
  const inTheWay = standingAt(view, who, there).find(({ id }) => perceives(id));
  return inTheWay === undefined ? null : refusal('square-taken', { by: inTheWay.id, at: [...args.at] });
}

const standingAt = (
  view: View,
  who: Combatant,
  there: Parameters<typeof footprintsOverlap>[0],
): readonly Combatant[] =>
  Object.values(view.encounter.combatants).filter(
    (other) => other.id !== who.id && !isDead(view, other) && footprintsOverlap(there, placementOf(other)),
  );
