import type {
  Abilities,
  ArmorClass,
  Attack,
  Creature,
  Defences,
  HitDice,
  Saves,
} from '../../../src/stat-block/creature';
import type { Problem } from '../../../src/stat-block/problem';

/** A paste, every figure it must give, and what must be told about it. */
export interface Block {
  readonly what: string;
  readonly paste: string;
  readonly creatures: readonly Creature[];
  readonly told?: readonly Problem['code'][];
  /** Lines that must come back as not understood. */
  readonly unread?: readonly string[];
}

type More = Partial<Omit<Attack, 'name' | 'bonuses' | 'damage' | 'critRange' | 'critMult'>> & {
  readonly crit?: readonly [number, number];
};

export const hit = (
  name: string,
  bonuses: readonly number[],
  damage: string | null,
  { crit = [20, 2], ...more }: More = {},
): Attack => ({
  name,
  count: 1,
  bonuses,
  mode: 'melee',
  touch: false,
  damage,
  critRange: crit[0],
  critMult: crit[1],
  plus: [],
  ...more,
});
export const shot = (
  name: string,
  bonuses: readonly number[],
  damage: string | null,
  more: More = {},
): Attack => hit(name, bonuses, damage, { mode: 'ranged', ...more });

/** `dice(11, [4, 8])` is 4d8+11. */
export const dice = (bonus: number, ...all: readonly (readonly [number, number])[]): HitDice => ({
  dice: all.map(([count, die]) => ({ count, die })),
  bonus,
});

export const armor = (
  total: number,
  touch: number | null,
  flatFooted: number | null,
  ...parts: readonly (readonly [number, string])[]
): ArmorClass => ({
  total,
  touch,
  flatFooted,
  parts: parts.length === 0 ? null : parts.map(([bonus, of]) => ({ bonus, of })),
});

export const saves = (fort: number | null, ref: number | null, will: number | null): Saves => ({
  fort,
  ref,
  will,
});

type Score = number | null;
export const scores = (
  str: Score,
  dex: Score,
  con: Score,
  int: Score,
  wis: Score,
  cha: Score,
): Abilities => ({ str, dex, con, int, wis, cha });

export const defences = (more: Partial<Defences>): Defences => ({
  damageReduction: [],
  spellResistance: null,
  fastHealing: null,
  regeneration: null,
  ...more,
});

/** What most blocks have none of need not be said. */
type Given = Pick<Creature, 'name' | 'size' | 'type' | 'hitDice' | 'hp' | 'initiative' | 'ac' | 'cr'> &
  Partial<Creature>;
export const creature = (given: Given): Creature => ({
  subtypes: [],
  speeds: { land: 30 },
  bab: null,
  grapple: null,
  attack: null,
  fullAttack: null,
  space: 5,
  reach: 5,
  reachWith: {},
  specialAttacks: [],
  specialQualities: [],
  defences: defences({}),
  saves: null,
  abilities: null,
  skills: {},
  feats: [],
  ...(given.cr === null ? {} : { crText: String(given.cr) }),
  ...given,
});
