import type { StatBlock } from './stat-block';

export type SaveKey = keyof NonNullable<StatBlock['saves']>;
type Attack = 'good' | 'average' | 'poor';

/** What hit dice bring with them: how base attack grows, which saves are good. */
export interface Training {
  readonly attack: Attack;
  readonly saves: readonly SaveKey[];
}
/** A type of creature: its training, its die, and the senses that all of it have. */
export interface TypeTraining extends Training {
  readonly sides: number;
  readonly senses: readonly string[];
}

const type = (
  sides: number,
  attack: Attack,
  saves: readonly SaveKey[],
  senses: readonly string[] = [],
): TypeTraining => ({ sides, attack, saves, senses });

/** SRD: creature types. Where an entry is good at other saves than its type it says so. */
export const TYPES = {
  aberration: type(8, 'average', ['will'], ['darkvision']),
  animal: type(8, 'average', ['fort', 'ref'], ['low-light-vision']),
  construct: type(10, 'average', [], ['darkvision', 'low-light-vision']),
  dragon: type(12, 'good', ['fort', 'ref', 'will'], ['darkvision', 'low-light-vision']),
  elemental: type(8, 'average', ['ref'], ['darkvision']),
  fey: type(6, 'poor', ['ref', 'will'], ['low-light-vision']),
  giant: type(8, 'average', ['fort'], ['low-light-vision']),
  humanoid: type(8, 'average', ['ref']),
  'magical-beast': type(10, 'good', ['fort', 'ref'], ['darkvision', 'low-light-vision']),
  'monstrous-humanoid': type(8, 'good', ['ref', 'will'], ['darkvision']),
  ooze: type(10, 'average', [], ['blindsight']),
  outsider: type(8, 'good', ['fort', 'ref', 'will'], ['darkvision']),
  plant: type(8, 'average', ['fort'], ['low-light-vision']),
  undead: type(12, 'poor', ['will'], ['darkvision']),
  vermin: type(8, 'average', ['fort'], ['darkvision']),
} as const satisfies Readonly<Record<string, TypeTraining>>;
export type CreatureType = keyof typeof TYPES;

/** SRD: classes of characters and of those who are none. */
export const CLASSES = {
  adept: { attack: 'poor', saves: ['will'] },
  aristocrat: { attack: 'average', saves: ['will'] },
  barbarian: { attack: 'good', saves: ['fort'] },
  bard: { attack: 'average', saves: ['ref', 'will'] },
  cleric: { attack: 'average', saves: ['fort', 'will'] },
  commoner: { attack: 'poor', saves: [] },
  druid: { attack: 'average', saves: ['fort', 'will'] },
  expert: { attack: 'average', saves: ['will'] },
  fighter: { attack: 'good', saves: ['fort'] },
  monk: { attack: 'average', saves: ['fort', 'ref', 'will'] },
  paladin: { attack: 'good', saves: ['fort'] },
  ranger: { attack: 'good', saves: ['fort', 'ref'] },
  rogue: { attack: 'average', saves: ['ref'] },
  sorcerer: { attack: 'poor', saves: ['will'] },
  warrior: { attack: 'good', saves: ['fort'] },
  wizard: { attack: 'poor', saves: ['will'] },
} as const satisfies Readonly<Record<string, Training>>;
export type ClassName = keyof typeof CLASSES;

const ATTACK: Readonly<Record<Attack, number>> = { good: 1, average: 3 / 4, poor: 1 / 2 };

/** Base attack bonus of so many hit dice or levels. */
export const baseAttack = ({ attack }: Training, levels: number): number =>
  Math.floor(levels * ATTACK[attack]);

/** Base bonus of a save of so many hit dice or levels; less than one die counts as one, none as none. */
export function baseSave({ saves }: Training, save: SaveKey, levels: number): number {
  if (levels <= 0) return 0;
  const whole = Math.max(1, Math.floor(levels));
  return saves.includes(save) ? 2 + Math.floor(whole / 2) : Math.floor(whole / 3);
}
