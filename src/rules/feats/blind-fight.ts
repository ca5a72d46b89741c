import { defineEffect } from '../../engine/define';

/** An unseen attacker in melee does not take the Dexterity bonus away. Its +2, the miss chance and the speed of the blind: where those are worked out. */
export default defineEffect({
  id: 'blind-fight',
  kind: 'feat',
  clause: 'X-FEAT-24',
  permits: (what, deniedBy, _held, { attack }) =>
    what === 'dexterity' && deniedBy === 'unseen' && attack?.kind === 'melee',
});
