import type { Play } from '../engine/contract';
import type { CombatantId } from '../engine/state';
import { check } from './check';
import { nearestFreePlace } from './free-place';
import { harm } from './hit-points';
import { riderOf } from './mounting';

const SOFT_FALL = 15;
const STAYS_ON = 50;
const STAYS_IN_SADDLE = 75;

function hurt(play: Play, who: CombatantId): void {
  const request = { who, purpose: 'damage', what: 'fall', dice: '1d6', modifiers: [] } as const;
  const { total: amount } = play.roll(request);
  harm(play, { who, by: null, amount, nonlethal: false, source: 'fall', attack: null });
}

function getDown(play: Play, who: CombatantId): void {
  play.emit({ type: 'mounted', who, mount: null });
  const rider = play.combatant(who);
  const to = nearestFreePlace(play, rider);
  if (to) play.emit({ type: 'placed', who, from: rider.at, to });
}

/** X-MNT-9: the mount falls, and with it its rider: Ride DC 15, or 1d6 damage. */
export function fallWithMount(play: Play, mount: CombatantId): void {
  const rider = riderOf(play, mount);
  if (rider === null) return;
  getDown(play, rider);
  const soft = check(play, { who: rider, kind: 'ride', dc: SOFT_FALL, against: null, extra: [] });
  if (!soft) hurt(play, rider);
}

/** X-MNT-9: an unconscious rider stays on by half a chance, three quarters in a military saddle; else it falls for 1d6. */
export function slump(play: Play, rider: CombatantId): void {
  const { rides } = play.combatant(rider);
  const mount = rides === null ? null : play.find(rides);
  if (!mount) return;
  const saddled = mount.inventory.worn.some(({ name }) => name === 'military-saddle');
  const request = { who: rider, purpose: 'other', what: 'staying-on', dice: 'd100', modifiers: [] } as const;
  if (play.roll(request).total <= (saddled ? STAYS_IN_SADDLE : STAYS_ON)) return;
  getDown(play, rider);
  hurt(play, rider);
}
