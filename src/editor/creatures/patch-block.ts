import type { JsonRecord } from '../../engine/state';
import { hitPoints } from '../../notation/build/overlay';
import { standing } from '../../notation/patch';
import type { CombatantBlock } from '../../notation/schema/combatant';

const TABLES = ['abilities', 'ac', 'saves', 'skills', 'resist'] as const;

/** A stat block with some keys set in the words of `gm: set … to:`; in its tables the lines that are not set stay. Not checked. */
export function withPatch(
  block: CombatantBlock,
  { initiativeModifier, hp, ...to }: JsonRecord,
): CombatantBlock {
  const tables = TABLES.flatMap((table) => {
    const lines = to[table];
    return typeof lines === 'object' && lines !== null
      ? [
          [
            table,
            table === 'skills' ? standing({ ...block.skills, ...lines }) : { ...block[table], ...lines },
          ] as const,
        ]
      : [];
  });
  const points = typeof hp === 'object' && hp !== null ? { hp: { ...hitPoints(block.hp ?? {}), ...hp } } : {};
  const modifier = initiativeModifier === undefined ? {} : { initiative: initiativeModifier };
  return { ...block, ...to, ...modifier, ...points, ...Object.fromEntries(tables) } as CombatantBlock;
}

/** Maximum of a block's hit points; null where it does not say. */
export const maximumOf = ({ hp }: CombatantBlock): number | null =>
  hp === undefined ? null : (hitPoints(hp).max ?? null);
