import { defineEffect } from '../../engine/define';

export default defineEffect({ id: 'construct', kind: 'trait', clause: 'X-HLP-5', denies: ['critical'] });
