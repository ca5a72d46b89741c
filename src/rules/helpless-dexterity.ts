import type { View } from '../engine/contract';
import { modifier } from '../engine/modifiers';
import type { Combatant, Modifier } from '../engine/state';
import { abilityModifier } from './abilities';

const OF_SCORE_0 = -5;

/** Dexterity counts as 0 (X-HLP-2, X-ACM-10): -5 in all, of which AC has a penalty of the score itself already (AC-5). */
export function dexterityAsZero(view: View, who: Combatant, source: string): Modifier {
  const counted = Math.min(0, abilityModifier(view, who, 'dex'));
  return modifier('ability', OF_SCORE_0 - counted, source);
}
