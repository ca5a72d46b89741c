import { naturalReachFeet, SIZES, type Size, spaceSquares } from '../../grid/size';
import { FEET_PER_SQUARE } from '../../grid/square';
import type { CombatantBlock } from '../../notation/schema/combatant';
import { sizeModifier } from '../../rules/size';
import type { ABILITY_KEYS, Creature, Read, Saves } from '../creature';
import { singular } from '../fields/singular';
import { type Problem, problem } from '../problem';
import { slug, wornBy } from './armor';
import { notesOf } from './notes';
import { senses } from './traits';
import { armedWith, type Basis } from './weapons';

/** A creature as the notation has it, and what of it the notation cannot say or had to fill in. */
export interface Written {
  readonly block: CombatantBlock;
  readonly problems: readonly Problem[];
}

const SAVING_FEATS = { fort: 'great-fortitude', ref: 'lightning-reflexes', will: 'iron-will' } as const;
const SAVE_ABILITY = { fort: 'con', ref: 'dex', will: 'wis' } as const;

/** The combatant that a creature of a paste is: parts where the block gives sums, so that the rules put them together again. */
export function combatantOf({ creature, traits: words, problems: told }: Read): Written {
  const size = SIZES.find((it) => it === creature.size?.toLowerCase()) ?? 'medium';
  const feats = creature.feats.map(featId).filter((it) => it !== '');
  const modifier = modifiers(creature);
  const worn = creature.ac === null ? null : wornBy(creature.ac, sizeModifier(size), modifier.dex);
  const basis = basisOf(creature, { size, feats, modifier });
  const arms = armedWith(creature, basis);
  const seen = senses(creature, words);
  const block: CombatantBlock = {
    name: creature.name ?? 'Creature',
    side: 'foes',
    size,
    ...bodyOf(creature, size),
    bab: creature.bab ?? 0,
    level: levelOf(creature),
    abilities: creature.abilities ?? {},
    hp: Math.max(1, creature.hp ?? 1),
    ...worn?.worn,
    ...savesOf(creature.saves, modifier, feats),
    ...filled(
      'skills',
      Object.fromEntries(
        Object.entries(creature.skills).flatMap(([name, value]) =>
          slug(name) === '' ? [] : [[slug(name), value]],
        ),
      ),
    ),
    ...initiativeOf(creature, modifier.dex, feats),
    ...(feats.length === 0 ? {} : { feats }),
    traits: [...new Set([...seen.traits, ...arms.traits])],
    ...arms.armed,
    ...filled('resist', seen.resist),
    ...(creature.defences.spellResistance === null ? {} : { sr: creature.defences.spellResistance }),
  };
  const problems = [
    ...filledIn(creature, block),
    ...(worn?.problems ?? []),
    ...arms.problems,
    ...bodyProblems(creature, size),
  ];
  const notes = notesOf(words, [...told, ...problems]);
  return { block: notes.length === 0 ? block : { ...block, notes }, problems };
}

/** What the notation takes where nothing is said. */
const DEFAULT_SPEED = 30;
const DEFAULT_SCORE = 10;

/** What the board cannot do without and the block does not say. */
function filledIn({ size, bab, abilities, saves, speeds, hp }: Creature, block: CombatantBlock): Problem[] {
  const none: readonly (readonly [string, boolean, string | number])[] = [
    ['size', size === null, block.size ?? 'medium'],
    ['speed', Object.keys(speeds).length === 0, DEFAULT_SPEED],
    ['bab', bab === null, block.bab ?? 0],
    ['abilities', abilities === null, DEFAULT_SCORE],
    ['saves', saves === null, 0],
    ['hp', hp === null, 1],
  ];
  return none.flatMap(([field, isMissing, value]) =>
    isMissing ? [problem('filled-in', { field, value })] : [],
  );
}

type Modifiers = Readonly<Record<(typeof ABILITY_KEYS)[number], number>>;

function modifiers({ abilities }: Creature): Modifiers {
  const of = (key: (typeof ABILITY_KEYS)[number]): number => Math.floor(((abilities?.[key] ?? 10) - 10) / 2);
  return { str: of('str'), dex: of('dex'), con: of('con'), int: of('int'), wis: of('wis'), cha: of('cha') };
}

/** An incorporeal creature strikes by Dexterity, as one with Weapon Finesse may. */
function basisOf(
  { bab, subtypes, abilities }: Creature,
  { size, feats, modifier }: { size: Size; feats: readonly string[]; modifier: Modifiers },
): Basis {
  const base = (bab ?? 0) + sizeModifier(size);
  const byDexterity = abilities?.str === null || subtypes.some((it) => /^incorporeal$/i.test(it));
  const best = byDexterity
    ? modifier.dex
    : feats.includes('weapon-finesse')
      ? Math.max(modifier.str, modifier.dex)
      : modifier.str;
  return {
    size,
    feats,
    melee: base + (byDexterity ? modifier.dex : modifier.str),
    finesse: base + best,
    ranged: base + modifier.dex,
  };
}

/** `Weapon Focus (spikes)` is that of the spike. */
const featId = (feat: string): string =>
  slug(feat.replace(/\(([^)]*)\)/, (_all, inner: string) => singular(inner.trim())));

function bodyOf({ speeds, reach }: Creature, size: Size): Pick<CombatantBlock, 'shape' | 'reach' | 'speed'> {
  const { baseLand: _base, fly, ...plain } = speeds;
  const modes = { ...plain, ...(fly === undefined ? {} : { fly: fly.feet }) };
  const { land, ...others } = modes;
  const speed =
    Object.keys(modes).length === 0
      ? {}
      : { speed: land !== undefined && Object.keys(others).length === 0 ? land : modes };
  const shape =
    reach !== null && naturalReachFeet(size, 'tall') !== reach && naturalReachFeet(size, 'long') === reach
      ? 'long'
      : 'tall';
  return {
    shape,
    ...(reach === null || naturalReachFeet(size, shape) === reach ? {} : { reach: Math.floor(reach) }),
    ...speed,
  };
}

function bodyProblems({ space, reachWith, speeds, defences, skills }: Creature, size: Size): Problem[] {
  const feet = spaceSquares(size) * FEET_PER_SQUARE;
  return [
    ...(space !== null && space > FEET_PER_SQUARE && space !== feet
      ? [problem('no-space', { space, feet })]
      : []),
    ...defences.damageReduction
      .slice(1)
      .map(({ amount, bypass }) =>
        problem('not-in-notation', { text: `damage reduction ${amount}/${bypass}` }),
      ),
    ...Object.keys(skills)
      .filter((name) => slug(name) === '')
      .map((name) => problem('not-in-notation', { text: `${name} ${skills[name]}` })),
    ...Object.entries(reachWith ?? {}).map(([name, reach]) =>
      problem('not-in-notation', { text: `${reach} ft. with ${name}` }),
    ),
    ...(speeds.fly === undefined || speeds.fly.maneuverability === null
      ? []
      : [problem('not-in-notation', { text: `fly (${speeds.fly.maneuverability})` })]),
  ];
}

/** More Hit Dice than any creature has: the notation takes no larger figure either. */
const MOST_LEVELS = 1000;
const levelOf = ({ hitDice }: Creature): number => {
  const dice = hitDice?.count ?? (hitDice?.dice ?? []).reduce((all, { count }) => all + count, 0);
  return Number.isFinite(dice) ? Math.min(MOST_LEVELS, Math.max(1, Math.floor(dice))) : 1;
};

function savesOf(
  saves: Saves | null,
  modifier: Modifiers,
  feats: readonly string[],
): Pick<CombatantBlock, 'saves'> {
  if (saves === null) return {};
  const base = (key: keyof Saves): number =>
    (saves[key] ?? 0) - modifier[SAVE_ABILITY[key]] - (feats.includes(SAVING_FEATS[key]) ? 2 : 0);
  return { saves: { fort: base('fort'), ref: base('ref'), will: base('will') } };
}

function initiativeOf(
  { initiative }: Creature,
  dexterity: number,
  feats: readonly string[],
): Pick<CombatantBlock, 'initiative'> {
  const rules = dexterity + (feats.includes('improved-initiative') ? 4 : 0);
  return initiative === null || initiative === rules ? {} : { initiative };
}

function filled<K extends string, T extends object>(key: K, table: T): Partial<Record<K, T>> {
  return Object.keys(table).length === 0 ? {} : ({ [key]: table } as Record<K, T>);
}
