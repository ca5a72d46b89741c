import type { Play } from '../engine/contract';
import { blowTold, rollBlow } from './blow';
import type { Blow } from './concealment-roll';

/** A melee attack that deals nothing by itself, but must land: the grab of a grapple, the hook of a trip. True: it does. */
export function landsBlow(play: Play, blow: Blow): boolean {
  const rolled = rollBlow(play, blow, false);
  play.emit(blowTold(blow, rolled, null));
  return rolled.hit;
}
