import { averageHitPoints, diceCount, hitDiceOf } from './hit-dice';
import type { StatBlock } from './stat-block';
import {
  baseAttack,
  baseSave,
  CLASSES,
  type ClassName,
  type CreatureType,
  type SaveKey,
  TYPES,
} from './training';

export type Alignment = 'LG' | 'LN' | 'LE' | 'NG' | 'N' | 'NE' | 'CG' | 'CN' | 'CE';

/**
 * An entry of the bestiary: a stat block of parts. What follows from hit dice, type and classes need not be said: level, base attack,
 * base saves, hit points, the traits of the type and its senses. What is said all the same holds.
 */
export interface Creature extends StatBlock {
  readonly type: CreatureType;
  /** `goblinoid`, `fire`, `extraplanar`: each is a trait too. */
  readonly subtypes?: readonly string[];
  /** As most of its kind are; what is not neutral in it is a trait. */
  readonly alignment: Alignment;
  /** 1/3 is `1 / 3`. */
  readonly challengeRating: number;
  /** As printed: `4d8+11`. */
  readonly hitDice: string;
  /** How many of the hit dice are levels of which class. */
  readonly classes?: Readonly<Partial<Record<ClassName, number>>>;
  /** The saves its racial hit dice are good at, where they are not those of its type. */
  readonly goodSaves?: readonly SaveKey[];
  /** What the engine does not play: a word of `creatures:special`, then figures (`rend 2d6+9`, `gaze 30ft fort dc13`). */
  readonly special?: readonly string[];
}

const ALIGNMENT_TRAITS: Readonly<Record<string, string>> = {
  L: 'lawful',
  C: 'chaotic',
  G: 'good',
  E: 'evil',
};
const SAVE_KEYS = ['fort', 'ref', 'will'] as const;

/** The stat block that an entry makes, in the notation's words. @throws on hit dice that cannot be read */
export function statBlockOf(creature: Creature): StatBlock {
  const { type, subtypes, alignment, challengeRating, hitDice, classes, goodSaves, special, ...said } =
    creature;
  const dice = hitDiceOf(hitDice);
  return {
    level: Math.max(1, Math.floor(diceCount(dice))),
    hp: averageHitPoints(dice),
    ...trainingOf(creature, diceCount(dice)),
    ...said,
    ...(special === undefined ? {} : { notes: special }),
    traits: traitsOf(creature),
  };
}

function trainingOf(
  { type, classes = {}, goodSaves }: Creature,
  count: number,
): Required<Pick<StatBlock, 'bab' | 'saves'>> {
  const levels = Object.entries(classes).map(([name, level]) => [CLASSES[name as ClassName], level] as const);
  const racial = count - levels.reduce((sum, [, level]) => sum + level, 0);
  const body = { ...TYPES[type], ...(goodSaves === undefined ? {} : { saves: goodSaves }) };
  const parts = [[body, racial] as const, ...levels];
  const save = (key: SaveKey): number =>
    parts.reduce((sum, [its, count]) => sum + baseSave(its, key, count), 0);
  const [fort, ref, will] = SAVE_KEYS.map(save);
  return {
    bab: parts.reduce((sum, [its, count]) => sum + baseAttack(its, count), 0),
    saves: { fort: fort ?? 0, ref: ref ?? 0, will: will ?? 0 },
  };
}

/** Type, subtypes, alignment, senses of the type, what it has of its own: none twice. */
function traitsOf({ type, subtypes = [], alignment, abilities, traits = [] }: Creature): readonly string[] {
  return [
    ...new Set([
      type,
      ...subtypes,
      ...[...alignment].flatMap((letter) => ALIGNMENT_TRAITS[letter] ?? []),
      ...(abilities?.int === null ? ['mindless'] : []),
      ...TYPES[type].senses,
      ...traits,
    ]),
  ];
}
