import { defineEffect } from '../../engine/define';

/** INI-8, INI-9, INI-11: not yet ready for the fight. */
export default defineEffect({
  id: 'flat-footed',
  kind: 'condition',
  clause: 'X-CND-12',
  denies: ['dexterity', 'opportunity'],
});
