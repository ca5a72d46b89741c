import type { View } from '../engine/contract';

/** Whether this is a condition that somebody may get; `incorporeal` is one, though some are so from birth (X-CND-16). */
export const isCondition = (view: View, id: string): boolean =>
  view.rules.effects.get(id)?.kind === 'condition' || id === 'incorporeal';
