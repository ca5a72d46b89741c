import { defineEffect } from '../../engine/define';

export default defineEffect({ id: 'running', kind: 'stance', clause: 'RUN-4', denies: ['dexterity'] });
