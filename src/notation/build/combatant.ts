import { freshTurn } from '../../engine/fresh';
import type { Combatant } from '../../engine/state';
import type { Square } from '../../grid/square';
import type { CombatantBlock } from '../schema/combatant';
import { inventoryOf } from './inventory';
import { hitPoints } from './overlay';
import { sheetOf } from './sheet';

export const GM = 'gm';
export const NO_SIDE = 'neutral';

/** A combatant before the fight, nothing in force on it yet. `block` has its creature's share in. */
export function combatantOf(key: string, block: CombatantBlock, at: Square): Combatant {
  const sheet = sheetOf(key, block);
  const { now = sheet.hitPoints, nonlethal = 0, temporary = 0 } = hitPoints(block.hp ?? {});
  return {
    id: key,
    side: block.side ?? NO_SIDE,
    controller: block.controller ?? GM,
    hidden: block.hidden ?? false,
    sheet,
    at,
    damage: sheet.hitPoints - now,
    nonlethal,
    temporary,
    effects: [],
    inventory: inventoryOf(block, sheet.size),
    initiative: null,
    aware: true,
    acted: false,
    turn: freshTurn(),
    rides: block.rides ?? null,
    memory: {},
    reactions: {},
  };
}
