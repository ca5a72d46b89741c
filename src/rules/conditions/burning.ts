import type { Holding, Play } from '../../engine/contract';
import { defineEffect } from '../../engine/define';
import { endHeld } from '../effects-common';
import { burnOnce, FLAMES_DC, flamesOf } from '../flames';
import { savingThrow } from '../saving-throw';

const isAblaze = ({ instance }: Holding): boolean => instance !== null && instance.ends === null;

/** On fire in earnest: each round a Reflex save, or the flames burn on. */
function burnOn(play: Play, held: Holding): void {
  const { id } = held.holder;
  if (savingThrow(play, { who: id, kind: 'reflex', dc: FLAMES_DC, against: null }).passed)
    endHeld(play, held, 'extinguished');
  else burnOnce(play, held);
}

/**
 * On fire. Where it has an end (alchemist's fire) the flames burn once more as it comes, if nobody put them out before; without one they burn
 * every round, on its turn, until a Reflex save puts them out. `data.dice`: 1d6 where nothing else is said.
 */
export default defineEffect({
  id: 'burning',
  kind: 'condition',
  clause: 'TBL-45',
  over(held, reason, play) {
    if (reason === 'time') burnOnce(play, held);
  },
  passes(held, rounds, play) {
    for (let round = 0; round < rounds && isAblaze(held) && flamesOf(play, held); round++) burnOn(play, held);
  },
  on: {
    turnStarted({ who }, held, play) {
      if (who === held.holder.id && isAblaze(held)) burnOn(play, held);
    },
  },
});
