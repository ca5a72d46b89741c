import type { Board } from '../grid/board';
import type { Square } from '../grid/square';
import type {
  Combatant,
  CombatantId,
  EffectInstance,
  Ending,
  GroundItem,
  Initiative,
  Inventory,
  JsonRecord,
  Light,
  Modifier,
  Phase,
  Picture,
  Sheet,
  Turn,
} from './state';

export type RollPurpose =
  | 'attack'
  | 'critical'
  | 'damage'
  | 'check'
  | 'save'
  | 'initiative'
  | 'miss-chance'
  | 'stray'
  | 'stabilize'
  | 'healing'
  | 'other';

/** What happened, in the past tense. Only these change the world, in `apply-event.ts`. */
export type GameEvent =
  // the order of play
  | { readonly type: 'phaseChanged'; readonly phase: Phase; readonly round: number }
  | {
      readonly type: 'initiativeSet';
      readonly who: CombatantId;
      readonly initiative: Initiative | null;
      readonly aware: boolean;
    }
  | { readonly type: 'orderSet'; readonly order: readonly CombatantId[] }
  | { readonly type: 'roundStarted'; readonly round: number; readonly phase: Phase }
  | { readonly type: 'turnStarted'; readonly who: CombatantId; readonly turn: Turn }
  | { readonly type: 'turnEnded'; readonly who: CombatantId }
  // acting
  | {
      readonly type: 'declared';
      readonly who: CombatantId;
      readonly action: string;
      readonly args: JsonRecord;
    }
  | {
      readonly type: 'overruled';
      readonly who: CombatantId;
      readonly code: string;
      readonly with: JsonRecord;
    }
  | {
      readonly type: 'turnChanged';
      readonly who: CombatantId;
      readonly changes: Partial<Turn>;
      readonly cost: string | null;
    }
  | {
      readonly type: 'remembered';
      readonly who: CombatantId;
      readonly key: string;
      readonly value: JsonRecord[string];
    }
  | {
      readonly type: 'provoked';
      readonly who: CombatantId;
      readonly because: string;
      readonly by: readonly CombatantId[];
      readonly at: Square;
    }
  | {
      readonly type: 'declined';
      readonly who: CombatantId;
      readonly kind: string;
      readonly on: CombatantId | null;
    }
  | {
      readonly type: 'stopped';
      readonly who: CombatantId;
      readonly action: string;
      readonly reason: string;
      readonly with: JsonRecord;
    }
  // moving
  | {
      readonly type: 'moved';
      readonly who: CombatantId;
      readonly from: Square;
      readonly to: Square;
      readonly feet: number;
      readonly mode: string;
    }
  | { readonly type: 'placed'; readonly who: CombatantId; readonly from: Square; readonly to: Square }
  // dice
  | {
      readonly type: 'rolled';
      readonly who: CombatantId;
      readonly purpose: RollPurpose;
      /** `longsword`, `tumble`, `fortitude` … */
      readonly what: string;
      readonly dice: string;
      readonly faces: readonly number[];
      readonly modifiers: readonly Modifier[];
      readonly total: number;
    }
  | {
      readonly type: 'attacked';
      readonly by: CombatantId;
      /** Null: an object, or a guessed square. */
      readonly on: CombatantId | null;
      readonly weapon: string;
      readonly kind: 'melee' | 'ranged';
      readonly roll: number;
      readonly bonus: number;
      readonly total: number;
      readonly armorClass: number;
      readonly result: 'miss' | 'hit' | 'critical';
      /** Of the hit before resistances; null on a miss or where none is dealt. */
      readonly damage: number | null;
      readonly attackModifiers: readonly Modifier[];
      readonly armorClassModifiers: readonly Modifier[];
      /** `attack`, `attack-of-opportunity`, `charge` … */
      readonly cause: string;
      readonly missReason: string | null;
    }
  | {
      readonly type: 'checked';
      readonly who: CombatantId;
      readonly kind: string;
      readonly save: boolean;
      readonly total: number;
      readonly dc: number;
      readonly passed: boolean;
      readonly against: CombatantId | null;
    }
  // harm and healing
  | {
      readonly type: 'damaged';
      readonly who: CombatantId;
      readonly by: CombatantId | null;
      /** After resistances. `temporary` of it went to temporary hit points. */
      readonly amount: number;
      readonly temporary: number;
      readonly nonlethal: boolean;
      readonly source: string;
      readonly reduced: number;
    }
  | {
      readonly type: 'healed';
      readonly who: CombatantId;
      readonly amount: number;
      readonly nonlethal: number;
      readonly source: string;
    }
  | { readonly type: 'temporaryHitPointsSet'; readonly who: CombatantId; readonly amount: number }
  // effects
  | { readonly type: 'effectGained'; readonly who: CombatantId; readonly effect: EffectInstance }
  | {
      readonly type: 'effectChanged';
      readonly who: CombatantId;
      readonly uid: number;
      readonly data: JsonRecord;
      /** When it will end, where that changes. */
      readonly ends?: Ending;
    }
  | {
      readonly type: 'effectEnded';
      readonly who: CombatantId;
      readonly uid: number;
      readonly id: string;
      readonly reason: string;
    }
  | {
      readonly type: 'spellCast';
      readonly who: CombatantId;
      readonly spell: string;
      readonly outcome: 'kept' | 'lost' | 'held';
      readonly on: CombatantId | null;
    }
  // things
  | {
      readonly type: 'inventoryChanged';
      readonly who: CombatantId;
      readonly inventory: Inventory;
      readonly verb: string;
      readonly item: string;
    }
  | { readonly type: 'groundChanged'; readonly ground: readonly GroundItem[] }
  | {
      readonly type: 'doorMoved';
      readonly door: number;
      readonly open: boolean;
      readonly who: CombatantId | null;
    }
  | { readonly type: 'mounted'; readonly who: CombatantId; readonly mount: CombatantId | null }
  // the GM's facts
  | {
      readonly type: 'boardChanged';
      readonly board: Board;
      /** How many of each were touched. */
      readonly squares: number;
      readonly walls: number;
      readonly doors: number;
      readonly resized: boolean;
    }
  | { readonly type: 'pictureSet'; readonly picture: Picture | null }
  /** `change`: how many more or fewer than before. */
  | { readonly type: 'lightsSet'; readonly lights: readonly Light[]; readonly change: number }
  | { readonly type: 'titleSet'; readonly title: string }
  | { readonly type: 'combatantJoined'; readonly combatant: Combatant }
  | { readonly type: 'combatantRemoved'; readonly who: CombatantId }
  | { readonly type: 'sheetSet'; readonly who: CombatantId; readonly sheet: Partial<Sheet> }
  | {
      readonly type: 'stateSet';
      readonly who: CombatantId;
      readonly state: Partial<Omit<Combatant, 'id' | 'sheet'>>;
    }
  | {
      readonly type: 'edited';
      readonly who: CombatantId | null;
      readonly edit: string;
      readonly with: JsonRecord;
    };

export type EventType = GameEvent['type'];
