import { createStore } from 'zustand/vanilla';
import type { CombatantId, JsonRecord } from '../engine/state';
import type { Square } from '../grid/square';
import type { AreaAnswer } from '../rules/questions/area';

/** An area laid out at the pointer: only the board writes it, at most once a frame, and panels read it. */
export interface Aim {
  readonly by: CombatantId;
  /** The corner of its origin, or the square it is pointed at. */
  readonly at: Square;
  /** The arguments of the spell it belongs to; null: it only measures. */
  readonly cast: JsonRecord | null;
  readonly answer: AreaAnswer;
}
export const aimStore = createStore<{ readonly aim: Aim | null }>(() => ({ aim: null }));

export function setAim(aim: Aim | null): void {
  if (aim !== aimStore.getState().aim) aimStore.setState({ aim });
}
