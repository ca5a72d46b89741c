import type { JsonRecord } from '../../engine/state';
import type { Board, TerrainFeature } from '../../grid/board';
import type { SquareKey } from '../../grid/square';
import { patchesOf, type Squares } from './squares';

/** Entries of one list that the engine takes. */
const MOST_IN_A_LIST = 1000;

/** What a square holds after it was painted: rock fills it, whatever else lies beside what is there; light is dark or shadowy, not both. */
function painted(before: readonly TerrainFeature[], mark: TerrainFeature): readonly TerrainFeature[] {
  if (before.includes(mark)) return before;
  if (mark === 'solid') return ['solid'];
  const goes: readonly TerrainFeature[] =
    mark === 'dark' ? ['shadow', 'solid'] : mark === 'shadow' ? ['dark', 'solid'] : ['solid'];
  return [...before.filter((feature) => !goes.includes(feature)), mark];
}

/** The part of `ground` that paints these squares with a mark, or wipes them (null): only squares that become others. */
export function paintSquares(board: Board, squares: Squares, mark: TerrainFeature | null): JsonRecord {
  const groups = new Map<
    string,
    { readonly features: readonly TerrainFeature[]; readonly squares: number[] }
  >();
  for (const at of squares) {
    const before = board.terrain[keyOf(at, board)] ?? [];
    const features = mark === null ? [] : painted(before, mark);
    if (features === before || (before.length === 0 && features.length === 0)) continue;
    const name = features.join(' ');
    const group = groups.get(name) ?? { features, squares: [] };
    group.squares.push(at);
    groups.set(name, group);
  }
  const terrain = [...groups.values()].flatMap((group) =>
    listed(group.features, group.squares, board.columns),
  );
  const doors = mark === null || mark === 'solid' ? doorsIn(board, squares) : [];
  return {
    ...(terrain.length > 0 ? { terrain } : {}),
    ...(doors.length > 0 ? { without: { doors } } : {}),
  };
}

const keyOf = (at: number, { columns }: Board): SquareKey => `${at % columns},${Math.floor(at / columns)}`;

function listed(
  features: readonly TerrainFeature[],
  squares: readonly number[],
  columns: number,
): JsonRecord[] {
  const areas = patchesOf(squares, columns).map(({ x, y, width, height }) => [x, y, width, height] as const);
  return Array.from({ length: Math.ceil(areas.length / MOST_IN_A_LIST) }, (_, part) => ({
    features,
    areas: areas.slice(part * MOST_IN_A_LIST, (part + 1) * MOST_IN_A_LIST),
  }));
}

/** Doors that fill one of the squares. */
const doorsIn = (board: Board, squares: Squares): readonly (readonly [number, number])[] =>
  board.doors.flatMap((door) =>
    'square' in door && squares.has(door.square.y * board.columns + door.square.x)
      ? [[door.square.x, door.square.y] as const]
      : [],
  );
