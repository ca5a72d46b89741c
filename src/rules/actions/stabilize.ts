import type { Refusal, View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import type { Combatant } from '../../engine/state';
import { areAdjacent } from '../../grid/footprint';
import { type ArgsOf, argsParser, text } from '../arguments';
import { placementOf } from '../body';
import { check } from '../check';
import { comesToNothing } from '../handling';
import { stabilise } from '../hit-points';

const FIELDS = { on: text };
type Args = ArgsOf<typeof FIELDS>;
const DC = 15;

function whyNotAided(view: View, who: Combatant, { on }: Args): Refusal | null {
  const patient = view.find(on);
  if (!patient) return refusal('unknown-combatant', { id: on });
  if (!view.has(patient, 'dying')) return refusal('not-dying', { on }, 'STAB-6');
  return areAdjacent(placementOf(who), placementOf(patient))
    ? null
    : refusal('not-beside', { who: who.id, on }, 'STAB-6');
}

/** First aid: a Heal check of 15 makes someone who is dying stable (STAB-6, TBL-16). */
export default defineAction<Args>({
  id: 'stabilize',
  clause: 'STAB-6',
  cost: 'standard',
  provokes: 'everyone',
  needs: 'creature',
  precheck: (view) =>
    Object.values(view.encounter.combatants).some((it) => view.has(it, 'dying'))
      ? null
      : refusal('nobody-dying', {}, 'STAB-6'),
  parse: argsParser(FIELDS),
  refuse: whyNotAided,
  steps: {
    start(play, frame) {
      const { actor, args } = frame;
      if (whyNotAided(play, play.combatant(actor), args)) return comesToNothing(play, frame);
      if (check(play, { who: actor, kind: 'heal', dc: DC, against: null, extra: [] }))
        stabilise(play, args.on);
      return DONE;
    },
  },
});
