import type { Holding, Query, View } from '../engine/contract';
import { modifier } from '../engine/modifiers';
import type { Modifier } from '../engine/state';
import { NO_MODIFIERS } from './effects-common';

const EACH = 2;

/** Help against one opponent: 2 for each helper, told once for all of them, since it stacks (X-AID-2, X-AID-3). */
export function aidBonus(query: Query, held: Holding, view: View): readonly Modifier[] {
  const { instance, holder, data } = held;
  if (!instance || !query.against || query.against.id !== data['against']) return NO_MODIFIERS;
  const all = view
    .effectsOf(holder)
    .filter((it) => it.effect.id === instance.id && it.held.data['against'] === data['against']);
  if (all[0]?.held.instance?.uid !== instance.uid) return NO_MODIFIERS;
  return [modifier('untyped', EACH * all.length, `stance.${instance.id}`)];
}
