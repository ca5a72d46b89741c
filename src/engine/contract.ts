import type { EventType, GameEvent, RollPurpose } from './events';
import type {
  AbilityName,
  Answer,
  Combatant,
  CombatantId,
  Decision,
  EffectInstance,
  Encounter,
  Frame,
  JsonRecord,
  Modifier,
  Weapon,
} from './state';

// What goes in and out of the engine, and what a rule is.

/** Faces of dice thrown for a command, by die: `{ d20: [14], d8: [5] }`. */
export type Faces = Readonly<Record<string, readonly number[]>>;

/** What a person asks for. `args` are in the notation's own words. */
export type Command = (
  | {
      readonly type: 'act';
      readonly actor: CombatantId | null;
      readonly action: string;
      readonly args: JsonRecord;
      readonly overrule?: boolean;
    }
  | {
      readonly type: 'answer';
      readonly by: CombatantId;
      readonly decision?: number;
      readonly choice: JsonRecord & { readonly answer: string };
    }
  | { readonly type: 'edit'; readonly edit: string; readonly args: JsonRecord }
) & { readonly dice?: Faces };

/** Why not. `code` is a key of the `refusals` catalogue, `with` fills its sentence, `clause` is the rule. */
export interface Refusal {
  readonly code: string;
  readonly with: JsonRecord;
  readonly clause: string | null;
}
export interface NeedsRoll {
  readonly who: CombatantId;
  readonly purpose: RollPurpose;
  readonly what: string;
  readonly die: string;
}
export type Outcome =
  | { readonly ok: true; readonly encounter: Encounter; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal; readonly needsRoll: NeedsRoll | null };

// --- questions about numbers ---------------------------------------------------
export type Stat =
  | 'attack'
  | 'armor-class'
  | 'damage'
  | 'initiative'
  | 'opportunities'
  | 'speed'
  | 'save'
  | 'check'
  | 'ability'
  | 'grapple'
  | 'maneuver'
  | 'critical-range'
  | 'range-increment'
  | 'run-multiplier'
  | 'concentration'
  | 'hit-points'
  | 'miss-chance';

/** How an attack is made: what every modifier of it may depend on. Distances in feet. */
export interface AttackContext {
  readonly weapon: Weapon;
  readonly kind: 'melee' | 'ranged';
  readonly thrown: boolean;
  readonly touch: boolean;
  readonly nonlethal: boolean;
  /** `attack`, `full-attack`, `attack-of-opportunity`, `charge`, a maneuver's id … */
  readonly cause: string;
  /** Of an attack of opportunity: `movement`, or the id of the act that provoked it. */
  readonly provokedBy: string | null;
  readonly hand: 'main' | 'off' | 'both' | 'none';
  readonly distanceFeet: number;
  readonly options: JsonRecord;
}
/** Which number is asked for, of whom, against whom, and why. `detail`: the skill, ability, save or maneuver. */
export interface Query {
  readonly stat: Stat;
  readonly of: Combatant;
  readonly against: Combatant | null;
  readonly detail: string | null;
  readonly attack: AttackContext | null;
}

/**
 * What a state may take away: an effect denies it, another may permit it all the same.
 * act: any action · standard, move, full-round: such an action · two-actions: only one of standard and move (ACT-18)
 * walk: covering distance · attack, cast, concentrate, see, hear, speak, somatic
 * threaten: threatening squares · opportunity: making attacks of opportunity
 * dexterity: the Dexterity and dodge bonus to AC · run, charge · flanked: counts as flanked · critical: taking critical hits
 */
export type Capability =
  | 'act'
  | 'standard'
  | 'move'
  | 'full-round'
  | 'two-actions'
  | 'walk'
  | 'attack'
  | 'cast'
  | 'concentrate'
  | 'see'
  | 'hear'
  | 'speak'
  | 'somatic'
  | 'threaten'
  | 'opportunity'
  | 'dexterity'
  | 'run'
  | 'charge'
  | 'flanked'
  | 'critical'
  | 'delay';

export interface Denial {
  /** Id of the effect that denies. */
  readonly effect: string;
}
/** In what connection a capability is asked for: the opponent, the attack. */
export interface Regarding {
  readonly opponent: Combatant | null;
  readonly attack: AttackContext | null;
}

// --- rules ---------------------------------------------------------------------
export type EffectKind = 'feat' | 'trait' | 'condition' | 'stance' | 'spell';

/** An effect in force on its holder. `instance` is null for what comes from the sheet (feats, traits). */
export interface Holding {
  readonly holder: Combatant;
  readonly instance: EffectInstance | null;
  readonly data: JsonRecord;
}
export type Listener<T extends EventType> = (
  event: Extract<GameEvent, { type: T }>,
  held: Holding,
  play: Play,
) => void;

/** Points of an ability score that a wound costs besides (DMG-14). */
export interface Sapping {
  readonly dice: string;
  readonly ability: AbilityName;
  readonly drain: boolean;
  /** From 0 to 1: that no save keeps it off. */
  readonly chance: number;
}

/** A feat, trait, condition, stance or spell in force: anything a combatant has that changes the rules for it. One file each. */
export interface Effect {
  readonly id: string;
  readonly kind: EffectKind;
  /** Clause id in `clauses.md`. */
  readonly clause: string;
  /** True: taken for something that its name ends with; of `weapon-focus-longsword` `data.choice` is `longsword`. */
  readonly chosen?: true;
  /** True: who has it and gets it once more is worse off for it (fear, fatigue). */
  readonly addsUp?: true;
  /** Conditions that come with this one (`dying` brings `unconscious` and `helpless`). */
  readonly implies?: readonly string[];
  modifiers?(query: Query, held: Holding, view: View): readonly Modifier[];
  denies?:
    | readonly Capability[]
    | ((what: Capability, held: Holding, about: Regarding, view: View) => boolean);
  /** True: the holder has `what` although effect `deniedBy` takes it away. */
  permits?(what: Capability, deniedBy: string, held: Holding, about: Regarding): boolean;
  /** Factor on the holder's speed (0.5: half speed). */
  speedFactor?(held: Holding, view: View): number;
  /** Why the holder may not take this action now, or null. */
  forbids?(action: Action, held: Holding, view: View): Refusal | null;
  /** True: the act gives `by` no opportunity (improved trip: not from its target). */
  guards?(action: string, by: Combatant, held: Holding, view: View): boolean;
  /** What a wound by a weapon of the holder's own body takes off a score of `victim` by itself, and how likely; null: nothing. `on` plays it. */
  saps?(held: Holding, victim: Combatant, view: View): Sapping | null;
  /** What using it by name costs and does (`use-ability`). */
  readonly use?: {
    readonly cost: Cost;
    refuse?(held: Holding, view: View): Refusal | null;
    begin(held: Holding, play: Play): void;
  };
  /** What many rounds that go by at once do, beyond its ending in time. */
  passes?(held: Holding, rounds: number, play: Play): void;
  /** What comes of it when it has ended itself: `on` hears only what happens while it is in force. */
  over?(held: Holding, reason: string, play: Play): void;
  readonly on?: { readonly [T in EventType]?: Listener<T> };
}

/** `attack` replaces one melee attack; `full-attack` is a full-round action of which the first attack leaves the move action (FULL-10). */
export type Cost =
  | 'none'
  | 'free'
  | 'swift'
  | 'immediate'
  | 'move'
  | 'standard'
  | 'full-round'
  | 'full-attack'
  | 'attack'
  | 'reaction'
  | 'gm';
/** Whom an act opens the guard to; movement provokes square by square besides. */
export type Provokes = 'nobody' | 'everyone' | 'target';
/** What the board collects before it can send the command. */
export type Needs = 'nothing' | 'path' | 'creature' | 'square' | 'item' | 'spell' | 'door';

export interface Action<Args extends JsonRecord = JsonRecord> {
  readonly id: string;
  readonly clause: string;
  readonly cost: Cost | ((view: View, actor: Combatant, args: Args) => Cost);
  /** Where the cost depends on arguments: what it is shown as before they are chosen. */
  readonly usualCost?: Cost;
  readonly provokes?: Provokes | ((view: View, actor: Combatant, args: Args) => Provokes);
  readonly needs: Needs;
  /** True: also outside one's own turn (speak, an immediate spell). */
  readonly anyTime?: boolean | ((view: View, actor: Combatant, args: Args) => boolean);
  /** True: also for whoever can do nothing (ending the turn). */
  readonly evenHelpless?: boolean;
  /** True: nothing but the mind is needed, so that the paralysed may do it (X-CND-20). */
  readonly mental?: boolean | ((view: View, actor: Combatant, args: Args) => boolean);
  /** True: internal, pushed by other actions only, never asked for by a person. */
  readonly internal?: boolean;
  /** Untrusted arguments in, typed ones out, or what is wrong with them. */
  parse(input: JsonRecord): Args | Refusal;
  /** What speaks against it now whatever its arguments will be: the action bar greys it. `refuse` must say no to all of it too. */
  precheck?(view: View, actor: Combatant): Refusal | null;
  /** Why the actor may not do this now (beyond paying for it), or null. */
  refuse(view: View, actor: Combatant, args: Args): Refusal | null;
  /**
   * Named steps; each returns the name of the next, `done`, or `?name` to wait for its decisions. The first is `start`;
   * `lost` is run in its place where the actor was stopped before it could begin.
   */
  readonly steps: Readonly<Record<string, (play: Play, frame: StepFrame<Args>) => string>>;
  /** Kinds of decision this action raises: why an answer is not possible, or null. */
  readonly answers?: Readonly<
    Record<string, (view: View, decision: Decision, choice: Answer['choice']) => Refusal | null>
  >;
}
/** The frame as a step gets it: `memo` may be written. */
export type StepFrame<Args extends JsonRecord = JsonRecord> = Omit<Frame, 'args' | 'memo'> & {
  readonly args: Args;
  memo: Record<string, JsonRecord[string]>;
};

/** A fact the GM states (`gm: damage`). Never refused for a rule's sake; always logged. */
export interface Edit<Args extends JsonRecord = JsonRecord> {
  readonly id: string;
  parse(input: JsonRecord, view: View): Args | Refusal;
  perform(play: Play, args: Args): void;
}

export interface Rules {
  readonly actions: ReadonlyMap<string, Action>;
  readonly effects: ReadonlyMap<string, Effect>;
  readonly edits: ReadonlyMap<string, Edit>;
  /** What holds for every action: may it be paid, what opens before it, paying for it. */
  readonly economy: {
    refuse(view: View, actor: Combatant, action: Action, args: JsonRecord): Refusal | null;
    /** Raises what comes before the act: first what was readied for it, then what it provokes. False: to be asked again after that. */
    declare(play: Play, frame: StepFrame, action: Action): boolean;
    /** False: the actor can no longer act, and the act is lost. */
    pay(play: Play, frame: StepFrame, action: Action): boolean;
    /** After the action's last step. */
    finish(play: Play, frame: StepFrame, action: Action): void;
  };
  /** Called when nothing is left to resolve: may push frames (a turn that ends by itself). */
  settle(play: Play): void;
}

/** Questions only. The board and the panels ask the same ones as the rules. */
export interface View {
  readonly rules: Rules;
  readonly encounter: Encounter;
  /** @throws if there is no such combatant: ids are checked where they come in. */
  combatant(id: CombatantId): Combatant;
  find(id: string): Combatant | null;
  /** Everything in force on it: feats, traits, conditions with what they imply, stances, spells. */
  effectsOf(who: Combatant): readonly ActiveEffect[];
  has(who: Combatant, effect: string): boolean;
  /** What effects of `query.of` add to a number, unstacked. */
  modifiers(query: Query): readonly Modifier[];
  /** Effects that take `what` away and are not overridden. */
  denials(who: Combatant, what: Capability, about?: Regarding): readonly Denial[];
  can(who: Combatant, what: Capability, about?: Regarding): boolean;
}
export interface ActiveEffect {
  readonly effect: Effect;
  readonly held: Holding;
}

/** Deeds: only steps, listeners and edits get this. */
export interface Play extends View {
  emit(event: GameEvent): void;
  /** Rolls `dice` ("2d6+3", "d20") and tells it. */
  roll(roll: RollRequest): Rolled;
  /** Puts an action on top of the stack; it is resolved before the present one goes on. Returns the frame's id. */
  push(actor: CombatantId, action: string, args: JsonRecord, at?: { readonly step: string }): number;
  /** Asks for a decision that belongs to `frame`; its step must then return `?next`. */
  ask(frame: StepFrame, decision: Omit<Decision, 'id' | 'frame'>): number;
  /** Closes a decision that is no longer possible. */
  withdraw(decision: number): void;
  openDecisions(frame: StepFrame): readonly Decision[];
  /** Adds `value` to the list `key` in the memo of another frame on the stack (nothing if it is gone). */
  tell(frame: number | null, key: string, value: JsonRecord[string]): void;
  gain(who: CombatantId, effect: Omit<EffectInstance, 'uid'>): void;
  nextId(): number;
  /** Drops what `actor` was doing and everything that came of it; null: all that is being resolved. */
  dropFrames(actor: CombatantId | null): void;
}
export interface RollRequest {
  readonly who: CombatantId;
  readonly purpose: RollPurpose;
  readonly what: string;
  readonly dice: string;
  readonly modifiers: readonly Modifier[];
}
export interface Rolled {
  readonly faces: readonly number[];
  /** Sum of faces and modifiers (stacked). */
  readonly total: number;
  readonly modifier: number;
}
