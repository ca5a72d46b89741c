import { type BoardIndex, isSolid } from './board-index';
import type { Bodies } from './bodies';
import { lineOfSight } from './line-of-effect';
import type { Square } from './square';

/** What several bodies see together. */
export interface JointView {
  /** Row by row the number of a body that has line of sight to the square; 0: nobody was asked, `NOBODY`: all were, in vain. */
  readonly witness: Int32Array;
  /** Row by row 1 for each square that is seen. The same list as before where the same squares are seen. */
  readonly seen: Uint8Array;
}
const NOBODY = -1;

/** Who is there now that was not, and who is no longer, by their numbers. */
export interface Moved {
  readonly fresh: readonly number[];
  readonly gone: ReadonlySet<number>;
  /** Everyone who is there now. */
  readonly all: () => Iterable<number>;
}

/**
 * The squares that are in line of sight from one of the bodies, filled ones that show a face among them (X-LOS-5); the same as all their
 * fields of view together. One witness is enough, so each square is asked of the one who sees the square beside it first.
 * `before`: an answer for the same board: what those saw who have not moved since is not asked again.
 */
export function jointView(
  index: BoardIndex,
  bodies: Bodies,
  moved: Moved,
  before: JointView | null,
): JointView {
  const size = index.columns * index.rows;
  const last = before ?? { witness: new Int32Array(size), seen: new Uint8Array(size) };
  if (moved.fresh.length === 0 && moved.gone.size === 0) return last;
  const witness = new Looking(index, bodies, moved, last.witness).around();
  const seen = isAllSeen(witness)
    ? new Uint8Array(size).fill(1)
    : reached(index, bodies, moved.all(), witness);
  return { witness, seen: isSame(last.seen, seen) ? last.seen : seen };
}

function isAllSeen(witness: Int32Array): boolean {
  for (const it of witness) if (it <= 0) return false;
  return true;
}

function isSame(before: Uint8Array, after: Uint8Array): boolean {
  for (let at = 0; at < after.length; at++) if (before[at] !== after[at]) return false;
  return true;
}

/** Finds who has line of sight to what. */
class Looking {
  private readonly index: BoardIndex;
  private readonly bodies: Bodies;
  private readonly moved: Moved;
  private readonly before: Int32Array;
  private readonly witness: Int32Array;
  private readonly next: number[] = [];
  /** 1 for each square of which it was looked who sees it now. */
  private readonly asked: Uint8Array;

  constructor(index: BoardIndex, bodies: Bodies, moved: Moved, before: Int32Array) {
    this.index = index;
    this.bodies = bodies;
    this.moved = moved;
    this.before = before;
    this.witness = before.slice();
    this.asked = new Uint8Array(before.length);
  }

  /** Outwards from what is seen, so that what lies behind walls costs nothing. */
  around(): Int32Array {
    const { columns } = this.index;
    this.askAgain();
    for (const number of this.moved.fresh)
      for (const { x, y } of this.bodies.squaresOf(number)) this.ask(x, y, number);
    for (let at = this.next.pop(); at !== undefined; at = this.next.pop()) {
      const [x, y, near] = [at % columns, Math.floor(at / columns), this.witness[at] ?? NOBODY];
      for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) this.ask(x + dx, y + dy, near);
    }
    return this.witness;
  }

  /** Squares whose witness has gone are asked of the others; those that were asked in vain, of the newcomers. */
  private askAgain(): void {
    const { before, moved, witness, index } = this;
    const [first = NOBODY] = moved.gone;
    const isMany = moved.gone.size > 1;
    for (let at = 0; at < before.length; at++) {
      const last = before[at] ?? 0;
      if (last > 0 && (last === first || (isMany && moved.gone.has(last)))) {
        this.asked[at] = 1;
        witness[at] = this.found(
          { x: at % index.columns, y: Math.floor(at / index.columns) },
          moved.fresh[0] ?? 0,
        );
      } else if (last === NOBODY && moved.fresh.length > 0)
        this.ask(at % index.columns, Math.floor(at / index.columns), 0);
    }
  }

  private ask(x: number, y: number, near: number): void {
    const { columns, rows } = this.index;
    const at = y * columns + x;
    if (x < 0 || y < 0 || x >= columns || y >= rows || this.asked[at] === 1) return;
    const last = this.witness[at] ?? 0;
    if (last > 0 || isSolid(this.index, { x, y })) return;
    this.asked[at] = 1;
    const found = this.found({ x, y }, near, last === NOBODY);
    this.witness[at] = found;
    if (found !== NOBODY) this.next.push(at);
  }

  /** Somebody who has line of sight to it; `near` is likely to. `isUnseen`: of those who were there before nobody has. */
  private found(square: Square, near: number, isUnseen = false): number {
    const to = [square];
    const sees = (number: number): boolean =>
      !this.bodies.isWalledIn(number) && lineOfSight(this.index, this.bodies.squaresOf(number), to);
    if (near > 0 && sees(near)) return near;
    // Who has taken a step still sees most of what it saw.
    for (const number of this.moved.fresh) if (number !== near && sees(number)) return number;
    if (isUnseen) return NOBODY;
    for (const number of this.moved.all()) if (number !== near && sees(number)) return number;
    return NOBODY;
  }
}

/** Row by row 1 for what is come to from the bodies over squares in sight, and for the faces that are filled beside those. */
function reached(index: BoardIndex, bodies: Bodies, all: Iterable<number>, witness: Int32Array): Uint8Array {
  const { columns, rows } = index;
  const seen = new Uint8Array(columns * rows);
  const next: number[] = [];
  const come = (x: number, y: number): void => {
    if (x < 0 || y < 0 || x >= columns || y >= rows) return;
    const at = y * columns + x;
    if (seen[at] === 1) return;
    if ((witness[at] ?? 0) > 0) next.push(at);
    else if (!isSolid(index, { x, y })) return;
    seen[at] = 1;
  };
  for (const number of all) for (const { x, y } of bodies.squaresOf(number)) come(x, y);
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) come(x + dx, y + dy);
  }
  return seen;
}
