import type { View } from '../engine/contract';
import { isOnBoard } from '../grid/board';
import type { ReachMap } from '../grid/reach-map';
import type { Square } from '../grid/square';
import { type Drawn, pathOn, waysOn } from '../rules/drawn-ways';
import type { Drag } from './to-server';

/** A path as it is drawn by somebody who knows more. */
type Path = Pick<Drag, 'who' | 'action'> & {
  readonly path: readonly Square[];
  readonly waypoints: readonly Square[];
};

/** The way through the same waypoints to the same end, as it would be looked for with what the view knows. */
export type KnownWay = (view: View, path: Path) => readonly Square[];

/** Who is put somewhere goes no way there. */
const PLACE = 'place';
const CHOSEN_BY_PATH = new Set(['move', 'five-foot-step']);

/**
 * A path goes round those who are in its way: drawn by the game master it would show where someone hidden stands. So only its waypoints and its end
 * are taken, and the way between them is looked for again. The ground from the last waypoint on is searched once for each state.
 */
export function createKnownWay(): KnownWay {
  let last: {
    readonly view: View;
    readonly key: string;
    readonly drawn: Drawn;
    readonly ways: ReachMap;
  } | null = null;
  return (view, { who, action, path, waypoints }) => {
    const to = path.at(-1);
    if (to === undefined) return [];
    const key = JSON.stringify([who, action, waypoints]);
    if (last === null || last.view !== view || last.key !== key) {
      const drawn = through(view, { who, action, waypoints });
      last = { view, key, drawn, ways: waysOn(view, drawn) };
    }
    const { drawn, ways } = last;
    return pathOn(drawn, to, () => ways);
  };
}

/** The same of a path that has come in a message; null where it leaves the board. */
export function knownDrag(wayOf: KnownWay, view: View, drag: Drag): Drag | null {
  const squares = (pairs: Drag['path']): readonly Square[] => pairs.map(([x, y]) => ({ x, y }));
  const [path, waypoints] = [squares(drag.path), squares(drag.waypoints)];
  if (![...path, ...waypoints].every((square) => isOnBoard(view.encounter.board, square))) return null;
  if (drag.action === PLACE) return { ...drag, path: drag.path.slice(-1), waypoints: [] };
  const known = wayOf(view, { ...drag, path, waypoints });
  return { ...drag, path: known.map(({ x, y }) => [x, y] as const) };
}

/** Laid through the waypoints one after the other. */
function through(view: View, { who, action, waypoints }: Omit<Path, 'path'>): Drawn {
  const from = view.combatant(who).at;
  const intent = CHOSEN_BY_PATH.has(action) ? null : { action, args: {} };
  let drawn: Drawn = { who, from, pinned: [], intent };
  for (const to of waypoints) drawn = { who, from, intent, pinned: onward(view, drawn, to) };
  return drawn;
}

const onward = (view: View, drawn: Drawn, to: Square): readonly Square[] =>
  pathOn(drawn, to, () => waysOn(view, drawn));
