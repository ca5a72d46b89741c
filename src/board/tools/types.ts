import type { Command } from '../../engine/contract';
import type { CombatantId } from '../../engine/state';
import type { Board } from '../../grid/board';
import type { Square } from '../../grid/square';
import type { PathAnswer } from '../../rules/questions/answers';
import type { Formation } from '../../session/formation';
import type { Handles, Painting, Stroke } from '../../session/painting';
import type { Intent } from '../../session/ui-state';
import type { Point } from '../camera';

// What a person does on the board, and what comes of it. No Pixi, no DOM.

export interface Keys {
  readonly shift: boolean;
  readonly alt: boolean;
}
/** Where the pointer is: in pixels of the board, in squares, and over whom. */
export interface Spot {
  readonly at: Point;
  readonly square: Square;
  /** In squares, fractions kept. */
  readonly point: Point;
  /** The nearest grid corner: corner (x, y) is the top-left corner of square (x, y). */
  readonly corner: Square;
  readonly combatant: CombatantId | null;
  readonly keys: Keys;
}
export type Input =
  /** `floor`: the middle button, which takes hold of the board whatever is in the hand. */
  | ({ readonly kind: 'press'; readonly touch: boolean; readonly floor?: boolean } & Spot)
  | ({ readonly kind: 'move' } & Spot)
  | ({ readonly kind: 'release' } & Spot)
  /** The pointer is not over the board any more, with nothing held. */
  | { readonly kind: 'left' }
  /** W, right click, a second finger. */
  | { readonly kind: 'waypoint' }
  /** Escape, or the pointer was taken away. */
  | { readonly kind: 'cancel' }
  /** Enter. */
  | { readonly kind: 'confirm' }
  /** An arrow key on a token. */
  | {
      readonly kind: 'step';
      readonly who: CombatantId;
      readonly dx: number;
      readonly dy: number;
      readonly keys: Keys;
    }
  /** The keyboard's cursor has come to a square. */
  | ({ readonly kind: 'point' } & Spot)
  /** Enter with the keyboard's cursor there. */
  | ({ readonly kind: 'enter' } & Spot)
  /** An arrow key while an area waits for its point. */
  | { readonly kind: 'aim'; readonly dx: number; readonly dy: number }
  /** The action bar wants a path, a creature or a square, or no longer. */
  | { readonly kind: 'intent'; readonly intent: Intent | null }
  /** The editor gives the board a pen or handles, or takes them back. */
  | { readonly kind: 'painting' }
  /** Another way than the drawn one is taken. */
  | { readonly kind: 'take'; readonly commands: readonly Command[] }
  /** The fight has moved on under the tool. */
  | { readonly kind: 'changed' };

/** A path as it is being drawn. `pinned`: the squares up to the last waypoint. `to`: where its mover's top-left square shall be. */
export interface Draft {
  readonly who: CombatantId;
  readonly from: Square;
  readonly pinned: readonly Square[];
  readonly waypoints: readonly Square[];
  readonly to: Square;
  /** The action the bar asked for; null: whatever fits. */
  readonly intent: Intent | null;
  /** Shift: a 5-foot step and nothing else. */
  readonly step: boolean;
  /** Put there by the game master, without walking. */
  readonly place: boolean;
}
/** What the rules make of a draft. */
export interface Route {
  readonly action: string;
  /** Squares entered, the start not included. */
  readonly path: readonly Square[];
  /** Null where nothing is asked of the rules (placing). */
  readonly answer: PathAnswer | null;
  /** What releasing would send, in order; the next goes out when the one before has been resolved. */
  readonly commands: readonly Command[];
  /** Those who are moved together, the one in hand among them; not there where it goes alone. */
  readonly formation?: Formation;
}

export type Tool =
  | { readonly in: 'idle' }
  | { readonly in: 'pointing'; readonly from: Spot; readonly touch: boolean; readonly back: Resting }
  | {
      readonly in: 'dragging';
      /** What draws: a held pointer, a pointer after a click or a tap, or the arrow keys. */
      readonly by: 'pointer' | 'touch' | 'click' | 'tap' | 'keys';
      /** Square of the mover that was taken hold of, from its top-left one. */
      readonly grip: Square;
      readonly draft: Draft;
      readonly route: Route;
    }
  | {
      readonly in: 'targeting';
      readonly who: CombatantId;
      readonly intent: Intent;
      /** An area is pointed at a grid corner or at a square; null: no area, a creature or a square is meant. */
      readonly aims: 'corner' | 'square' | null;
      /** What the pointer, a finger or the arrow keys have come to. */
      readonly over: Square | null;
      /** A finger has put the area down; a second tap there, or the card, sends it. */
      readonly put: boolean;
    }
  /** A rectangle is drawn around several. */
  | { readonly in: 'picking'; readonly from: Square; readonly to: Square }
  /** The ground is painted. */
  | {
      readonly in: 'painting';
      readonly by: 'pointer' | 'keys';
      /** Where the pen was last seen, in squares. */
      readonly over: Point | null;
      /** Null: it hovers. */
      readonly stroke: Stroke | null;
    }
  /** The picture under the grid is laid; `held`: which handle, and how far from it the pointer is. */
  | {
      readonly in: 'aligning';
      readonly held: { readonly which: 'a' | 'b'; readonly dx: number; readonly dy: number } | null;
    }
  | { readonly in: 'panning'; readonly at: Point; readonly back: Resting | Painter | Aligner };
/** Tools that hold no button. */
export type Resting = Extract<Tool, { in: 'idle' | 'dragging' | 'targeting' }>;
export type Painter = Extract<Tool, { in: 'painting' }>;
export type Aligner = Extract<Tool, { in: 'aligning' }>;
export type Dragging = Extract<Tool, { in: 'dragging' }>;
export type Targeting = Extract<Tool, { in: 'targeting' }>;

export type Effect =
  | { readonly do: 'select'; readonly who: CombatantId | null }
  | { readonly do: 'select-several'; readonly ids: readonly CombatantId[] }
  | { readonly do: 'stop-picking' }
  | { readonly do: 'march'; readonly formation: Formation }
  | { readonly do: 'target'; readonly who: CombatantId | null }
  | { readonly do: 'hover'; readonly who: CombatantId | null }
  | { readonly do: 'send'; readonly commands: readonly Command[] }
  | { readonly do: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly do: 'drop-intent' }
  /** The pen goes back to the editor. */
  | { readonly do: 'put-down' }
  | { readonly do: 'handles'; readonly handles: Handles | null };

export interface Next {
  readonly tool: Tool;
  readonly effects: readonly Effect[];
}

/** What the tools may ask. */
export interface ToolView {
  /** CSS pixels a square. */
  readonly scale: number;
  /** Before the fight tokens are placed, not moved. */
  readonly setup: boolean;
  readonly current: CombatantId | null;
  readonly selected: CombatantId | null;
  /** Several that are selected together. */
  readonly group: readonly CombatantId[];
  /** The next drag selects several, wherever it begins. */
  readonly picking: boolean;
  readonly target: CombatantId | null;
  readonly intent: Intent | null;
  /** What the editor has put into the hand. */
  readonly painting: Painting;
  readonly board: Board;
  placeOf(who: CombatantId): Square | null;
  areFoes(a: CombatantId, b: CombatantId): boolean;
  needs(action: string): string;
  /** How the area of what waits is pointed; null: it has none. */
  aims(intent: Intent): 'corner' | 'square' | null;
  route(draft: Draft): Route;
  /** Who would be selected by a rectangle between these squares, or by adding this one or taking it out. */
  between(a: Square, b: Square): readonly CombatantId[];
  toggled(who: CombatantId): readonly CombatantId[];
}

export const IDLE: Tool & { in: 'idle' } = { in: 'idle' };
