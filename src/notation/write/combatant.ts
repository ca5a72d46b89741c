import type { Combatant } from '../../engine/state';
import { combatantOf } from '../build/combatant';
import { withCreature } from '../build/overlay';
import { sameJson } from '../running';
import type { CombatantBlock } from '../schema/combatant';
import { blockOf } from './block';

const TABLES = ['abilities', 'ac', 'saves', 'skills', 'resist'] as const;

/** A combatant as a person would write it: its creature or race, and what differs from it. Its place is not in. */
export function combatantBlock(who: Combatant): CombatantBlock {
  const block = blockOf(who);
  const { creature, race, armor } = block;
  const base = blockOf(silent(who, creature === undefined ? {} : { creature }));
  const speaking = {
    ...(creature === undefined ? {} : { creature }),
    ...(race === undefined || race === base.race ? {} : { race }),
    ...(armor === undefined || sameJson(armor, base.armor) ? {} : { armor }),
  };
  // What race and armour bring with them need not be said again.
  const understood = blockOf(silent(who, speaking));
  const { creature: _creature, race: _race, armor: _armor, ...rest } = block;
  return { ...speaking, ...differences(rest, understood), side: who.side };
}

const silent = (who: Combatant, block: CombatantBlock): Combatant =>
  combatantOf(who.id, withCreature(block), who.at);

function differences(block: CombatantBlock, base: CombatantBlock): CombatantBlock {
  const changed = Object.entries(block).filter(
    ([key, value]) => !sameJson(value, base[key as keyof CombatantBlock]),
  );
  const found: Record<string, unknown> = Object.fromEntries(changed);
  for (const table of TABLES) {
    if (found[table] === undefined) continue;
    const lines = Object.entries(block[table] ?? {}).filter(
      ([line, value]) => (base[table] as Record<string, unknown> | undefined)?.[line] !== value,
    );
    found[table] = Object.fromEntries(lines);
  }
  return found as CombatantBlock;
}
