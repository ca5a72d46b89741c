import { defineEffect } from '../../engine/define';

/** It takes hold of what it strikes, and gives no opening by it. */
export default defineEffect({
  id: 'improved-grab',
  kind: 'trait',
  clause: 'X-GRP-3',
  guards: (action) => action === 'grapple',
});
