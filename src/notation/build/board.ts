import { type Board, type Door, emptyBoard, type TerrainFeature, type Wall } from '../../grid/board';
import { type MapText, parseMapText } from '../../grid/map-text';
import type { SquareKey } from '../../grid/square';
import type { DocumentBlock } from '../schema/document';

type Corners = readonly [number, number, number, number];

const wallOf = ([x1, y1, x2, y2]: Corners): Wall => ({ x1, y1, x2, y2 });

function doorOf({ at, open = false }: NonNullable<DocumentBlock['doors']>[number]): Door {
  return at.length === 2 ? { square: { x: at[0], y: at[1] }, open } : { wall: wallOf(at), open };
}

/** The ground that a document describes, and where its map shows the combatants. @throws MapTextError on a map that cannot be read. */
export function boardOf(block: DocumentBlock): MapText {
  const [columns, rows] = block.size ?? [1, 1];
  const { board, letters } =
    block.map === undefined ? { board: emptyBoard(columns, rows), letters: {} } : parseMapText(block.map);
  return {
    letters,
    board: {
      ...board,
      terrain: withFeatures(board.terrain, block.terrain ?? {}),
      walls: (block.walls ?? []).map(wallOf),
      lowWalls: (block.lowWalls ?? []).map(wallOf),
      doors: [...board.doors, ...(block.doors ?? []).map(doorOf)],
    },
  };
}

/** Features that are added to what the map draws, none twice. */
function withFeatures(
  drawn: Board['terrain'],
  more: NonNullable<DocumentBlock['terrain']>,
): Board['terrain'] {
  const terrain: Record<SquareKey, readonly TerrainFeature[]> = { ...drawn };
  for (const [square, features] of Object.entries(more)) {
    const known = terrain[square as SquareKey] ?? [];
    const found = [...known, ...features.filter((feature) => !known.includes(feature))];
    if (found.length > 0) terrain[square as SquareKey] = found;
  }
  return terrain;
}
