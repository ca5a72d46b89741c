import type { Refusal, View } from '../../engine/contract';
import { defineEdit } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import type { Board, Wall } from '../../grid/board';
import { type BoardChanges, changedBoard, placeOfDoor, placeOfWall } from '../../grid/change-board';
import { spaceSquares } from '../../grid/size';
import { argsParser } from '../arguments';
import { changesOf, GROUND_FIELDS, type GroundArgs } from '../ground-args';

/** Squares a side that the master may give a board. */
const MOST_A_SIDE = 300;
/** No stroke paints a square twice more than once; without a limit a small command could keep the engine busy. */
const MOST_PAINTED = 2 * MOST_A_SIDE * MOST_A_SIDE;

interface Extent {
  readonly columns: number;
  readonly rows: number;
}

/** A size no board may have, one that is wanted while something is being resolved on the old one, or who would stand beyond it. */
function whyNotSize({ encounter }: View, { size }: BoardChanges): Refusal | null {
  if (size === null) return null;
  const { columns, rows } = size;
  if ([columns, rows].some((side) => side < 1 || side > MOST_A_SIDE))
    return refusal('board-size', { columns, rows, most: MOST_A_SIDE });
  const { board, stack, combatants } = encounter;
  const shrinks = columns < board.columns || rows < board.rows;
  if (shrinks && stack.length > 0) return refusal('board-in-use');
  const beyond = Object.values(combatants).filter(({ at, sheet }) => {
    const space = spaceSquares(sheet.size);
    return at.x + space > columns || at.y + space > rows;
  });
  return shrinks && beyond.length > 0
    ? refusal('combatants-off-board', { who: beyond.map(({ id }) => id), columns, rows })
    : null;
}

const isInside = ({ x1, y1, x2, y2 }: Wall, { columns, rows }: Extent): boolean =>
  [x1, x2].every((x) => x >= 0 && x <= columns) && [y1, y2].every((y) => y >= 0 && y <= rows);
const hasLength = ({ x1, y1, x2, y2 }: Wall): boolean => x1 !== x2 || y1 !== y2;

function whyNotWalls(walls: readonly Wall[], extent: Extent): Refusal | null {
  if (!walls.every(hasLength)) return refusal('wall-without-length');
  const outside = walls.find((wall) => !isInside(wall, extent));
  return outside ? refusal('wall-off-board', { ...outside }) : null;
}

function firstMissing(wanted: readonly Wall[], walls: readonly Wall[]): Wall | undefined {
  if (wanted.length === 0) return undefined;
  const there = new Set(walls.map(placeOfWall));
  return wanted.find((wall) => !there.has(placeOfWall(wall)));
}

/** What is to be taken away must be there: else the command was meant for another board. */
function whyNotThere(board: Board, { without }: BoardChanges): Refusal | null {
  const missing = firstMissing(without.walls, board.walls) ?? firstMissing(without.lowWalls, board.lowWalls);
  if (missing) return refusal('no-such-wall', { ...missing });
  const doors = new Set(board.doors.map(placeOfDoor));
  return without.doors.every((door) => doors.has(placeOfDoor(door))) ? null : refusal('no-such-door');
}

function whyNot(view: View, changes: BoardChanges): Refusal | null {
  const { board } = view.encounter;
  const extent = changes.size ?? board;
  const patches = changes.terrain.flatMap((it) => it.patches);
  const painted = patches.reduce((sum, { width, height }) => sum + width * height, 0);
  if (painted > MOST_PAINTED) return refusal('too-much', { argument: 'terrain', most: MOST_PAINTED });
  const off = patches.find(
    ({ x, y, width, height }) => x < 0 || y < 0 || x + width > extent.columns || y + height > extent.rows,
  );
  if (off) return refusal('off-board', { x: off.x, y: off.y });
  const leaves = changes.doors.flatMap((door) => ('wall' in door ? [door.wall] : []));
  const squares = changes.doors.flatMap((door) => ('square' in door ? [door.square] : []));
  const nowhere = squares.find(({ x, y }) => x < 0 || y < 0 || x >= extent.columns || y >= extent.rows);
  if (nowhere) return refusal('off-board', { ...nowhere });
  return (
    whyNotSize(view, changes) ??
    whyNotThere(board, changes) ??
    whyNotWalls([...changes.walls, ...changes.lowWalls, ...leaves], extent)
  );
}

/** The GM changes the ground: its size, terrain, walls and doors. Things that lie beyond the new border come to it. */
export default defineEdit<GroundArgs>({
  id: 'ground',
  parse(input, view) {
    const args = argsParser(GROUND_FIELDS)(input);
    return isRefusal(args) ? args : (whyNot(view, changesOf(args)) ?? args);
  },
  perform(play, args) {
    const changes = changesOf(args);
    const { without, walls, lowWalls, doors } = changes;
    const board = changedBoard(play.encounter.board, changes);
    const patches = changes.terrain.flatMap((it) => it.patches);
    play.emit({
      type: 'boardChanged',
      board,
      squares: patches.reduce((sum, { width, height }) => sum + width * height, 0),
      walls: without.walls.length + without.lowWalls.length + walls.length + lowWalls.length,
      doors: without.doors.length + doors.length,
      resized: changes.size !== null,
    });
    const { ground } = play.encounter;
    const beyond = ground.some(({ at }) => at.x >= board.columns || at.y >= board.rows);
    if (!beyond) return;
    const inside = ground.map(({ item, at }) => ({
      item,
      at: { x: Math.min(at.x, board.columns - 1), y: Math.min(at.y, board.rows - 1) },
    }));
    play.emit({ type: 'groundChanged', ground: inside });
  },
});
