import type { View } from '../engine/contract';
import type { CombatantId } from '../engine/state';
import type { Square } from '../grid/square';
import { createRouter } from './routing';
import type { Colour } from './theme';
import type { Dragging } from './tools/types';

/** A path that is drawn in another window. */
export interface RemotePath {
  readonly who: CombatantId;
  readonly action: string;
  /** Squares entered, the start not included. */
  readonly path: readonly Square[];
  readonly waypoints: readonly Square[];
  /** Who draws it: their name, and which of the hands' colours and dashes is theirs. Null: nobody whose name must be said. */
  readonly by: { readonly name: string; readonly hand: number } | null;
}
type Pair = readonly [number, number];
/** A path as messages hold it, with who draws it. */
export function pathBy(
  path: Pick<RemotePath, 'who' | 'action'> & {
    readonly path: readonly Pair[];
    readonly waypoints: readonly Pair[];
  },
  by: RemotePath['by'],
): RemotePath {
  const squares = (pairs: readonly Pair[]): readonly Square[] => pairs.map(([x, y]) => ({ x, y }));
  return { ...path, path: squares(path.path), waypoints: squares(path.waypoints), by };
}

/** The same as this board can draw it. */
export interface LivePath {
  readonly drag: Dragging;
  readonly by: RemotePath['by'];
}
/** Colours of those who draw, in order; with more they come round again. */
export const HAND_COLOURS: readonly Colour[] = ['hand-1', 'hand-2', 'hand-3', 'hand-4', 'hand-5', 'hand-6'];

/** Those of the paths whose movers are known here: whoever is on turn stands in front, the others in the order given. */
export function livePaths(view: View, paths: readonly RemotePath[]): readonly LivePath[] {
  const { current } = view.encounter;
  const all = paths.flatMap((path) => {
    const drag = remoteDrag(view, path);
    return drag === null ? [] : [{ drag, by: path.by }];
  });
  return [
    ...all.filter(({ drag }) => drag.draft.who === current),
    ...all.filter(({ drag }) => drag.draft.who !== current),
  ];
}

/** A token that is put somewhere before the fight. */
const PLACE = 'place';

/** What whoever draws chose; of these two the rules choose by the path, as they do there. */
const CHOSEN_BY_PATH = new Set(['move', 'five-foot-step']);

/** The path as if it were drawn here, judged by what this window knows; null where its mover is not known here. */
export function remoteDrag(
  view: View,
  { who, action, path, waypoints }: Omit<RemotePath, 'by'>,
): Dragging | null {
  const mover = view.find(who);
  const to = path.at(-1);
  const isPlaced = action === PLACE;
  if (mover === null || to === undefined || !(isPlaced || view.rules.actions.has(action))) return null;
  const draft = {
    who,
    from: mover.at,
    pinned: path,
    waypoints,
    to,
    intent: isPlaced || CHOSEN_BY_PATH.has(action) ? null : { action, args: {} },
    step: action === 'five-foot-step',
    place: isPlaced,
  };
  const route = createRouter(() => view).route(draft);
  return { in: 'dragging', by: 'pointer', grip: { x: 0, y: 0 }, draft, route };
}
