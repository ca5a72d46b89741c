/**
 * A queue of whole-number priorities that never go below the last one taken: a ring of buckets, so adding and taking
 * cost the same however many wait. Priorities in it may differ by less than `span`.
 */
export interface BucketQueue {
  add(item: number, priority: number): void;
  /** The next item, or -1 when nothing waits. */
  take(): number;
}

/** An empty queue. Its arrays grow as needed. */
export function bucketQueue(span: number, first: number): BucketQueue {
  const size = 2 ** Math.ceil(Math.log2(span + 1));
  const mask = size - 1;
  const heads = new Int32Array(size).fill(-1);
  let items = new Int32Array(256);
  let nexts = new Int32Array(256);
  let used = 0;
  let free = -1;
  let waiting = 0;
  let priority = first;

  const slot = (): number => {
    if (free >= 0) {
      const reused = free;
      free = nexts[reused] ?? -1;
      return reused;
    }
    if (used === items.length) {
      items = grown(items);
      nexts = grown(nexts);
    }
    used += 1;
    return used - 1;
  };

  return {
    add(item, at) {
      const entry = slot();
      items[entry] = item;
      nexts[entry] = heads[at & mask] ?? -1;
      heads[at & mask] = entry;
      waiting += 1;
    },
    take() {
      if (waiting === 0) return -1;
      while ((heads[priority & mask] ?? -1) < 0) priority += 1;
      const entry = heads[priority & mask] ?? 0;
      heads[priority & mask] = nexts[entry] ?? -1;
      nexts[entry] = free;
      free = entry;
      waiting -= 1;
      return items[entry] ?? -1;
    },
  };
}

function grown(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const bigger = new Int32Array(array.length * 4);
  bigger.set(array);
  return bigger;
}
