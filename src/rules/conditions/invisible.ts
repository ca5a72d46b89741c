import { defineEffect } from '../../engine/define';

/** What it is worth depends on who looks (`rules/sight.ts`): +2 to attack and no Dexterity for those who cannot see it (X-AM-4), total concealment. */
export default defineEffect({ id: 'invisible', kind: 'condition', clause: 'X-CND-17' });
