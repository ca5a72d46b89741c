import { createStore } from 'zustand/vanilla';
import type { CombatantId } from '../engine/state';
import type { Square } from '../grid/square';
import type { PathAnswer } from '../rules/questions/answers';
import type { BetterWay } from '../rules/questions/better-ways';

/** The path being drawn. Of no one's fight yet: only the board writes it, at most once a frame, and panels read it. */
export interface Preview {
  readonly who: CombatantId;
  /** Action the path would be sent as: `move`, `five-foot-step`, `withdraw` … */
  readonly action: string;
  /** Squares entered, in order, the start not included. */
  readonly path: readonly Square[];
  /** Those of them that were pinned on the way. */
  readonly waypoints: readonly Square[];
  readonly answer: PathAnswer;
}

/** A token that is being put somewhere; it goes no way there. */
export interface Placing {
  readonly who: CombatantId;
  readonly to: Square;
}

interface Previewed {
  /** Whose token is in the hand, be there a path already or not; null: nobody's, or one that is put somewhere. */
  readonly moving: CombatantId | null;
  readonly preview: Preview | null;
  readonly placing: Placing | null;
  /** Safer ways to the same place, found while the pointer rests; null before, and where nothing threatens. */
  readonly ways: readonly BetterWay[] | null;
}
export const previewStore = createStore<Previewed>(() => ({
  moving: null,
  preview: null,
  placing: null,
  ways: null,
}));

export function setPreview(preview: Preview | null): void {
  if (preview !== previewStore.getState().preview) previewStore.setState({ preview, ways: null });
}

export function setMoving(moving: CombatantId | null): void {
  if (moving !== previewStore.getState().moving) previewStore.setState({ moving });
}

export function setPlacing(placing: Placing | null): void {
  const { placing: before } = previewStore.getState();
  const isSame = placing?.who === before?.who && placing?.to === before?.to;
  if (!isSame) previewStore.setState({ placing });
}

/** What was found for the path that is there. */
export function setWays(ways: readonly BetterWay[]): void {
  previewStore.setState({ ways });
}
