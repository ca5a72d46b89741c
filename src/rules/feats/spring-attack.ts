import { defineEffect } from '../../engine/define';

/** Attack in the middle of a walk: `actions/spring-attack.ts`. */
export default defineEffect({ id: 'spring-attack', kind: 'feat', clause: 'X-FEAT-11' });
