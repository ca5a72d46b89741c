import type { Command, NeedsRoll, Refusal } from '../engine/contract';
import type { GameEvent } from '../engine/events';
import type { CombatantId, Dice, JsonRecord } from '../engine/state';
import type { Square } from '../grid/square';
import type { Seat } from './authority';

// What is on screen besides the fight: never logged, never saved with it.

/** An action of the bar that waits for its path, target or square. `args` are those chosen so far, in the notation's words. */
export interface Intent {
  readonly action: string;
  readonly args: JsonRecord;
}
/** Whose threatened squares are shown: the selected one's, its whole side's, its enemies', everyone's. */
export type ThreatOverlay = 'none' | 'selected' | 'side' | 'enemies' | 'all';
/** An area to measure with, bound to no spell. */
export interface Template {
  readonly shape: 'burst' | 'spread' | 'cylinder' | 'cone' | 'line';
  readonly feet: number;
}
/** What the board shows besides the fight itself. */
export interface Overlays {
  readonly threatened: ThreatOverlay;
  readonly coordinates: boolean;
  /** Reach rings of the selected one. */
  readonly reach: boolean;
  /** Where the selected one can get to. */
  readonly moves: boolean;
  /** From where the target can be hit. */
  readonly hits: boolean;
  readonly flanking: boolean;
  /** Cover and concealment between the selected one and its enemies. */
  readonly cover: boolean;
  /** The template follows the pointer. */
  readonly area: boolean;
  readonly template: Template;
}
/** Something was refused or went wrong: shown near the bottom until the next thing is done. */
export interface Notice {
  readonly id: number;
  readonly refusal: Refusal;
  /** The square it is about, if any. */
  readonly square: Square | null;
  /** What was refused, so that the game master can have it all the same. */
  readonly command: Command | null;
  /** The same, for an action of the bar that has no path or target yet. */
  readonly intent?: Intent;
}
/** A command that waits for a die thrown on the table. */
export interface PendingRoll {
  readonly command: Command;
  readonly needs: NeedsRoll;
}
/** How the present state came about: what the board plays as animation. `events` is empty for a jump in the history. */
export interface Change {
  readonly id: number;
  readonly kind: 'command' | 'undo' | 'redo' | 'open';
  readonly events: readonly GameEvent[];
}
/** Is what happens played on the board before it stands there? */
export type Playback = 'quick' | 'off';
export type Theme = 'system' | 'light' | 'dark';
export type Locale = 'en' | 'hu';
/** An encounter of the library as this tab last saw it. */
export interface SavedAs {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
}
/** Does the browser keep the fight? `taken`: another tab has it now. */
export type Keeping = 'kept' | 'failed' | 'taken';

export interface Ui {
  readonly selected: CombatantId | null;
  /** Several that are selected together, `selected` among them; empty where it is only one. */
  readonly group: readonly CombatantId[];
  /** The next drag on the board selects several, wherever it begins. */
  readonly picking: boolean;
  readonly target: CombatantId | null;
  /** Id of the weapon aimed with; null: the one used unasked. */
  readonly weapon: string | null;
  readonly hoveredCombatant: CombatantId | null;
  readonly intent: Intent | null;
  readonly overlays: Overlays;
  readonly notice: Notice | null;
  readonly pendingRoll: PendingRoll | null;
  readonly theme: Theme;
  readonly locale: Locale;
  readonly diceMode: Dice['mode'];
  readonly playback: Playback;
  /** The board in words stands beside it. */
  readonly boardWords: boolean;
  /** Ids of panels that are folded away. */
  readonly collapsed: readonly string[];
  readonly keeping: Keeping;
  /** Who sits at this screen: what is not theirs is not offered. */
  readonly seat: Seat;
  /** A command is on its way to whoever holds the fight elsewhere; what it does is not seen yet. */
  readonly sending: boolean;
  /** The encounter of the library that this fight was begun from or last saved as. */
  readonly saved: SavedAs | null;
  /** The side whose knowledge is shown; null: the game master's. */
  readonly eyes: string | null;
}
/** The part of the ui that is remembered from visit to visit. */
export type Settings = Pick<
  Ui,
  'overlays' | 'theme' | 'locale' | 'diceMode' | 'playback' | 'boardWords' | 'collapsed'
>;
