import type { View } from '../../engine/contract';
import type { Combatant, CombatantId } from '../../engine/state';
import type { Square } from '../../grid/square';
import { opportunitiesLeft } from '../opportunity';
import { opportunityBlow } from '../opportunity-blow';
import type { Provocation } from './answers';

/** An attack of opportunity that would be raised: who, where, with what, how many it has left, at what odds. */
export function provocation(
  view: View,
  mover: Combatant,
  it: { readonly by: CombatantId; readonly step: number; readonly at: Square; readonly meets?: Square },
): Provocation {
  const { by, step, at, meets = at } = it;
  const enemy = view.combatant(by);
  const blow = opportunityBlow(view, by, mover, { at: meets });
  return {
    by,
    at,
    step,
    because: 'movement',
    weapon: blow?.attack.weapon.id ?? 'unarmed',
    left: opportunitiesLeft(view, enemy),
    bonus: blow?.odds.bonus ?? 0,
    armorClass: blow?.odds.armorClass ?? 0,
    chance: blow?.odds.chance ?? 0,
    damage: blow?.odds.damage ?? 0,
    attackModifiers: blow?.odds.attackModifiers ?? [],
    armorClassModifiers: blow?.odds.armorClassModifiers ?? [],
  };
}
