import { defineEffect } from '../../engine/define';
import { CANNOT_ACT } from '../effects-common';

/** No actions, but as well defended as ever. */
export default defineEffect({ id: 'dazed', kind: 'condition', clause: 'X-CND-3', denies: CANNOT_ACT });
