import type { JsonRecord } from '../engine/state';

/** What a combatant's record has at the least; it comes from the notation or the GM's editor, which check the rest. */
const PARTS = ['sheet', 'at', 'inventory', 'turn', 'memory', 'reactions'] as const;

/** Whether a record is a whole combatant of this key. */
export const isWholeCombatant = (key: string, record: JsonRecord): boolean =>
  record['id'] === key && PARTS.every((part) => typeof record[part] === 'object' && record[part] !== null);
