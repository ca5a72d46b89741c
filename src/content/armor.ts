import type { Armor } from '../engine/state';
import { slowedSpeed } from '../rules/burden';

type Row = readonly [
  id: string,
  kind: Armor['kind'],
  bonus: number,
  maxDexterity: number,
  checkPenalty: number,
];
/** SRD table of armour. */
const ROWS: readonly Row[] = [
  ['padded', 'light', 1, 8, 0],
  ['leather', 'light', 2, 6, 0],
  ['studded-leather', 'light', 3, 5, -1],
  ['chain-shirt', 'light', 4, 4, -2],
  ['hide', 'medium', 3, 4, -3],
  ['scale-mail', 'medium', 4, 3, -4],
  ['chainmail', 'medium', 5, 2, -5],
  ['breastplate', 'medium', 5, 3, -4],
  ['splint-mail', 'heavy', 6, 0, -7],
  ['banded-mail', 'heavy', 6, 1, -6],
  ['half-plate', 'heavy', 7, 0, -7],
  ['full-plate', 'heavy', 8, 1, -6],
];
const ARMORS: ReadonlyMap<string, Armor> = new Map(
  ROWS.map(([id, kind, bonus, maxDexterity, checkPenalty]) => [
    id,
    { id, kind, bonus, maxDexterity, checkPenalty, enhancement: 0 },
  ]),
);
export const armorIds: readonly string[] = [...ARMORS.keys()];

/** The SRD armour `id`; null if there is none. */
export const armorFor = (id: string): Armor | null => ARMORS.get(id) ?? null;

/** Speed in feet in armour of `kind`: medium and heavy take a third of it (SRD: 30 becomes 20, 20 becomes 15). */
export function speedInArmor(feet: number, kind: Armor['kind']): number {
  return kind === 'light' ? feet : slowedSpeed(feet);
}
