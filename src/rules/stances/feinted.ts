import { defineEffect } from '../../engine/define';
import { endHeld } from '../effects-common';

/** X-FEI-2: taken in by `by`, whose next melee attack meets no Dexterity bonus. A shot neither gains by it nor uses it up. */
export default defineEffect({
  id: 'feinted',
  kind: 'stance',
  clause: 'X-FEI-2',
  denies: (what, { instance }, { opponent, attack }) =>
    what === 'dexterity' &&
    instance !== null &&
    opponent?.id === instance.by &&
    (attack === null || attack.kind === 'melee'),
  on: {
    attacked({ by, on, kind }, held, play) {
      if (kind === 'melee' && on === held.holder.id && by === held.instance?.by) endHeld(play, held, 'used');
    },
  },
});
