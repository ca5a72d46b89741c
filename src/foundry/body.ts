import { naturalReachFeet, type Size, sizeStep, spaceSquares } from '../grid/size';
import { FEET_PER_SQUARE } from '../grid/square';
import {
  ABILITY_KEYS,
  type Abilities,
  type Creature,
  type HitDice,
  type Speeds,
} from '../stat-block/creature';
import { type Actor, classesOf } from './actor';
import { at, isTrueAt, numberAt, textAt, wholeAt } from './json';
import { lacksAbility } from './kind';
import type { Notes } from './notes';
import { type Warning, warning } from './problem';

/** Scores with what is at work now; null for none. What the file leaves out is 10, and that is told. */
export function abilitiesOf(actor: Actor, told: Warning[]): Abilities {
  const score = (key: (typeof ABILITY_KEYS)[number]): number | null => {
    const { system } = actor;
    if (isTrueAt(system, `abilities.${key}.isZero`) || lacksAbility(actor, key)) return null;
    if (actor.layout === 'pf1' && at(system, `abilities.${key}.value`) === null) return null;
    // A score that is 0 before anything drains it is none.
    if (numberAt(system, `abilities.${key}.value`) === 0) return null;
    const found = wholeAt(system, `abilities.${key}.total`) ?? wholeAt(system, `abilities.${key}.value`);
    if (found !== null && found >= 0) return found;
    told.push(warning('ability-missing', { ability: key }));
    return 10;
  };
  const [str, dex, con, int, wis, cha] = ABILITY_KEYS.map(score);
  return {
    str: str ?? null,
    dex: dex ?? null,
    con: con ?? null,
    int: int ?? null,
    wis: wis ?? null,
    cha: cha ?? null,
  };
}

/** The modifier of a score; that of a creature without it is 0. */
export const modifierOf = (score: number | null): number => Math.floor(((score ?? 10) - 10) / 2);

const MODES = ['land', 'climb', 'swim', 'burrow'] as const;

/** Feet. A mode of 0 feet is none; how well a creature flies is stored even for those that cannot. */
export function speedsOf({ system }: Actor, told: Warning[]): Speeds {
  const feet = (mode: string): number | null => {
    const total =
      numberAt(system, `attributes.speed.${mode}.total`) ?? numberAt(system, `attributes.speed.${mode}.base`);
    return total !== null && total > 0 ? Math.trunc(total) : null;
  };
  const speeds: Speeds = {};
  for (const mode of MODES) {
    const found = feet(mode);
    if (found !== null) speeds[mode] = found;
  }
  const base = numberAt(system, 'attributes.speed.land.base');
  if (base !== null && speeds.land !== undefined && base > speeds.land) speeds.baseLand = base;
  const fly = feet('fly');
  if (fly !== null)
    speeds.fly = {
      feet: fly,
      maneuverability: textAt(system, 'attributes.speed.fly.maneuverability') || null,
    };
  if (Object.keys(speeds).length === 0) told.push(warning('no-speed'));
  return speeds;
}

/** Dice of racial levels and classes; the bonus is that of Constitution, and of feats such as Toughness. */
export function hitDiceOf(actor: Actor, constitution: number, more: number): HitDice | null {
  const classes = classesOf(actor);
  const dice = classes.flatMap(({ item, levels }) => {
    const die = wholeAt(item.system, 'hd');
    return die === null || die < 2 ? [] : [{ count: levels, die }];
  });
  const levels = classes.reduce((all, it) => all + it.levels, 0);
  if (dice.length > 0) return { dice, bonus: Math.floor(levels * constitution + more) };
  if (levels > 0) return { count: levels };
  const total = wholeAt(actor.system, 'attributes.hd.total') ?? wholeAt(actor.system, 'details.level.value');
  return total === null || total <= 0 ? null : { count: total };
}

/**
 * Space by the token, reach by the notes. The file itself keeps no reach: a four-footed body is a long one, and where a Large or larger
 * creature says nothing, the reach of a tall one is taken and told.
 */
export function spaceAndReach(
  { system, token }: Actor,
  { size, notes }: { size: Size; notes: Notes },
  told: Warning[],
): Pick<Creature, 'space' | 'reach' | 'reachWith'> {
  const width = numberAt(token, 'width');
  const large = sizeStep('medium', size) > 0;
  const space = width !== null && width > 0 && large ? width * FEET_PER_SQUARE : null;
  const long = isTrueAt(system, 'attributes.quadruped') ? naturalReachFeet(size, 'long') : null;
  const reach = notes.reach ?? long;
  if (reach === null && large)
    told.push(
      warning('no-reach', { feet: naturalReachFeet(size, 'tall'), other: naturalReachFeet(size, 'long') }),
    );
  return { space: space ?? (large ? spaceSquares(size) * FEET_PER_SQUARE : null), reach, reachWith: null };
}
