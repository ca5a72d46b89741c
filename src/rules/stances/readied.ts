import { defineEffect } from '../../engine/define';
import { raiseOnApproach } from '../readiness';

/** An action that waits (`data.action`, `data.args`) for what `data.when` says. Lost when the own turn comes (X-RDY-5). */
export default defineEffect({
  id: 'readied',
  kind: 'stance',
  clause: 'X-RDY-1',
  on: {
    moved({ who, from, mode }, { holder }, play) {
      if (who !== holder.id) raiseOnApproach(play, play.combatant(holder.id), { actor: who, from, mode });
    },
  },
});
