import { findCreature } from '../../content/creatures';
import { RACES } from '../../content/races';
import type { Size } from '../../grid/size';
import type { CombatantBlock } from '../../notation/schema/combatant';
import type { HitDice } from './hit-dice';

/** Somebody who may be put on the board: from the bestiary, from a pasted stat block, a template. */
export interface Newcomer {
  /** What one of them is called; several get numbers behind it. */
  readonly name: string;
  readonly block: CombatantBlock;
  /** Null where they are not known: then hit points are those of the block. */
  readonly hitDice: HitDice | null;
}

export function sizeOf({ block }: Newcomer): Size {
  const base = block.creature === undefined ? null : findCreature(block.creature);
  const race = block.race ?? base?.race;
  return block.size ?? base?.size ?? (race === undefined ? 'medium' : RACES[race].size);
}
