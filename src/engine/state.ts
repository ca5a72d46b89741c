import type { Board } from '../grid/board';
import type { Shape, Size } from '../grid/size';
import type { Square } from '../grid/square';
import type { HouseRules } from './house-rules';

// The state of a fight: plain JSON, always. No functions, no class instances, no references between objects but ids.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonRecord = { readonly [key: string]: Json };

/** A short key of letters and digits, as in the notation: `F`, `orc2`. */
export type CombatantId = string;

export const ABILITIES = ['str', 'dex', 'con', 'int', 'wis', 'cha'] as const;
export type AbilityName = (typeof ABILITIES)[number];
export const SAVES = ['fortitude', 'reflex', 'will'] as const;
export type SaveName = (typeof SAVES)[number];
export const MOVEMENT_MODES = ['land', 'fly', 'swim', 'climb', 'burrow'] as const;
export type MovementMode = (typeof MOVEMENT_MODES)[number];

/** Bonus types of the SRD plus the parts a sum is made of. Which of them stack: `modifiers.ts`. */
export const MODIFIER_TYPES = [
  'base',
  'ability',
  'size',
  'armor',
  'shield',
  'natural',
  'deflection',
  'dodge',
  'enhancement',
  'morale',
  'luck',
  'insight',
  'sacred',
  'profane',
  'competence',
  'circumstance',
  'racial',
  'resistance',
  'alchemical',
  'untyped',
] as const;
export type ModifierType = (typeof MODIFIER_TYPES)[number];
/** One line of a sum: what it adds and where it comes from. `source` is a catalogue key (`flanking`, `feat.dodge`) or a proper name. */
export interface Modifier {
  readonly type: ModifierType;
  readonly value: number;
  readonly source: string;
}

// --- equipment -----------------------------------------------------------------
export type Handedness = 'unarmed' | 'light' | 'one-handed' | 'two-handed' | 'ranged';
export type DamageType = 'slashing' | 'piercing' | 'bludgeoning';

/** A weapon as it is used; a natural weapon has `natural`. Damage is for the wielder's size already. */
export interface Weapon {
  readonly id: string;
  readonly handedness: Handedness;
  readonly damage: string;
  readonly types: readonly DamageType[];
  readonly critical: { readonly from: number; readonly multiplier: number };
  /** Range increment in feet, null for a weapon that is not thrown or shot. */
  readonly rangeFeet: number | null;
  readonly thrown: boolean;
  /** How the wielder's Strength meets the damage of a projectile weapon. */
  readonly projectile: 'bow' | 'composite' | 'crossbow' | 'sling' | null;
  /** Strength rating of a composite bow. */
  readonly strengthRating: number | null;
  /** `reach` leaves a hole within natural reach, `reach-and-adjacent` does not (spiked chain). */
  readonly reach: 'none' | 'reach' | 'reach-and-adjacent';
  /** Whip: reaches 15 ft whatever the wielder's reach. Null for all others. */
  readonly reachFeet: number | null;
  /** False for the whip: it threatens nothing and its use provokes. */
  readonly threatens: boolean;
  readonly nonlethal: boolean;
  /** Damage of the second end of a double weapon. */
  readonly double: string | null;
  /** Extra dice, never multiplied (flaming). */
  readonly extra: string | null;
  readonly enhancement: number;
  /** Action it takes to load; null where drawing ammunition is all. */
  readonly loading: 'move' | 'full-round' | null;
  readonly natural: {
    readonly secondary: boolean;
    readonly count: number;
    readonly reachFeet: number | null;
  } | null;
  /** `trip`, `disarm`, `brace`, `finesse`, `charge-double`, `prone-shot`, `no-strength`, `splash`, `monk` … */
  readonly traits: readonly string[];
  readonly hardness: number;
  readonly hitPoints: number;
}

export interface Armor {
  readonly id: string;
  readonly bonus: number;
  readonly maxDexterity: number | null;
  readonly kind: 'light' | 'medium' | 'heavy';
  readonly checkPenalty: number;
  readonly enhancement: number;
}
export interface Shield {
  readonly id: string;
  readonly bonus: number;
  readonly checkPenalty: number;
  readonly enhancement: number;
  /** False for the buckler and natural shields: the hand stays free. */
  readonly fillsHand: boolean;
  /** Caps the Dexterity bonus to AC, as armour does (the tower shield). */
  readonly maxDexterity?: number;
  readonly hardness: number;
  readonly hitPoints: number;
}

/** A thing that is held, carried or lies about. `weapon` null: torch, potion, rope … `shield`: a shield that lies about. */
export interface Item {
  readonly name: string;
  readonly weapon: Weapon | null;
  readonly loaded: boolean;
  /** Damage done to the object itself. */
  readonly damage: number;
  readonly shield?: Shield;
}
export interface Held {
  readonly item: Item;
  readonly hands: 1 | 2;
}
export interface Inventory {
  /** Main hand first, off hand second. */
  readonly hands: readonly Held[];
  readonly carried: readonly Item[];
  readonly stowed: readonly Item[];
  readonly worn: readonly Item[];
  readonly shield: { readonly shield: Shield; readonly ready: boolean; readonly damage: number } | null;
}
export interface GroundItem {
  readonly item: Item;
  readonly at: Square;
}

// --- spells --------------------------------------------------------------------
export type SpellComponent = 'V' | 'S' | 'M' | 'F' | 'DF' | 'XP';
export interface Spell {
  readonly name: string;
  readonly level: number;
  readonly time: string;
  readonly components: readonly SpellComponent[];
  readonly touch: 'melee' | 'ranged' | null;
  readonly damage: string | null;
  readonly heal: string | null;
  readonly save: string | null;
  readonly dc: number | null;
  readonly area: string | null;
  readonly rangeFeet: number | null;
  readonly duration: string | null;
  readonly spellResistance: boolean;
  readonly metamagic: boolean;
  /** How many times it may still be cast; null without limit. */
  readonly count: number | null;
}

// --- combatants ----------------------------------------------------------------
/** What a combatant is. A fight does not change it (a GM may). */
export interface Sheet {
  readonly name: string;
  readonly creature: string | null;
  readonly race: string | null;
  readonly size: Size;
  readonly shape: Shape;
  /** Natural reach in feet where it is not its size's own. */
  readonly reachFeet: number | null;
  /** Speeds in feet as they stand, armour counted in. */
  readonly speeds: Readonly<Partial<Record<MovementMode, number>>>;
  readonly level: number;
  readonly casterLevel: number;
  readonly baseAttackBonus: number;
  /** Scores; null where the creature has none. */
  readonly abilities: Readonly<Record<AbilityName, number | null>>;
  readonly hitPoints: number;
  readonly armor: Armor | null;
  /** Further bonuses to AC by type. */
  readonly armorClass: Readonly<Partial<Record<ModifierType, number>>>;
  /** Base save bonuses, without ability modifiers. */
  readonly saves: Readonly<Record<SaveName, number>>;
  /** Total modifiers. */
  readonly skills: Readonly<Record<string, number>>;
  /** Total initiative modifier where it is not Dexterity and feats. */
  readonly initiative: number | null;
  readonly feats: readonly string[];
  readonly traits: readonly string[];
  readonly natural: readonly Weapon[];
  readonly spells: readonly Spell[];
  readonly damageReduction: { readonly amount: number; readonly bypass: string } | null;
  readonly resistances: Readonly<Record<string, number>>;
  readonly spellResistance: number | null;
  /** What the rules do not play, in words: for whoever plays it. */
  readonly notes?: readonly string[];
}

/** When an effect ends. `turn-start` and `turn-end` belong to `of`'s turn in that round; `count` ends just before that initiative count (RND-8), among equals just before `of`. */
export type Ending =
  | { readonly when: 'turn-start' | 'turn-end'; readonly of: CombatantId; readonly round: number }
  | { readonly when: 'count'; readonly count: number; readonly of?: CombatantId; readonly round: number }
  | null;

/** A condition, stance, spell or other effect on a combatant; `id` names the file in `rules/` that knows what it does. */
export interface EffectInstance {
  readonly uid: number;
  readonly id: string;
  readonly by: CombatantId | null;
  readonly ends: Ending;
  readonly data: JsonRecord;
}

/** One attack of a full attack that is still to be made. */
export interface AttackSlot {
  /** 0, -5, -10 …: the step of the iterative attack. */
  readonly penalty: number;
  readonly hand: 'main' | 'off' | 'any';
  /** A natural weapon's id where the slot belongs to it. */
  readonly weapon: string | null;
}
export interface FullAttack {
  readonly remaining: readonly AttackSlot[];
  readonly twoWeapons: boolean;
  readonly made: number;
}

/** What has been used since the combatant's own turn began. Renewed at its start (D6). */
export interface Turn {
  readonly standard: boolean;
  readonly move: boolean;
  readonly swift: boolean;
  readonly fiveFootStep: boolean;
  /** Any action of its own taken this turn, free ones aside. */
  readonly actions: number;
  /** Movement paid, in feet; doubled squares and diagonals in. */
  readonly movedFeet: number;
  readonly fullAttack: FullAttack | null;
  /** Attacks of opportunity made. */
  readonly opportunities: number;
  /** Enemies that already had their opportunity for this one's movement this round (AOO-24). */
  readonly provokedByMoving: readonly CombatantId[];
  /** Enemies in line of sight when the turn began (X-CHG-4). */
  readonly sawAtStart: readonly CombatantId[];
  /** Once-per-turn marks of feats and actions. */
  readonly marks: JsonRecord;
}

export interface Initiative {
  readonly total: number;
  readonly modifier: number;
  /** Rolls that settled ties, in order. */
  readonly ties: readonly number[];
}
export type Reaction = 'ask' | 'always' | 'never';

export interface Combatant {
  readonly id: CombatantId;
  readonly side: string;
  readonly controller: string;
  /** True: on the GM's board only. */
  readonly hidden: boolean;
  readonly sheet: Sheet;
  /** Top-left square of its space. */
  readonly at: Square;
  /** Lethal damage taken: current hit points are `sheet.hitPoints - damage`. */
  readonly damage: number;
  readonly nonlethal: number;
  readonly temporary: number;
  /** Conditions, stances, spells in force, in the order in which they came. */
  readonly effects: readonly EffectInstance[];
  readonly inventory: Inventory;
  readonly initiative: Initiative | null;
  readonly aware: boolean;
  readonly acted: boolean;
  readonly turn: Turn;
  readonly rides: CombatantId | null;
  /** Longer memory of rules: rounds run in a row, uses spent … */
  readonly memory: JsonRecord;
  /** How its decisions are answered, by kind; what is not named asks. */
  readonly reactions: Readonly<Record<string, Reaction>>;
}

// --- the machine ---------------------------------------------------------------
/** One thing being resolved. `step` names a function of the action; `memo` is its local state; both are data. */
export interface Frame {
  readonly id: number;
  readonly parent: number | null;
  readonly action: string;
  /** `?name` waits for an answer and goes on at `name`. */
  readonly step: string;
  readonly actor: CombatantId;
  readonly args: JsonRecord;
  readonly memo: JsonRecord;
  readonly answer: Answer | null;
}
export interface Answer {
  readonly decision: number;
  readonly by: CombatantId;
  readonly kind: string;
  readonly about: JsonRecord;
  readonly choice: JsonRecord & { readonly answer: string };
}
/** The engine waits for `by` to answer; `options` are the words it may answer with. */
export interface Decision {
  readonly id: number;
  readonly frame: number;
  readonly by: CombatantId;
  readonly kind: string;
  readonly on: CombatantId | null;
  /** What caused it: `movement`, or the id of the provoking action. */
  readonly because: string;
  readonly options: readonly string[];
  readonly about: JsonRecord;
}
/** `entered`: people roll on the table, and a face that was not given is asked for. */
export interface Dice {
  readonly mode: 'generated' | 'entered';
  /** `xoroshiro128plus:a,b,c,d`: the algorithm is part of the state, so old fights load after a new one came. */
  readonly state: string;
  /** Faces given for the command being resolved, by die (`d20`). */
  readonly queued: Readonly<Record<string, readonly number[]>>;
}

/** A map picture below the grid: the rules do not look at it. Its bytes are kept by id (`session/pictures.ts`), never in the state. */
export interface Picture {
  /** Lower-case hexadecimal SHA-256 of the bytes. */
  readonly id: string;
  readonly kind: 'png' | 'jpeg' | 'webp';
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Where its top-left corner lies, in squares; fractions allowed. */
  readonly left: number;
  readonly top: number;
  /** Pixels of the picture a square. */
  readonly pixelsPerSquare: number;
  /** 0 to 1. */
  readonly opacity: number;
}

/** A light that stays where it is: a brazier, a lantern on a hook. What is carried shines from its bearer (`rules/light-sources.ts`). */
export interface Light {
  /** In squares; fractions allowed: (2.5, 2.5) is the middle of square (2, 2). */
  readonly at: readonly [number, number];
  /** Radius of bright light in feet; 0 for a candle. */
  readonly brightFeet: number;
  /** Radius of the shadowy light around it, from the same middle. */
  readonly shadowyFeet: number;
}

export type Phase = 'setup' | 'surprise' | 'round' | 'over';
export type { HouseRules } from './house-rules';

export interface Encounter {
  readonly title: string;
  readonly board: Board;
  readonly phase: Phase;
  readonly round: number;
  /** In initiative order; empty before `start`. */
  readonly order: readonly CombatantId[];
  readonly current: CombatantId | null;
  readonly combatants: Readonly<Record<CombatantId, Combatant>>;
  readonly ground: readonly GroundItem[];
  readonly picture: Picture | null;
  readonly lights: readonly Light[];
  readonly houseRules: HouseRules;
  readonly stack: readonly Frame[];
  readonly decisions: readonly Decision[];
  readonly dice: Dice;
  readonly nextId: number;
  /**
   * Only in what somebody is shown, never in the fight itself: what of the board they see now and have seen, row by row (`session/sight-rows.ts`).
   * The rules do not look at it.
   */
  readonly sight?: readonly string[];
  /** Only in what somebody is shown: the sides whose hit points are told as they are; those of others only roughly (`sharing/foe.ts`). Absent: all. */
  readonly exactSides?: readonly string[];
}
