import { defineEffect } from '../../engine/define';

/** Knows the square of what is within 5 feet, seen or not. */
export default defineEffect({ id: 'scent', kind: 'trait', clause: 'X-CON-7' });
