import { type BoardIndex, isSolid } from './board-index';
import { lineOfSight } from './line-of-effect';
import type { Square } from './square';

/** What several bodies see together. */
export interface JointView {
  /** The bodies by their squares. */
  readonly bodies: ReadonlyMap<string, readonly Square[]>;
  /** Row by row who sees the square; `NOBODY` has been asked for in vain, undefined was not asked. */
  readonly witness: readonly (string | undefined)[];
  /** Row by row 1 for each square that is seen. */
  readonly seen: Uint8Array;
}
const NOBODY = '';

export const bodyKey = (body: readonly Square[]): string => body.map(({ x, y }) => `${x},${y}`).join(' ');

/**
 * The squares that are in line of sight from one of the bodies, filled ones that show a face among them (X-LOS-5); the same as all their
 * fields of view together. One witness is enough, so each square is asked of the one who sees the square beside it first.
 * `before`: an answer for the same board: what those saw who have not moved since is not asked again.
 */
export function jointView(
  index: BoardIndex,
  all: readonly (readonly Square[])[],
  before: JointView | null,
): JointView {
  const bodies = new Map(all.map((body) => [bodyKey(body), body]));
  return new Looking(index, bodies, before).around();
}

class Looking {
  private readonly index: BoardIndex;
  private readonly bodies: ReadonlyMap<string, readonly Square[]>;
  private readonly before: JointView | null;
  private readonly fresh: readonly string[];
  private readonly witness: (string | undefined)[];
  private readonly next: number[] = [];

  constructor(index: BoardIndex, bodies: ReadonlyMap<string, readonly Square[]>, before: JointView | null) {
    this.index = index;
    this.bodies = bodies;
    this.before = before;
    this.fresh = [...bodies.keys()].filter((key) => before?.bodies.has(key) !== true);
    this.witness = new Array<string | undefined>(index.columns * index.rows).fill(undefined);
  }

  /** Outwards from the bodies, so that what lies behind walls costs nothing. */
  around(): JointView {
    const { columns } = this.index;
    for (const [key, body] of this.bodies) for (const { x, y } of body) this.ask(x, y, key);
    for (let at = this.next.pop(); at !== undefined; at = this.next.pop()) {
      const [x, y, near] = [at % columns, Math.floor(at / columns), this.witness[at] ?? NOBODY];
      for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) this.ask(x + dx, y + dy, near);
    }
    const seen = Uint8Array.from(this.witness, (it) => (it === undefined || it === NOBODY ? 0 : 1));
    return { bodies: this.bodies, witness: this.witness, seen };
  }

  private ask(x: number, y: number, near: string): void {
    const { columns, rows } = this.index;
    const at = y * columns + x;
    if (x < 0 || y < 0 || x >= columns || y >= rows || this.witness[at] !== undefined) return;
    if (isSolid(this.index, { x, y })) {
      // It is come to from a square that is seen: that face shows.
      this.witness[at] = near;
      return;
    }
    const found = this.witnessOf({ x, y }, at, near);
    this.witness[at] = found;
    if (found !== NOBODY) this.next.push(at);
  }

  private witnessOf(square: Square, at: number, near: string): string {
    const last = this.before?.witness[at];
    if (last !== undefined && last !== NOBODY && this.bodies.has(last)) return last;
    const sees = (key: string): boolean => lineOfSight(this.index, this.bodies.get(key) ?? [], [square]);
    // Whom it was asked of in vain need not be asked again.
    if (last === NOBODY) return this.fresh.find(sees) ?? NOBODY;
    if (sees(near)) return near;
    // Who has taken a step still sees most of what it saw.
    const moved = last === undefined ? undefined : this.fresh.find(sees);
    if (moved !== undefined) return moved;
    for (const key of this.bodies.keys()) if (key !== near && sees(key)) return key;
    return NOBODY;
  }
}
