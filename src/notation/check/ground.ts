import { isOnBoard } from '../../grid/board';
import { parseSquareKey, type SquareKey } from '../../grid/square';
import { type Fault, fault } from '../issues';
import type { PathPart } from '../problem';
import type { DocumentBlock } from '../schema/document';

interface Extent {
  readonly columns: number;
  readonly rows: number;
}

/** Features, walls and doors that lie off the board. */
export function groundFaults(block: DocumentBlock, board: Extent): Fault[] {
  return [
    ...Object.keys(block.terrain ?? {}).flatMap((key) =>
      isOnBoard(board, parseSquareKey(key as SquareKey))
        ? []
        : [offBoard(['terrain', key], key, board, 'key')],
    ),
    ...lineFaults('walls', block.walls ?? [], board),
    ...lineFaults('lowWalls', block.lowWalls ?? [], board),
    ...(block.doors ?? []).flatMap(({ at }, index) => {
      const inside = at.length === 2 ? isOnBoard(board, { x: at[0], y: at[1] }) : isInside(at, board);
      return inside ? [] : [offBoard(['doors', index, 'at'], at.join(', '), board)];
    }),
  ];
}

function lineFaults(list: string, lines: readonly (readonly number[])[], board: Extent): Fault[] {
  return lines.flatMap((line, index) =>
    isInside(line, board) ? [] : [offBoard([list, index], line.join(', '), board)],
  );
}

const isInside = (line: readonly number[], { columns, rows }: Extent): boolean =>
  line.every((value, index) => value >= 0 && value <= (index % 2 === 0 ? columns : rows));

export function offBoard(
  path: readonly PathPart[],
  found: string,
  { columns, rows }: Extent,
  at: Fault['at'] = 'value',
): Fault {
  return fault(path, 'off-board', { found, columns, rows }, at);
}
