import type { Play, Refusal, StepFrame, View } from '../engine/contract';
import { DONE } from '../engine/define';
import { refusal } from '../engine/refusal';
import type { Combatant, GroundItem, Item } from '../engine/state';
import { isOnBoard } from '../grid/board';
import { areAdjacent } from '../grid/footprint';
import { lineOfEffect } from '../grid/line-of-effect';
import type { Square } from '../grid/square';
import { type ArgsOf, optional, text } from './arguments';
import { boardOf, placementOf, squaresOf } from './body';
import { findItem, hasRoomFor, type Place } from './inventory';

/** What an act of handling is done to: `weapon` and `item` say the same. */
export const THING_FIELDS = { weapon: optional(text), item: optional(text) };
export type ThingArgs = ArgsOf<typeof THING_FIELDS>;
export const thingOf = ({ weapon, item }: ThingArgs): string | null => weapon ?? item;

export const nothingNamed = (): Refusal => refusal('nothing-named', {});

/** Why a thing is not at hand: it lies in a pack (DRAW-4), or is not there at all. */
export function whyNotAtHand(who: Combatant, name: string, places: readonly Place[]): Refusal | null {
  if (findItem(who, name, places)) return null;
  const values = { who: who.id, item: name };
  return findItem(who, name, ['stowed'])
    ? refusal('item-stowed', values, 'DRAW-4')
    : refusal(places[0] === 'hands' ? 'not-in-hand' : 'not-carried', values, 'DRAW-1');
}

/** Why there is no hand for it, or null. */
export const whyNoHand = (who: Combatant, item: Item): Refusal | null =>
  hasRoomFor(who, item) ? null : refusal('hands-full', { who: who.id, item: item.name }, 'DRAW-1');

/** Its own square or one beside it, with nothing solid between (FREE-3). */
export const isWithinArmsReach = (view: View, who: Combatant, at: Square): boolean =>
  isOnBoard(view.encounter.board, at) &&
  areAdjacent(placementOf(who), { at, space: 1 }) &&
  lineOfEffect(boardOf(view), squaresOf(view, who), [at]);

/** The thing of this name on the ground within arm's reach, or in the square named. */
export function lyingThing(
  view: View,
  who: Combatant,
  name: string,
  at: Square | null = null,
): GroundItem | null {
  const fits = view.encounter.ground.filter(
    (it) =>
      it.item.name === name &&
      (at === null || (it.at.x === at.x && it.at.y === at.y)) &&
      isWithinArmsReach(view, who, it.at),
  );
  return fits[0] ?? null;
}

/** Takes one thing off the ground. */
export function takeOffGround(play: Play, thing: GroundItem): void {
  play.emit({ type: 'groundChanged', ground: play.encounter.ground.filter((it) => it !== thing) });
}

/** Tells that an act came to nothing: what it needs was there when it began, and is no more. */
export function comesToNothing(
  play: Play,
  { actor, action }: Pick<StepFrame, 'actor' | 'action'>,
): typeof DONE {
  play.emit({ type: 'stopped', who: actor, action, reason: 'no-longer-possible', with: {} });
  return DONE;
}

/** SKL-2: the weapon locked in its gauntlet, which no one drops or puts away (TBL-48). */
export const lockedWeapon = (who: Combatant): string | null => {
  const locked = who.memory['strap-weapon'];
  return typeof locked === 'string' ? locked : null;
};
export const whyLocked = (who: Combatant, name: string): Refusal | null =>
  lockedWeapon(who) === name ? refusal('weapon-locked', { who: who.id, weapon: name }, 'TBL-48') : null;
