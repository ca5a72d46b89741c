import type { Label } from './labels';
import type { Problem } from './problem';
import type { Span } from './text/mapped';

/** What a block says of one creature: the keys of the `.expected.json` files. */
export interface HitDice {
  readonly dice?: readonly { readonly count: number; readonly die: number }[];
  readonly bonus?: number;
  readonly count?: number;
}
export interface Speeds {
  baseLand?: number;
  land?: number;
  climb?: number;
  swim?: number;
  burrow?: number;
  fly?: { readonly feet: number; readonly maneuverability: string | null };
}
export interface ArmorPart {
  readonly bonus: number;
  readonly of: string;
}
export interface ArmorClass {
  readonly total: number;
  readonly touch: number | null;
  readonly flatFooted: number | null;
  readonly parts: readonly ArmorPart[] | null;
  readonly alternatives?: readonly ArmorClass[];
}
export type Extra = { readonly dice: string; readonly type: string | null } | { readonly effect: string };
export interface Attack {
  readonly name: string;
  readonly count: number;
  readonly bonuses: readonly number[];
  readonly mode: 'melee' | 'ranged' | 'swarm';
  readonly touch: boolean;
  readonly damage: string | null;
  readonly critRange: number;
  readonly critMult: number;
  readonly plus: readonly Extra[];
  readonly damageType?: string;
  readonly effect?: string;
  readonly incorporeal?: true;
}
/** Alternatives ("or"), each a list of attacks made together ("and"). */
export type Attacks = readonly (readonly Attack[])[];
export interface Defences {
  readonly damageReduction: readonly { readonly amount: number; readonly bypass: string }[];
  readonly spellResistance: number | null;
  readonly fastHealing: number | null;
  readonly regeneration: number | null;
}
export const SAVE_KEYS = ['fort', 'ref', 'will'] as const;
export const ABILITY_KEYS = ['str', 'dex', 'con', 'int', 'wis', 'cha'] as const;
export type Saves = Readonly<Record<(typeof SAVE_KEYS)[number], number | null>>;
export type Abilities = Readonly<Record<(typeof ABILITY_KEYS)[number], number | null>>;

/** `null` of a figure: not printed. */
export interface Creature {
  readonly name: string | null;
  readonly size: string | null;
  readonly type: string | null;
  readonly subtypes: readonly string[];
  readonly hitDice: HitDice | null;
  readonly hp: number | null;
  readonly initiative: number | null;
  readonly speeds: Speeds;
  readonly ac: ArmorClass | null;
  readonly bab: number | null;
  readonly grapple: number | null;
  readonly attack: Attacks | null;
  readonly fullAttack: Attacks | null;
  readonly space: number | null;
  readonly reach: number | null;
  readonly reachWith: Readonly<Record<string, number>> | null;
  readonly specialAttacks: readonly string[] | null;
  readonly specialQualities: readonly string[] | null;
  readonly defences: Defences;
  readonly saves: Saves | null;
  readonly abilities: Abilities | null;
  readonly skills: Readonly<Record<string, number>>;
  readonly feats: readonly string[];
  readonly cr: number | null;
  readonly crText?: string;
  readonly classLevels?: readonly { readonly class: string; readonly level: number }[];
  readonly quantity?: number;
  /** The one bonus that a dragon's table gives. */
  readonly attackBonus?: number;
}

/** A field of a block, for showing it beside the paste: what was understood, what is of no use, what could not be read. */
export interface Field {
  readonly label: Label | 'name' | 'kind' | 'unknown';
  readonly span: Span;
  readonly state: 'read' | 'noted' | 'unread';
  readonly text: string;
}
export interface Read {
  readonly creature: Creature;
  /** Hit points of each, where a text that speaks of several gives several; else none. */
  readonly hitPointsEach?: readonly number[];
  /** Senses, immunities and resistances in words, wherever the block has them. */
  readonly traits: readonly string[];
  readonly problems: readonly Problem[];
  readonly fields: readonly Field[];
}
