import { Graphics } from 'pixi.js';
import type { Board, Door, Wall } from '../../grid/board';
import { hasFeature, indexBoard, isSolid } from '../../grid/board-index';
import { parseSquareKey, type Square } from '../../grid/square';
import { type SightRows, type Unseen, unseenSquares } from '../../session/sight-rows';
import type { Scene } from '../scene';
import type { Theme } from '../theme';

/** Walls, low walls, doors, and the outline of solid squares. Drawn again only when the board or the theme changes. */
export interface StructureLayer {
  readonly root: Graphics;
  draw(scene: Scene): void;
}

/** Units a square: counted in whole squares, round ends and arcs would get too few corners. */
const UNIT = 64;

export function createStructureLayer(): StructureLayer {
  const root = new Graphics({ scale: 1 / UNIT });
  let board: Board | null = null;
  let seen: SightRows | undefined;
  let theme = '';
  return {
    root,
    draw(scene) {
      const { sight } = scene.encounter;
      if (scene.encounter.board === board && sight === seen && scene.theme.key === theme) return;
      board = scene.encounter.board;
      seen = sight;
      theme = scene.theme.key;
      root.clear();
      drawSolid(root, board, scene.theme, unseenSquares(sight));
      for (const wall of board.lowWalls) drawLowWall(root, inUnits(wall), scene.theme);
      for (const wall of board.walls) drawWall(root, inUnits(wall), scene.theme);
      for (const door of board.doors) drawDoor(root, door, board, scene.theme);
    },
  };
}

const inUnits = ({ x1, y1, x2, y2 }: Wall): Wall => ({
  x1: x1 * UNIT,
  y1: y1 * UNIT,
  x2: x2 * UNIT,
  y2: y2 * UNIT,
});

/** Solid ground in runs, with an edge towards open squares, not towards what nobody has seen. */
function drawSolid(shapes: Graphics, board: Board, { colours }: Theme, unseen: Unseen): void {
  const index = indexBoard(board);
  const thick = 0.08;
  const block = (x: number, y: number, width: number, height: number): void => {
    shapes.rect(x * UNIT, y * UNIT, width * UNIT, height * UNIT);
  };
  const onBoard = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < board.columns && y < board.rows;
  const rock = (x: number, y: number): boolean => onBoard(x, y) && hasFeature(index, { x, y }, 'solid');
  const solid = Object.keys(board.terrain)
    .map(parseSquareKey)
    .filter(({ x, y }) => rock(x, y));
  if (solid.length === 0) return;
  for (const { x, y } of solid) {
    let end = x + 1;
    while (rock(end, y)) end += 1;
    if (!rock(x - 1, y)) block(x, y, end - x, 1);
  }
  shapes.fill(colours.wall);
  for (const { x, y } of solid) {
    const open = (dx: number, dy: number): boolean =>
      onBoard(x + dx, y + dy) && !rock(x + dx, y + dy) && !unseen(x + dx, y + dy);
    if (open(0, -1)) block(x, y, 1, thick);
    if (open(0, 1)) block(x, y + 1 - thick, 1, thick);
    if (open(-1, 0)) block(x, y, thick, 1);
    if (open(1, 0)) block(x + 1 - thick, y, thick, 1);
  }
  shapes.fill(colours['wall-edge']);
}

function drawWall(shapes: Graphics, { x1, y1, x2, y2 }: Wall, { colours }: Theme): void {
  shapes
    .moveTo(x1, y1)
    .lineTo(x2, y2)
    .stroke({ width: 0.17 * UNIT, color: colours['wall-edge'], cap: 'round' });
  shapes
    .moveTo(x1, y1)
    .lineTo(x2, y2)
    .stroke({ width: 0.09 * UNIT, color: colours.wall, cap: 'round' });
}

/** Two thin lines with stones between: lower than a wall, and seen to be. */
function drawLowWall(shapes: Graphics, { x1, y1, x2, y2 }: Wall, { colours }: Theme): void {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const along = { x: (x2 - x1) / length, y: (y2 - y1) / length };
  shapes
    .moveTo(x1, y1)
    .lineTo(x2, y2)
    .stroke({ width: 0.2 * UNIT, color: colours['stone-edge'], cap: 'butt' });
  const stones = Math.max(1, Math.round((length / UNIT) * 3));
  const size = length / stones;
  for (let stone = 0; stone < stones; stone++) {
    const from = stone * size + 0.03 * UNIT;
    const to = (stone + 1) * size - 0.03 * UNIT;
    shapes.moveTo(x1 + along.x * from, y1 + along.y * from).lineTo(x1 + along.x * to, y1 + along.y * to);
  }
  shapes.stroke({ width: 0.14 * UNIT, color: colours.stone, cap: 'butt' });
}

function drawDoor(shapes: Graphics, door: Door, board: Board, theme: Theme): void {
  if ('wall' in door) {
    drawLeaf(shapes, inUnits(door.wall), door.open, theme);
    return;
  }
  const { x, y } = door.square;
  // A door that fills a square hangs between the walls beside it.
  const level = isWallLike(board, { x: x - 1, y }) || isWallLike(board, { x: x + 1, y });
  const frame: Wall = level
    ? { x1: x, y1: y + 0.5, x2: x + 1, y2: y + 0.5 }
    : { x1: x + 0.5, y1: y, x2: x + 0.5, y2: y + 1 };
  drawLeaf(shapes, inUnits(frame), door.open, theme);
}

const isWallLike = (board: Board, square: Square): boolean => {
  const onBoard = square.x >= 0 && square.y >= 0 && square.x < board.columns && square.y < board.rows;
  return !onBoard || isSolid(indexBoard(board), square);
};

/** Closed: a leaf across the opening. Open: the leaf stands at a right angle, and its swing is hinted. */
function drawLeaf(shapes: Graphics, { x1, y1, x2, y2 }: Wall, open: boolean, { colours }: Theme): void {
  const along = { x: x2 - x1, y: y2 - y1 };
  const tip = open ? { x: x1 + along.y * 0.86, y: y1 - along.x * 0.86 } : { x: x2, y: y2 };
  if (open) {
    shapes
      .moveTo(x1, y1)
      .lineTo(x2, y2)
      .stroke({ width: 0.03 * UNIT, color: colours.wood, alpha: 0.7 });
    const start = Math.atan2(tip.y - y1, tip.x - x1);
    shapes.moveTo(tip.x, tip.y);
    shapes.arc(x1, y1, Math.hypot(tip.x - x1, tip.y - y1), start, start + Math.PI / 2);
    shapes.stroke({ width: 0.03 * UNIT, color: colours.wood, alpha: 0.7 });
  }
  shapes
    .moveTo(x1, y1)
    .lineTo(tip.x, tip.y)
    .stroke({ width: 0.25 * UNIT, color: colours['wood-edge'], cap: 'butt' });
  shapes
    .moveTo(x1, y1)
    .lineTo(tip.x, tip.y)
    .stroke({ width: 0.15 * UNIT, color: colours.wood, cap: 'butt' });
  for (const post of [{ x: x1, y: y1 }, ...(open ? [] : [tip]), ...(open ? [{ x: x2, y: y2 }] : [])]) {
    shapes.rect(post.x - 0.09 * UNIT, post.y - 0.09 * UNIT, 0.18 * UNIT, 0.18 * UNIT);
  }
  shapes.fill(colours['wall-edge']);
}
