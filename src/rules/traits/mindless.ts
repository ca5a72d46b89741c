import { defineEffect } from '../../engine/define';

/** Cannot be feinted. */
export default defineEffect({ id: 'mindless', kind: 'trait', clause: 'X-FEI-3' });
