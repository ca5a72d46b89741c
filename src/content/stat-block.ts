import type { AbilityName, DamageType, ModifierType, MovementMode, SpellComponent } from '../engine/state';
import type { Shape, Size } from '../grid/size';

// One combatant in the encounter notation's own words: its keys, its spellings, its units (feet, scores, totals).

export const RACE_NAMES = ['human', 'dwarf', 'elf', 'gnome', 'half-elf', 'half-orc', 'halfling'] as const;
export type RaceName = (typeof RACE_NAMES)[number];
export const ENERGIES = ['acid', 'cold', 'electricity', 'fire', 'sonic'] as const;
export type Energy = (typeof ENERGIES)[number];

export interface WeaponBlock {
  readonly name: string;
  readonly damage?: string;
  /** `19-20/x2`, `20/x3` */
  readonly crit?: string;
  readonly reach?: boolean;
  readonly kind?: 'light' | 'one-handed' | 'two-handed' | 'ranged' | 'thrown';
  readonly range?: number;
  readonly type?: DamageType;
  readonly enhancement?: number;
  /** Strength rating of a composite bow. */
  readonly strength?: number;
  readonly double?: string;
  readonly extra?: string;
  readonly nonlethal?: boolean;
  readonly hardness?: number;
  readonly hp?: number;
}
/** An SRD weapon or item by name (`longsword`, `longsword/2` in both hands) or a weapon of one's own. */
export type ThingBlock = string | WeaponBlock;

export interface NaturalBlock {
  readonly name: string;
  readonly damage: string;
  readonly count?: number;
  readonly secondary?: boolean;
  /** It passes armour, shield and hide. */
  readonly touch?: boolean;
  readonly reach?: number;
  /** `19-20/x2` */
  readonly crit?: string;
  /** Dice more that are never multiplied: fire, acid … */
  readonly extra?: string;
}
export interface ArmorBlock {
  readonly name?: string;
  readonly enhancement?: number;
  readonly bonus?: number;
  readonly maxDex?: number;
  readonly kind?: 'light' | 'medium' | 'heavy';
  readonly checkPenalty?: number;
}
export interface ShieldBlock {
  readonly name?: string;
  readonly enhancement?: number;
  readonly bonus?: number;
  readonly checkPenalty?: number;
}
export interface SpellBlock {
  readonly name: string;
  readonly level: number;
  /** `standard`, `full-round`, `1 round`, `10 rounds`, `free`, `swift`, `immediate` */
  readonly time: string;
  readonly components: readonly SpellComponent[];
  readonly touch?: 'melee' | 'ranged';
  /** `5d6 fire` */
  readonly damage?: string;
  readonly heal?: string;
  /** `reflex half`, `will negates` */
  readonly save?: string;
  readonly dc?: number;
  /** `burst 20`, `cone 30`, `line 60` */
  readonly area?: string;
  readonly range?: number;
  /** `3 rounds`, `concentration` */
  readonly duration?: string;
  readonly sr?: boolean;
  readonly metamagic?: boolean;
  readonly count?: number;
}
export interface EffectBlock {
  readonly name: string;
  readonly ac?: Readonly<Partial<Record<ModifierType, number>>>;
  readonly attack?: number;
  readonly damage?: number;
  readonly rounds?: number;
}
export interface HitPointsBlock {
  readonly max?: number;
  readonly now?: number;
  readonly temporary?: number;
  readonly nonlethal?: number;
}

/** A combatant without `creature`: what a bestiary entry is, and what remains when the reader has laid a block over its creature. */
export interface StatBlock {
  readonly name?: string;
  readonly side?: string;
  readonly at?: readonly [x: number, y: number];
  readonly race?: RaceName;
  readonly size?: Size;
  readonly shape?: Shape;
  readonly reach?: number;
  readonly speed?: number | Readonly<Partial<Record<MovementMode, number>>>;
  readonly bab?: number;
  /** Scores; null where the creature has none. */
  readonly abilities?: Readonly<Partial<Record<AbilityName, number | null>>>;
  readonly hp?: number | HitPointsBlock;
  readonly armor?: string | ArmorBlock;
  readonly shield?: string | ShieldBlock;
  readonly shieldLoose?: boolean;
  /** Further bonuses to AC by type. */
  readonly ac?: Readonly<Partial<Record<ModifierType, number>>>;
  /** Base saves, ability modifiers and feats not in. */
  readonly saves?: { readonly fort?: number; readonly ref?: number; readonly will?: number };
  /** Total modifiers. */
  readonly skills?: Readonly<Record<string, number>>;
  readonly initiative?: number;
  readonly feats?: readonly string[];
  readonly traits?: readonly string[];
  readonly hands?: readonly ThingBlock[];
  readonly carried?: readonly ThingBlock[];
  readonly stowed?: readonly ThingBlock[];
  readonly worn?: readonly ThingBlock[];
  readonly natural?: readonly NaturalBlock[];
  readonly level?: number;
  readonly casterLevel?: number;
  readonly spells?: readonly SpellBlock[];
  /** Weapons that must be reloaded before they shoot. */
  readonly unloaded?: readonly string[];
  readonly resist?: { readonly dr?: string } & Readonly<Partial<Record<Energy, number>>>;
  readonly sr?: number;
  /** What the rules do not play: words, or those of `creatures:special`. */
  readonly notes?: readonly string[];
  readonly conditions?: readonly string[];
  /** A held charge. */
  readonly holding?: SpellBlock;
  readonly effects?: readonly EffectBlock[];
  /** Key of its mount. */
  readonly rides?: string;
  readonly hidden?: boolean;
  readonly controller?: string;
}

/** A combatant as an encounter names it: `creature` starts from the bestiary, the other keys override. */
export interface CombatantBlock extends StatBlock {
  readonly creature?: string;
}
