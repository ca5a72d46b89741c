import type { DamageType, Handedness, Weapon } from '../engine/state';

/** What a weapon is made of: hardness and hit points of a Medium one (X-SUN-3; the rest by material). */
const BUILD = {
  'light blade': [10, 2],
  'one-handed blade': [10, 5],
  'two-handed blade': [10, 10],
  'light haft': [5, 2],
  'one-handed haft': [5, 5],
  'two-handed haft': [5, 10],
  bow: [5, 5],
  chain: [10, 5],
  'light steel shield': [10, 10],
  'heavy steel shield': [10, 20],
  leather: [2, 2],
  rope: [0, 2],
  net: [0, 5],
  glass: [1, 1],
  body: [0, 0],
} as const satisfies Readonly<Record<string, readonly [hardness: number, hitPoints: number]>>;
export type Build = keyof typeof BUILD;

const TYPES: Readonly<Record<string, DamageType>> = { S: 'slashing', P: 'piercing', B: 'bludgeoning' };

/** What a row says beyond its columns. */
export type WeaponDetails = Partial<
  Omit<Weapon, 'id' | 'handedness' | 'damage' | 'types' | 'critical' | 'natural'>
>;
/** One line of a weapon table, Medium size. `types` are initials: `PS` is piercing or slashing. Damage `0`: none. */
export type WeaponRow = readonly [
  id: string,
  handedness: Handedness,
  damage: string,
  critical: string,
  types: string,
  build: Build,
  details?: WeaponDetails,
];

/** `19-20/x2`, `20/x3` or `x3` in numbers; null for anything else. */
export function parseCritical(text: string): Weapon['critical'] | null {
  const found = /^(?:(\d+)(?:-20)?\/)?x(\d+)$/.exec(text);
  if (found === null) return null;
  const from = Number(found[1] ?? 20);
  const multiplier = Number(found[2]);
  return from >= 1 && from <= 20 && multiplier >= 1 ? { from, multiplier } : null;
}

/** A Medium weapon from its line in a table. @throws on a critical that cannot be read. */
export function expandRow([id, handedness, damage, critical, types, build, details]: WeaponRow): Weapon {
  const threat = parseCritical(critical);
  if (threat === null) throw new Error(`Weapon ${id} has no critical: ${critical}`);
  const [hardness, hitPoints] = BUILD[build];
  return {
    id,
    handedness,
    damage,
    types: [...types].flatMap((initial) => TYPES[initial] ?? []),
    critical: threat,
    rangeFeet: null,
    thrown: false,
    projectile: null,
    strengthRating: null,
    reach: 'none',
    reachFeet: null,
    threatens: handedness !== 'ranged',
    nonlethal: false,
    double: null,
    extra: null,
    enhancement: 0,
    loading: null,
    natural: null,
    traits: [],
    hardness,
    hitPoints,
    ...details,
  };
}
