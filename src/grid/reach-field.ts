import type { Square } from './square';

/** Squares that go with a body, as steps from its place in a board's numbering (row x columns + column). */
export interface Spread {
  readonly steps: Int32Array;
  /** The first so many steps lie in its reach, the rest are squares it stands on. */
  readonly inReach: number;
}
export const NO_SPREAD: Spread = { steps: new Int32Array(0), inReach: 0 };

/**
 * Who covers each square of a board. Bodies are numbers from 0. A square's list begins in `heads` and goes on in `next`; an entry's number
 * belongs to a body for good, so a body that moves links its entries elsewhere and nothing is made anew.
 */
export class ReachField {
  readonly columns: number;
  readonly rows: number;
  /** By square: its latest entry, 0 for none. */
  private readonly heads: Int32Array;
  /** By entry: the one before it in the same square. */
  private next = new Int32Array(1024);
  /** By entry: twice the body, and one more where the body stands there. */
  private owners = new Int32Array(1024);
  private used = 1;
  private readonly spreads: Spread[] = [];
  private readonly places: number[] = [];
  /** By body: its first entry, and how many are its own. */
  private readonly starts: number[] = [];
  private readonly rooms: number[] = [];

  constructor(columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
    this.heads = new Int32Array(columns * rows);
  }
  /** Where a body is from now on. @param place the square its steps count from; it may lie off the board, they may not. */
  move(body: number, spread: Spread, place: number): void {
    if (this.spreads[body] === spread && this.places[body] === place) return;
    if (this.spreads[body] !== undefined) this.lift(body);
    this.seat(body, spread, place);
    this.lay(body);
  }
  /** The same for the next `layAll`, which has to follow. */
  seat(body: number, spread: Spread, place: number): void {
    this.places[body] = place;
    if (this.spreads[body] === spread) return;
    this.spreads[body] = spread;
    this.makeRoom(body, spread.steps.length);
    const start = this.starts[body] ?? 0;
    for (let i = 0; i < spread.steps.length; i++)
      this.owners[start + i] = 2 * body + (i < spread.inReach ? 0 : 1);
  }
  /** Makes every list anew, of the first `count` bodies. */
  layAll(count: number): void {
    this.heads.fill(0);
    this.spreads.length = count;
    for (let body = 0; body < count; body++) this.lay(body);
  }
  /** Bodies that cover one of the squares or stand there, lowest number first. */
  at(squares: readonly Square[]): readonly number[] {
    const found: number[] = [];
    for (const square of squares)
      for (let entry = this.headAt(square); entry !== 0; entry = this.next[entry] ?? 0)
        insert(found, (this.owners[entry] ?? 0) >> 1);
    return found;
  }
  /** The same for a square, without those that only stand there. */
  reaching(square: Square): readonly number[] {
    const found: number[] = [];
    for (let entry = this.headAt(square); entry !== 0; entry = this.next[entry] ?? 0) {
      const owner = this.owners[entry] ?? 0;
      if ((owner & 1) === 0) insert(found, owner >> 1);
    }
    return found;
  }
  private headAt({ x, y }: Square): number {
    if (x < 0 || y < 0 || x >= this.columns || y >= this.rows) return 0;
    return this.heads[y * this.columns + x] ?? 0;
  }
  private lay(body: number): void {
    const { heads, next } = this;
    const { steps } = this.spreads[body] ?? NO_SPREAD;
    const place = this.places[body] ?? 0;
    let entry = this.starts[body] ?? 0;
    for (let i = 0; i < steps.length; i++) {
      const square = place + (steps[i] ?? 0);
      next[entry] = heads[square] ?? 0;
      heads[square] = entry++;
    }
  }
  private lift(body: number): void {
    const { heads, next } = this;
    const steps = (this.spreads[body] ?? NO_SPREAD).steps;
    const place = this.places[body] ?? 0;
    let entry = this.starts[body] ?? 0;
    for (let i = 0; i < steps.length; i++, entry++) {
      const square = place + (steps[i] ?? 0);
      let above = heads[square] ?? 0;
      if (above === entry) heads[square] = next[entry] ?? 0;
      else {
        while (above !== 0 && next[above] !== entry) above = next[above] ?? 0;
        next[above] = next[entry] ?? 0;
      }
    }
  }
  /** A body keeps the entries of its greatest spread. */
  private makeRoom(body: number, wanted: number): void {
    if (wanted <= (this.rooms[body] ?? 0)) return;
    this.starts[body] = this.used;
    this.rooms[body] = wanted;
    this.used += wanted;
    if (this.used <= this.next.length) return;
    this.next = grown(this.next, 2 * this.used);
    this.owners = grown(this.owners, 2 * this.used);
  }
}

/** Lists are short and mostly nearly in order. */
function insert(found: number[], body: number): void {
  let place = found.length;
  while (place > 0 && (found[place - 1] ?? 0) > body) place -= 1;
  if (found[place - 1] === body) return;
  found.splice(place, 0, body);
}

function grown(entries: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const made = new Int32Array(length);
  made.set(entries);
  return made;
}
