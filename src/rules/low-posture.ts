import type { Effect } from '../engine/contract';
import { modifier } from '../engine/modifiers';
import { NO_MODIFIERS } from './effects-common';

/** Near the ground: easier to strike, harder to shoot (X-ACM-9, X-ACM-11). Counts only once the attack is known. */
export function lowPosture({
  melee,
  ranged,
  source,
}: {
  melee: number;
  ranged: number;
  source: string;
}): NonNullable<Effect['modifiers']> {
  const against = {
    melee: [modifier('untyped', melee, source)],
    ranged: [modifier('untyped', ranged, source)],
  };
  return ({ stat, attack }) => (stat === 'armor-class' && attack ? against[attack.kind] : NO_MODIFIERS);
}
