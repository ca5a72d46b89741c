import type { View } from '../engine/contract';
import type { CombatantId } from '../engine/state';
import type { Square } from '../grid/square';
import { createRouter } from './routing';
import type { Dragging } from './tools/types';

/** A path that is drawn in another window. */
export interface RemotePath {
  readonly who: CombatantId;
  readonly action: string;
  /** Squares entered, the start not included. */
  readonly path: readonly Square[];
  readonly waypoints: readonly Square[];
}

/** What whoever draws chose; of these two the rules choose by the path, as they do there. */
const CHOSEN_BY_PATH = new Set(['move', 'five-foot-step']);

/** The path as if it were drawn here, judged by what this window knows; null where its mover is not known here. */
export function remoteDrag(view: View, { who, action, path, waypoints }: RemotePath): Dragging | null {
  const mover = view.find(who);
  const to = path.at(-1);
  if (mover === null || to === undefined || !view.rules.actions.has(action)) return null;
  const draft = {
    who,
    from: mover.at,
    pinned: path,
    waypoints,
    to,
    intent: CHOSEN_BY_PATH.has(action) ? null : { action, args: {} },
    step: action === 'five-foot-step',
    place: false,
  };
  const route = createRouter(() => view).route(draft);
  return { in: 'dragging', by: 'pointer', grip: { x: 0, y: 0 }, draft, route };
}
