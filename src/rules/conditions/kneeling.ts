import { defineEffect } from '../../engine/define';
import { lowPosture } from '../low-posture';

export default defineEffect({
  id: 'kneeling',
  kind: 'condition',
  clause: 'X-ACM-9',
  modifiers: lowPosture({ melee: -2, ranged: 2, source: 'condition.kneeling' }),
});
