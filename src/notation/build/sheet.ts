import { speedInArmor } from '../../content/armor';
import { RACES } from '../../content/races';
import { ABILITIES, type AbilityName, type Armor, type Sheet } from '../../engine/state';
import type { CombatantBlock } from '../schema/combatant';
import { armorOf } from './armor';
import { hitPoints } from './overlay';
import { spellOf } from './spell';
import { naturalOf } from './weapon';

const SPEED_FEET = 30;
const HIT_POINTS = 10;
const SCORE = 10;

/** What the combatant `key` is, by its block with its creature's share in. Silence means the plain Medium humanoid. */
export function sheetOf(key: string, block: CombatantBlock): Sheet {
  const race = block.race === undefined ? null : RACES[block.race];
  const armor = armorOf(block.armor);
  return {
    name: block.name ?? nameOf(key, block.creature),
    creature: block.creature ?? null,
    race: block.race ?? null,
    size: block.size ?? race?.size ?? 'medium',
    shape: block.shape ?? 'tall',
    reachFeet: block.reach ?? null,
    speeds: speedsOf(block, armor),
    ...training(block),
    abilities: scores(block),
    hitPoints: hitPoints(block.hp ?? {}).max ?? HIT_POINTS,
    armor,
    armorClass: block.ac ?? {},
    saves: { fortitude: block.saves?.fort ?? 0, reflex: block.saves?.ref ?? 0, will: block.saves?.will ?? 0 },
    skills: block.skills ?? {},
    initiative: block.initiative ?? null,
    feats: block.feats ?? [],
    traits: block.traits ?? [],
    natural: (block.natural ?? []).map(naturalOf),
    spells: (block.spells ?? []).map(spellOf),
    ...resistance(block),
    ...(block.notes === undefined || block.notes.length === 0 ? {} : { notes: block.notes }),
  };
}

/** `Orc O2`; a combatant of no creature is called by its key. */
function nameOf(key: string, creature: string | undefined): string {
  if (creature === undefined) return key;
  const words = creature.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${key}`;
}

/** `speed` as it stands; without it that of the race, slowed by armour or load (SPD-3 to SPD-7, X-DIST-7). */
function speedsOf({ speed, race, traits = [] }: CombatantBlock, armor: Armor | null): Sheet['speeds'] {
  if (typeof speed === 'number') return { land: speed };
  if (speed !== undefined) return speed;
  const { speedFeet, steady } = race === undefined ? { speedFeet: SPEED_FEET, steady: true } : RACES[race];
  const laden = traits.includes('medium-load') || traits.includes('heavy-load');
  const kind = laden ? 'medium' : (armor?.kind ?? 'light');
  return { land: steady ? speedFeet : speedInArmor(speedFeet, kind) };
}

function training({
  level = 1,
  casterLevel = level,
  bab = 0,
}: CombatantBlock): Pick<Sheet, 'level' | 'casterLevel' | 'baseAttackBonus'> {
  return { level, casterLevel, baseAttackBonus: bab };
}

function scores({ abilities = {} }: CombatantBlock): Sheet['abilities'] {
  const score = (name: AbilityName): number | null =>
    abilities[name] === undefined ? SCORE : abilities[name];
  return Object.fromEntries(ABILITIES.map((name) => [name, score(name)])) as Record<
    AbilityName,
    number | null
  >;
}

function resistance({
  resist = {},
  sr = null,
}: CombatantBlock): Pick<Sheet, 'damageReduction' | 'resistances' | 'spellResistance'> {
  const { dr, ...energies } = resist;
  const [amount, bypass] = dr?.split('/', 2) ?? [];
  return {
    damageReduction: amount === undefined || bypass === undefined ? null : { amount: Number(amount), bypass },
    resistances: energies,
    spellResistance: sr,
  };
}
