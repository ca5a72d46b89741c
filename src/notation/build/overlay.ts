import { findCreature } from '../../content/creatures';
import type { CombatantBlock, HitPointsBlock } from '../schema/combatant';

/** Keys whose value is a table: the lines that are not overridden stay. */
const TABLES = ['abilities', 'ac', 'saves', 'skills', 'resist'] as const;

/** The block with what its creature of the bestiary says wherever it is silent itself. An unknown creature counts as none. */
export function withCreature(block: CombatantBlock): CombatantBlock {
  const creature = block.creature === undefined ? null : findCreature(block.creature);
  return creature === null ? block : overlay(creature, block);
}

function overlay(base: CombatantBlock, block: CombatantBlock): CombatantBlock {
  // A race of its own brings size and speed, whatever the creature had.
  const { size: _size, speed: _speed, ...raceless } = base;
  const under = block.race === undefined ? base : raceless;
  const merged: Record<string, unknown> = { ...under, ...block };
  for (const table of TABLES) {
    if (under[table] && block[table]) merged[table] = { ...under[table], ...block[table] };
  }
  if (under.hp !== undefined && block.hp !== undefined)
    merged.hp = { ...hitPoints(under.hp), ...hitPoints(block.hp) };
  return merged as CombatantBlock;
}

export const hitPoints = (hp: HitPointsBlock): Exclude<HitPointsBlock, number> =>
  typeof hp === 'number' ? { max: hp } : hp;
