import { createStore } from 'zustand/vanilla';
import type { Command, Refusal } from '../engine/contract';
import type { CombatantId } from '../engine/state';
import type { Square } from '../grid/square';
import type { PathAnswer } from '../rules/questions/answers';

/** One of several that are moved together: its own way to its own place. */
export interface Marcher {
  readonly who: CombatantId;
  readonly from: Square;
  /** Squares entered, in order. */
  readonly path: readonly Square[];
  readonly action: string;
  /** Null where the game master just puts it there. */
  readonly answer: PathAnswer | null;
  readonly commands: readonly Command[];
  /** Why it does not go along. */
  readonly refusal: Refusal | null;
  /** Its place in the formation is taken: it goes to the nearest free one. */
  readonly aside: boolean;
  /** It is too far for this turn: it goes as far as it may. */
  readonly short: boolean;
}
/** Several moved together, in the order in which they go. */
export type Formation = readonly Marcher[];

/** Orders to a group: only the board writes them (but for `strike`), panels show them. */
export interface GroupOrders {
  /** As it is being drawn. */
  readonly formation: Formation | null;
  /** Who did not go along with the last one. */
  readonly stayed: Formation;
  /** Who is still to carry out the last order. */
  readonly waiting: readonly CombatantId[];
  /** Whoever has moved attacks the target, where it can. */
  readonly strike: boolean;
}
const NONE: GroupOrders = { formation: null, stayed: [], waiting: [], strike: true };
export const groupOrders = createStore<GroupOrders>(() => NONE);

export function setFormation(formation: Formation | null): void {
  if (formation !== groupOrders.getState().formation) groupOrders.setState({ formation });
}
export const setStrike = (strike: boolean): void => groupOrders.setState({ strike });
