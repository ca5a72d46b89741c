import type { View } from '../engine/contract';
import type { CombatantId } from '../engine/state';
import type { Square } from '../grid/square';
import { askPath } from '../rules/questions/path';
import type { Dragging } from './tools/types';

/** A path that is drawn in another window. */
export interface RemotePath {
  readonly who: CombatantId;
  readonly action: string;
  /** Squares entered, the start not included. */
  readonly path: readonly Square[];
  readonly waypoints: readonly Square[];
}

/** The path as if it were drawn here, judged by what this window knows; null where its mover is not known here. */
export function remoteDrag(view: View, remote: RemotePath): Dragging | null {
  const { who, action, path, waypoints } = remote;
  const mover = view.find(who);
  if (mover === null || path.length === 0 || !view.rules.actions.has(action)) return null;
  const answer = askPath(view, { by: who, path, action, args: {} });
  return {
    in: 'dragging',
    by: 'pointer',
    grip: { x: 0, y: 0 },
    draft: {
      who,
      from: mover.at,
      pinned: path,
      waypoints,
      to: path.at(-1) ?? mover.at,
      intent: null,
      step: false,
      place: false,
    },
    route: { action, path, answer, commands: [] },
  };
}
