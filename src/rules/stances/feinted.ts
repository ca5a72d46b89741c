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
    attacked({ by, on, weapon }, held, play) {
      if (on !== held.holder.id || by !== held.instance?.by) return;
      const shot = play
        .combatant(by)
        .inventory.hands.some(
          ({ item }) => item.weapon?.id === weapon && item.weapon.handedness === 'ranged',
        );
      if (!shot) endHeld(play, held, 'used');
    },
  },
});
