import type { Refusal } from '../../engine/contract';
import type { CombatantId, JsonRecord, Modifier } from '../../engine/state';
import type { Square } from '../../grid/square';

// What the questions answer. The notation's `ask`, the board and the panels all read these. Distances in feet, chances from 0 to 1.

/** An attack of opportunity that a step of a path would raise. */
export interface Provocation {
  readonly by: CombatantId;
  /** The square being left (the mover's place) when it comes. */
  readonly at: Square;
  /** Index of the step in the path; 0 leaves the start. */
  readonly step: number;
  /** `movement`, or the id of the provoking act. */
  readonly because: string;
  readonly weapon: string;
  /** Attacks of opportunity the enemy has left before this one. */
  readonly left: number;
  readonly bonus: number;
  readonly armorClass: number;
  readonly chance: number;
  /** Mean of a hit without criticals. */
  readonly damage: number;
  readonly attackModifiers: readonly Modifier[];
  readonly armorClassModifiers: readonly Modifier[];
}
export interface PathStep {
  readonly to: Square;
  /** Of this step. */
  readonly feet: number;
  /** From the start to here. */
  readonly total: number;
  readonly diagonal: boolean;
  readonly difficult: boolean;
  readonly squeezed: boolean;
  /** Why the step cannot be made (a grid reason such as `wall`), or null. */
  readonly blocked: string | null;
}
/** What a path takes: the colour and line of the drawn path. */
export type Band = 'five-foot-step' | 'move' | 'double-move' | 'run' | 'too-far';

export interface PathAnswer {
  readonly legal: boolean;
  readonly refusal: Refusal | null;
  readonly cost: number;
  readonly steps: readonly PathStep[];
  /** Price of a next diagonal on open ground: 5 or 10. */
  readonly nextDiagonal: number;
  readonly band: Band;
  /** Feet this action may cover. */
  readonly allowance: number;
  readonly provocations: readonly Provocation[];
  /** Chance of coming through without a wound, if all strike. */
  readonly unhurt: number;
  /** Chance of arriving at all. */
  readonly arrives: number;
  readonly damage: number;
}

export interface AttackAnswer {
  readonly legal: boolean;
  readonly refusal: Refusal | null;
  readonly weapon: string;
  readonly kind: 'melee' | 'ranged';
  readonly bonus: number;
  readonly armorClass: number;
  readonly attackModifiers: readonly Modifier[];
  readonly armorClassModifiers: readonly Modifier[];
  /** Of one roll hitting, natural 1 and 20 and miss chances in. */
  readonly chance: number;
  readonly missChance: number;
  /** Mean of a hit without criticals. */
  readonly damage: number;
  /** Mean of one roll, misses and criticals in. */
  readonly expected: number;
  readonly damageModifiers: readonly Modifier[];
  readonly critical: { readonly from: number; readonly multiplier: number };
  /** Whom making this attack provokes. */
  readonly provokes: readonly CombatantId[];
}

/** One entry of the action bar. `refusal` null: it can be taken now (for what needs a target or path: with some target or path). */
export interface ActionOption {
  readonly action: string;
  readonly cost: string;
  readonly needs: string;
  readonly refusal: Refusal | null;
}

export interface TurnLeft {
  readonly standard: boolean;
  readonly move: boolean;
  readonly fullRound: boolean;
  readonly swift: boolean;
  readonly fiveFootStep: boolean;
}
/** What `expect` checks of a combatant and `view()` tells. */
export interface CombatantReport {
  readonly id: CombatantId;
  readonly name: string;
  readonly side: string;
  readonly at: readonly [number, number];
  readonly hp: number;
  readonly maxHp: number;
  /** Hit points are known only roughly to whoever is shown this: figures of them would be wrong. */
  readonly rough: boolean;
  readonly nonlethal: number;
  readonly temporary: number;
  /** With what they imply, in the order in which they came. */
  readonly conditions: readonly string[];
  readonly ac: number;
  readonly touch: number;
  readonly flatFootedAc: number;
  readonly touchFlatFooted: number;
  readonly speed: number;
  readonly initiative: number | null;
  readonly left: TurnLeft;
  readonly aoo: number;
  readonly hands: readonly string[];
  readonly acted: boolean;
  readonly holding: string | null;
  readonly moved: number;
}
export interface CoverAnswer {
  readonly cover: 'none' | 'soft' | 'cover' | 'improved' | 'total';
  readonly concealment: 0 | 20 | 50;
}
/** A question in the notation's words: `{ ask: 'path', by: 'F', path: [[1,2]] }`. */
export interface Question {
  readonly ask: string;
  readonly by: CombatantId;
  readonly on?: CombatantId;
  readonly viewer?: CombatantId;
  readonly args: JsonRecord;
}
