import type { Board, Door, Wall } from '../../grid/board';
import { formatMapText } from '../../grid/map-text';
import type { Square } from '../../grid/square';
import type { DocumentBlock } from '../schema/document';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
/** A map wider than this is told in words. */
const WIDEST_MAP = 100;

export interface WrittenGround {
  readonly block: DocumentBlock;
  /** Combatants whom the map does not show. */
  readonly unplaced: ReadonlySet<string>;
}

const cornersOf = ({ x1, y1, x2, y2 }: Wall): [number, number, number, number] => [x1, y1, x2, y2];

const doorBlock = (door: Door) => ({
  at: 'square' in door ? ([door.square.x, door.square.y] as [number, number]) : cornersOf(door.wall),
  ...(door.open ? { open: true } : {}),
});

/** The ground, drawn with those who stand on it as far as one sign a square can show them. */
export function writeGround(board: Board, places: Readonly<Record<string, Square>>): WrittenGround {
  const drawn = board.columns <= WIDEST_MAP ? drawnGround(board, places) : toldGround(board, places);
  const { block } = drawn;
  if (board.walls.length > 0) block.walls = board.walls.map(cornersOf);
  if (board.lowWalls.length > 0) block.lowWalls = board.lowWalls.map(cornersOf);
  return drawn;
}

type Draft = { readonly block: Mutable<DocumentBlock>; readonly unplaced: ReadonlySet<string> };

function drawnGround(board: Board, places: Readonly<Record<string, Square>>): Draft {
  const signs = Object.fromEntries(Object.entries(places).filter(([key]) => /^[A-Za-z0-9]$/.test(key)));
  const { text, terrain, unplaced } = formatMapText(board, signs);
  const thin = board.doors.filter((door) => 'wall' in door);
  return {
    block: {
      map: text,
      ...(Object.keys(terrain).length > 0 ? { terrain } : {}),
      ...(thin.length > 0 ? { doors: thin.map(doorBlock) } : {}),
    },
    unplaced: new Set([...unplaced, ...Object.keys(places).filter((key) => !Object.hasOwn(signs, key))]),
  };
}

function toldGround(board: Board, places: Readonly<Record<string, Square>>): Draft {
  return {
    block: {
      size: [board.columns, board.rows],
      ...(Object.keys(board.terrain).length > 0 ? { terrain: board.terrain } : {}),
      ...(board.doors.length > 0 ? { doors: board.doors.map(doorBlock) } : {}),
    },
    unplaced: new Set(Object.keys(places)),
  };
}
