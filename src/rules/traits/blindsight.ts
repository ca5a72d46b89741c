import { defineEffect } from '../../engine/define';

/** It perceives without eyes, so being blinded takes nothing from it; what else it perceives: `sight.ts`. */
export default defineEffect({
  id: 'blindsight',
  kind: 'trait',
  clause: 'X-CON-7',
  permits: (what, deniedBy) =>
    deniedBy === 'blinded' && (what === 'see' || what === 'dexterity' || what === 'opportunity'),
});
