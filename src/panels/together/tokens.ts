import type { Combatant, Encounter } from '../../engine/state';
import { GM } from '../../session/authority';

/** Those of the players' sides whom nobody plays. */
export const freeTokens = ({ combatants }: Encounter, sides: readonly string[]): readonly Combatant[] =>
  Object.values(combatants).filter(({ controller, side }) => controller === GM && sides.includes(side));
