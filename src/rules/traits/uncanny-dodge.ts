import { defineEffect } from '../../engine/define';

/** INI-10: keeps the Dexterity bonus flat-footed and against the unseen, but not held immobile. */
export default defineEffect({
  id: 'uncanny-dodge',
  kind: 'trait',
  clause: 'X-CLS-3',
  permits: (what, deniedBy) => what === 'dexterity' && (deniedBy === 'flat-footed' || deniedBy === 'unseen'),
});
