import { defineEffect } from '../../engine/define';

/** Of animal intelligence: hard to feint. */
export default defineEffect({ id: 'animal', kind: 'trait', clause: 'X-FEI-3' });
