/**
 * A queue of whole-number priorities that never go below the last one taken: a ring of buckets, so adding and taking
 * cost the same however many wait. Priorities in it may differ by less than `span`.
 */
export interface BucketQueue {
  add(item: number, priority: number): void;
  /** The next item, or -1 when nothing waits. Of equal priorities the one that was added last comes first. */
  take(): number;
  /** Nothing is added or taken any more: its arrays may serve the next queue. */
  close(): void;
}

/** An empty queue. Its arrays grow as needed. */
export function bucketQueue(span: number, first: number): BucketQueue {
  return new Ring(2 ** Math.ceil(Math.log2(span + 1)), first);
}

/** Arrays that no queue has at present: what a search needs the one before it has made. */
const spare: Int32Array<ArrayBuffer>[] = [];
const SMALLEST = 64;
/** More than one queue at a time is rare. */
const MOST_SPARE = 64;

class Ring implements BucketQueue {
  private readonly buckets: (Int32Array<ArrayBuffer> | undefined)[];
  private readonly sizes: Int32Array;
  private readonly mask: number;
  private waiting = 0;
  private priority: number;

  constructor(size: number, first: number) {
    this.buckets = new Array(size).fill(undefined);
    this.sizes = new Int32Array(size);
    this.mask = size - 1;
    this.priority = first;
  }

  add(item: number, at: number): void {
    const place = at & this.mask;
    const size = this.sizes[place] ?? 0;
    const bucket = this.buckets[place];
    if (bucket === undefined || size === bucket.length) this.roomIn(place)[size] = item;
    else bucket[size] = item;
    this.sizes[place] = size + 1;
    this.waiting += 1;
  }

  take(): number {
    if (this.waiting === 0) return -1;
    let place = this.priority & this.mask;
    while (this.sizes[place] === 0) {
      this.priority += 1;
      place = this.priority & this.mask;
    }
    const last = (this.sizes[place] ?? 0) - 1;
    this.sizes[place] = last;
    this.waiting -= 1;
    return this.buckets[place]?.[last] ?? -1;
  }

  close(): void {
    for (const bucket of this.buckets)
      if (bucket !== undefined && spare.length < MOST_SPARE) spare.push(bucket);
    this.buckets.fill(undefined);
    this.waiting = 0;
  }

  private roomIn(place: number): Int32Array<ArrayBuffer> {
    const full = this.buckets[place];
    const roomy =
      full === undefined ? (spare.pop() ?? new Int32Array(SMALLEST)) : new Int32Array(4 * full.length);
    if (full !== undefined) roomy.set(full);
    this.buckets[place] = roomy;
    return roomy;
  }
}
