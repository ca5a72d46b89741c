import type { Play, StepFrame } from '../engine/contract';
import type { CombatantId } from '../engine/state';
import { nearestFreePlace } from './free-place';
import { gainOnce } from './hit-points';

/** Knocked off its feet: prone, and a rider off its mount, into the nearest free place (X-TRP-3, X-TRP-5). */
export function knockDown(play: Play, id: CombatantId): void {
  const who = play.combatant(id);
  if (who.rides !== null) {
    play.emit({ type: 'mounted', who: id, mount: null });
    const to = nearestFreePlace(play, who);
    if (to) play.emit({ type: 'placed', who: id, from: who.at, to });
  }
  gainOnce(play, id, 'prone');
}

/** D9, the option: an act of standing up hears that its actor was tripped, and stays down. */
export function tellTripped(
  play: Play,
  { actor, parent }: Pick<StepFrame, 'actor' | 'parent'>,
  on: CombatantId,
): void {
  if (play.encounter.houseRules.tripKeepsDown)
    play.tell(parent, 'hits', { by: actor, on, damage: 0, tripped: true });
}
