import { isOnBoard } from './board';
import { type BoardIndex, mayMeetBarrier } from './board-index';
import { footprint } from './footprint';
import { lineOfEffect } from './line-of-effect';
import { type ReachOptions, reachSquares } from './reach';
import type { Spread } from './reach-field';
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
  /** Its spread by the columns of a board, from the patch's corner: made when first asked for. */
  readonly spreads: Map<number, Spread>;
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

/** Templates by space, then reach by reach: a tree costs no text to look in. */
interface Branch {
  template: ReachTemplate | null;
  readonly further: Map<number, Branch>;
}
let root: Branch = { template: null, further: new Map() };
let templates = 0;
/** Weapons and sizes are few; made-up ones must not pile up. */
const MOST_TEMPLATES = 500;

/** The template of a body of `space` squares' side with these reaches: made once for each such body. */
export function reachTemplate(space: number, reaches: readonly Reach[]): ReachTemplate {
  let branch = branchAt(root, space);
  let last = -1;
  for (const reach of reaches) {
    const key = keyOf(reach);
    if (key !== last) branch = branchAt(branch, key);
    last = key;
  }
  if (branch.template !== null) return branch.template;
  const made = makeTemplate(space, reaches);
  branch.template = made;
  templates += 1;
  if (templates >= MOST_TEMPLATES) {
    root = { template: null, further: new Map() };
    templates = 0;
  }
  return made;
}

function branchAt({ further }: Branch, key: number): Branch {
  const known = further.get(key);
  if (known !== undefined) return known;
  const made: Branch = { template: null, further: new Map() };
  further.set(key, made);
  return made;
}

const WEAPONS = ['reach', 'reach-and-adjacent'];

function keyOf({ feet, options }: Reach): number {
  const { reachWeapon = false, reachDiagonal = true, reachWeaponFillsDiagonal = false, diagonals } = options;
  const weapon = reachWeapon === false ? 0 : 1 + WEAPONS.indexOf(reachWeapon);
  const house =
    (reachDiagonal ? 1 : 0) + (reachWeaponFillsDiagonal ? 2 : 0) + (diagonals === '5-5-5' ? 4 : 0);
  return feet * 1024 + weapon * 8 + house;
}

function makeTemplate(space: number, reaches: readonly Reach[]): ReachTemplate {
  const at = { x: 0, y: 0 };
  const squares = reaches.flatMap(({ feet, options }) => reachSquares({ at, space }, feet, options));
  const margin = Math.max(0, ...squares.map(({ x, y }) => Math.max(-x, -y)));
  const width = space + 2 * margin;
  const cells = new Uint8Array(width * width);
  for (const { x, y } of squares) cells[(y + margin) * width + x + margin] = 1;
  const size = cells.reduce((sum, cell) => sum + cell, 0);
  return { space, margin, width, cells, size, spreads: new Map() };
}

/** Whether a body covers its whole template at `at`: nothing near it can stop a line, and none of it lies off the board. */
export function standsFree(index: BoardIndex, { margin, width }: ReachTemplate, at: Square): boolean {
  const [left, top] = [at.x - margin, at.y - margin];
  const [right, bottom] = [left + width - 1, top + width - 1];
  const isWhole = left >= 0 && top >= 0 && right < index.columns && bottom < index.rows;
  return isWhole && !mayMeetBarrier(index, { left, top, right, bottom });
}

/** What goes with a body that stands free, itself included: steps from the corner of its patch, `margin` squares up and left of it. */
export function wholeSpread(template: ReachTemplate, columns: number): Spread {
  const known = template.spreads.get(columns);
  if (known !== undefined) return known;
  const { margin, space } = template;
  const own = footprint({ x: margin, y: margin }, space);
  const made = spreadOf(new ReachArea(template, 0, 0).squares(), own, columns);
  template.spreads.set(columns, made);
  return made;
}

/** Steps from square 0 to squares in reach and to a body's own. */
export const spreadOf = (reached: readonly Square[], own: readonly Square[], columns: number): Spread => ({
  steps: Int32Array.from([...reached, ...own], ({ x, y }) => y * columns + x),
  inReach: reached.length,
});

/** What the body covers at `at`: squares of the board that its own squares have a line of effect to (AOO-2). */
export function reachArea(
  index: BoardIndex,
  template: ReachTemplate,
  at: Square,
  own: readonly Square[],
): ReachArea {
  const { margin, width } = template;
  const [left, top] = [at.x - margin, at.y - margin];
  if (standsFree(index, template, at)) return new ReachArea(template, left, top);
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
