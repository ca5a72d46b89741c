import { defineEffect } from '../../engine/define';

export default defineEffect({ id: 'undead', kind: 'trait', clause: 'X-HLP-5', denies: ['critical'] });
