import type { Shield } from '../engine/state';

type Row = readonly [
  id: string,
  bonus: number,
  checkPenalty: number,
  hardness: number,
  hitPoints: number,
  bash: string | null,
];
/** SRD table of shields; hardness and hit points by X-SUN-3, `bash` the weapon a shield is when it strikes. */
const ROWS: readonly Row[] = [
  ['buckler', 1, -1, 10, 5, null],
  ['light-wooden-shield', 1, -1, 5, 7, 'light-shield'],
  ['light-steel-shield', 1, -1, 10, 10, 'light-shield'],
  ['heavy-wooden-shield', 2, -2, 5, 15, 'heavy-shield'],
  ['heavy-steel-shield', 2, -2, 10, 20, 'heavy-shield'],
  ['tower-shield', 4, -10, 5, 20, null],
];
const SHIELDS: ReadonlyMap<string, Shield> = new Map(
  ROWS.map(([id, bonus, checkPenalty, hardness, hitPoints]) => [
    id,
    {
      id,
      bonus,
      checkPenalty,
      enhancement: 0,
      fillsHand: id !== 'buckler',
      hardness,
      hitPoints,
      ...(id === 'tower-shield' ? { maxDexterity: 2 } : {}),
    },
  ]),
);
const BASHES: ReadonlyMap<string, string | null> = new Map(ROWS.map((row) => [row[0], row[5]]));
export const shieldIds: readonly string[] = [...SHIELDS.keys()];

/** The SRD shield `id`; null if there is none. */
export const shieldFor = (id: string): Shield | null => SHIELDS.get(id) ?? null;

/** Id of the weapon that the shield is in a bash; null where it cannot be used so. */
export const bashOf = (id: string): string | null => BASHES.get(id) ?? null;
