import type { Play, Refusal, StepFrame, View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import type { Combatant, CombatantId } from '../../engine/state';
import { areAdjacent } from '../../grid/footprint';
import { type ArgsOf, argsParser, oneOf, optional, square, text, toSquare } from '../arguments';
import { placementOf, spaceOf } from '../body';
import type { Side } from '../check';
import { isFreePlace } from '../free-place';
import { beatsAll, grappleSide, laterTry, slippingSide, whyBusyPinning } from '../grapple-check';
import { endPin, isGrapplingWith, makeRoom, partnersOf, pinOf, unlink } from '../grappling';
import { takeAttack } from '../maneuver';

const FIELDS = { on: optional(text), skill: optional(oneOf('escape-artist')), at: optional(square) };
type Args = ArgsOf<typeof FIELDS>;

/** X-GRP-14: a friend in the same grapple whose pin is to be broken. */
function pinnedFriend(view: View, who: Combatant, on: string | null): Combatant | null {
  const friend = on === null ? null : view.find(on);
  if (!friend || friend.id === who.id) return null;
  const by = pinOf(friend)?.by ?? null;
  return by !== null && by !== who.id && isGrapplingWith(view, who, by) ? friend : null;
}

function refuse(view: View, who: Combatant, { on, at }: Args): Refusal | null {
  if (on !== null && !view.find(on)) return refusal('unknown-combatant', { id: on });
  const busy = whyBusyPinning(view, who);
  if (busy) return busy;
  if (pinnedFriend(view, who, on)) return null;
  const partners = partnersOf(view, who);
  if (partners.length === 0 && !view.has(who, 'grappling') && !pinOf(who))
    return refusal('not-grappling', { who: who.id }, 'X-GRP-11');
  if (on !== null && partners.length > 0 && !partners.includes(on))
    return refusal('not-grappling-with', { on }, 'X-GRP-11');
  if (at === null) return null;
  const to = toSquare(at);
  const nextTo = partners.some((id) =>
    areAdjacent({ at: to, space: spaceOf(who) }, placementOf(view.combatant(id))),
  );
  return nextTo && isFreePlace(view, who, to)
    ? null
    : refusal('cannot-stop-there', { square: at }, 'X-GRP-11');
}

/** A grapple check in place of an attack. */
function struggle(play: Play, { actor, args }: StepFrame<Args>): Side {
  const { options } = takeAttack(play, actor, { ...args, on: args.on ?? '', weapon: 'unarmed' });
  return grappleSide(play, actor, laterTry(options));
}

/** Out of the grapple, to a place next to it. */
function getOut(play: Play, { actor, args: { at } }: StepFrame<Args>, from: readonly CombatantId[]): void {
  for (const id of from) {
    unlink(play, id, actor);
    unlink(play, actor, id);
  }
  const who = play.combatant(actor);
  const to = at && toSquare(at);
  if (to && isFreePlace(play, who, to))
    play.emit({ type: 'moved', who: actor, from: who.at, to, feet: 0, mode: 'grapple' });
  else makeRoom(play, actor);
}

/** A check against everyone who holds on, or Escape Artist; a pin is shaken off first (X-GRP-11, X-GRP-14, X-GRP-17). */
export default defineAction<Args>({
  id: 'escape-grapple',
  clause: 'X-GRP-11',
  cost: (_view, _who, { skill }) => (skill === null ? 'attack' : 'standard'),
  usualCost: 'attack',
  needs: 'nothing',
  precheck: (view, who) =>
    view.has(who, 'grappling') ? null : refusal('not-grappling', { who: who.id }, 'X-GRP-11'),
  parse: argsParser(FIELDS),
  refuse,
  steps: {
    start(play, frame) {
      const { actor, args } = frame;
      const who = play.combatant(actor);
      const mine = args.skill === null ? struggle(play, frame) : slippingSide(play, actor);
      const friend = pinnedFriend(play, who, args.on);
      const pinned = friend ?? who;
      const pinner = pinOf(pinned)?.by ?? null;
      if (pinner !== null && play.find(pinner)) {
        if (beatsAll(play, mine, [pinner])) endPin(play, pinned.id, pinner);
        return DONE;
      }
      const from = partnersOf(play, who);
      if (beatsAll(play, mine, from)) getOut(play, frame, from);
      return DONE;
    },
  },
});
