import { defineEffect } from '../../engine/define';

/** HP-14, HP-15; half speed by D24. The hit point a strenuous act costs is a matter of hit points (HP-17). */
export default defineEffect({
  id: 'disabled',
  kind: 'condition',
  clause: 'X-CND-6',
  denies: ['two-actions', 'full-round'],
  speedFactor: (_held, { encounter }) => (encounter.houseRules.disabledGoFullSpeed ? 1 : 0.5),
});
