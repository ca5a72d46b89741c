import type { Refusal, View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import type { Combatant } from '../../engine/state';
import { type ArgsOf, argsParser, text } from '../arguments';
import { isDead } from '../body';
import { isMindless } from '../creature-kind';
import { feintSides } from '../feinting';
import { endAll } from '../hit-points';
import { canSee } from '../sight';

const FIELDS = { on: text };
type Args = ArgsOf<typeof FIELDS>;

function refuse(view: View, who: Combatant, { on }: Args): Refusal | null {
  const target = view.find(on);
  if (!target) return refusal('unknown-combatant', { id: on });
  if (on === who.id) return refusal('not-oneself', { who: who.id });
  if (isDead(view, target)) return refusal('target-dead', { on });
  if (isMindless(view, target)) return refusal('feint-mindless', { on }, 'X-FEI-3');
  return canSee(view, target, who) ? null : refusal('feint-unseen', { on }, 'X-FEI-1');
}

/** Bluff against Sense Motive and base attack bonus; who is taken in has no Dexterity bonus against the next melee attack (X-FEI-1 to X-FEI-3, X-FEAT-31). */
export default defineAction<Args>({
  id: 'feint',
  clause: 'X-FEI-1',
  cost: (view, who) => (view.has(who, 'improved-feint') ? 'move' : 'standard'),
  usualCost: 'standard',
  needs: 'creature',
  parse: argsParser(FIELDS),
  refuse,
  steps: {
    start(play, { actor, args: { on } }) {
      const { bluff, sense } = feintSides(play, play.combatant(actor), play.combatant(on));
      const check = { purpose: 'check', dice: 'd20' } as const;
      const { total } = play.roll({ ...check, ...bluff });
      const { total: dc } = play.roll({ ...check, ...sense });
      const passed = total > dc;
      play.emit({ type: 'checked', who: actor, kind: 'bluff', save: false, total, dc, passed, against: on });
      if (!passed) return DONE;
      endAll(play, on, 'feinted', 'replaced');
      const round = play.encounter.round + 1;
      play.gain(on, { id: 'feinted', by: actor, ends: { when: 'turn-end', of: actor, round }, data: {} });
      return DONE;
    },
  },
});
