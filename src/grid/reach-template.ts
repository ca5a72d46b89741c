import { isOnBoard } from './board';
import { type BoardIndex, mayMeetBarrier } from './board-index';
import { lineOfEffect } from './line-of-effect';
import { type ReachOptions, reachSquares } from './reach';
import type { Square } from './square';

/** One reach of a body: feet, and what the weapon makes of them. */
export interface Reach {
  readonly feet: number;
  readonly options: ReachOptions;
}

/** A patch of squares: which of them are in. */
interface Patch {
  readonly width: number;
  readonly cells: Uint8Array;
  /** How many are in. */
  readonly size: number;
}
/** What a body of some space covers with all its reaches, around its top-left square. */
export interface ReachTemplate extends Patch {
  readonly space: number;
  /** Squares between the edge of the patch and the body. */
  readonly margin: number;
}

/** Squares that a body covers where it stands. Shares the template's patch where nothing is in the way. */
export class ReachArea {
  private readonly patch: Patch;
  private readonly left: number;
  private readonly top: number;

  constructor(patch: Patch, left: number, top: number) {
    this.patch = patch;
    this.left = left;
    this.top = top;
  }
  get size(): number {
    return this.patch.size;
  }
  has({ x, y }: Square): boolean {
    const { width, cells } = this.patch;
    const [column, row] = [x - this.left, y - this.top];
    return column >= 0 && row >= 0 && column < width && row < width && cells[row * width + column] === 1;
  }
  /** Row by row. */
  squares(): readonly Square[] {
    const { width, cells } = this.patch;
    const found: Square[] = [];
    for (let i = 0; i < cells.length; i++)
      if (cells[i] === 1) found.push({ x: this.left + (i % width), y: this.top + Math.floor(i / width) });
    return found;
  }
}

const templates = new Map<string, ReachTemplate>();
/** Weapons and sizes are few; made-up ones must not pile up. */
const MOST_TEMPLATES = 500;

/** The template of a body of `space` squares' side with these reaches: made once for each such body. */
export function reachTemplate(space: number, reaches: readonly Reach[]): ReachTemplate {
  const key = reaches.reduce((text, it) => text + keyOf(it), String(space));
  const known = templates.get(key);
  if (known) return known;
  const made = makeTemplate(space, reaches);
  if (templates.size >= MOST_TEMPLATES) templates.clear();
  templates.set(key, made);
  return made;
}

const keyOf = ({ feet, options }: Reach): string =>
  `|${feet} ${options.reachWeapon} ${options.reachDiagonal} ${options.reachWeaponFillsDiagonal} ${options.diagonals}`;

function makeTemplate(space: number, reaches: readonly Reach[]): ReachTemplate {
  const at = { x: 0, y: 0 };
  const squares = reaches.flatMap(({ feet, options }) => reachSquares({ at, space }, feet, options));
  const margin = Math.max(0, ...squares.map(({ x, y }) => Math.max(-x, -y)));
  const width = space + 2 * margin;
  const cells = new Uint8Array(width * width);
  for (const { x, y } of squares) cells[(y + margin) * width + x + margin] = 1;
  return { space, margin, width, cells, size: cells.reduce((sum, cell) => sum + cell, 0) };
}

/** What the body covers at `at`: squares of the board that its own squares have a line of effect to (AOO-2). */
export function reachArea(
  index: BoardIndex,
  template: ReachTemplate,
  at: Square,
  own: readonly Square[],
): ReachArea {
  const { margin, width } = template;
  const [left, top] = [at.x - margin, at.y - margin];
  const [right, bottom] = [left + width - 1, top + width - 1];
  const isWhole = left >= 0 && top >= 0 && right < index.columns && bottom < index.rows;
  if (isWhole && !mayMeetBarrier(index, { left, top, right, bottom }))
    return new ReachArea(template, left, top);
  const cells = template.cells.slice();
  let size = 0;
  for (let i = 0; i < cells.length; i++) {
    if (cells[i] === 0) continue;
    const square = { x: left + (i % width), y: top + Math.floor(i / width) };
    if (isOnBoard(index, square) && lineOfEffect(index, own, [square])) size += 1;
    else cells[i] = 0;
  }
  return new ReachArea({ width, cells, size }, left, top);
}
