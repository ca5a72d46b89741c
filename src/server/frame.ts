// What comes over a socket is looked at before the framework unpacks it: a few bytes may claim a list of millions, and it would make room for them.

/** Deepest nesting; no message of ours has half as much. */
const DEEPEST = 32;
/** First bytes of frames: the visitor is ready, goes, or says something. */
const READY = 10;
const GOES = 12;
const SAYS = 13;
/** The name of the one kind of message there is, as the framework writes it: a text of one letter. */
const KIND = [0xa1, 0x6d];

/** Whether a frame is one that a client of ours sends: anything else would only be stumbled over. */
export function isFrame(bytes: unknown): boolean {
  if (!(bytes instanceof Uint8Array)) return false;
  if (bytes[0] === READY || bytes[0] === GOES) return true;
  return bytes[0] === SAYS && KIND.every((byte, index) => bytes[1 + index] === byte) && isPlain(bytes, 3);
}

/** Whether from there on there is one whole value of MessagePack of the kinds that JSON has. Builds nothing of it. */
export function isPlain(bytes: Uint8Array, from: number): boolean {
  const text: Text = {
    view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    records: new Map(),
  };
  /** Values that are still to come, level by level. */
  const open = [1];
  let at = from;
  while (open.length > 0) {
    const left = open.pop() ?? 0;
    if (left === 0) continue;
    open.push(left - 1);
    const head = headAt(text, at);
    if (head === null || head.next + head.items > bytes.length) return false;
    at = head.next;
    if (head.items > 0) open.push(head.items);
    if (open.length > DEEPEST) return false;
  }
  return at === bytes.length;
}

interface Text {
  readonly view: DataView;
  /** How many fields records of a kind have: the framework's client writes their names once, and then a number for them. */
  readonly records: Map<number, number>;
}
/** Where what follows begins, and how many values belong inside. */
interface Head {
  readonly next: number;
  readonly items: number;
}

/** Bytes of the kinds that always have as many: nothing, yes, no, numbers. Those of 64 bits are none of JSON's. */
const FIXED: Readonly<Record<number, number>> = {
  192: 1,
  194: 1,
  195: 1,
  202: 5,
  203: 9,
  204: 2,
  205: 3,
  206: 5,
  208: 2,
  209: 3,
  210: 5,
};
/** Texts, lists and records whose length stands in so many bytes. */
const COUNTED: Readonly<
  Record<number, { readonly of: 'text' | 'list' | 'record'; readonly bytes: 1 | 2 | 4 }>
> = {
  217: { of: 'text', bytes: 1 },
  218: { of: 'text', bytes: 2 },
  219: { of: 'text', bytes: 4 },
  220: { of: 'list', bytes: 2 },
  221: { of: 'list', bytes: 4 },
  222: { of: 'record', bytes: 2 },
  223: { of: 'record', bytes: 4 },
};

/** A kind of record is named: `0xd4 0x72`, its number, a list of names; the fields of the first one follow. */
const RECORD = 0xd4;
const RECORD_SIGN = 0x72;
const FIRST_RECORD = 0x40;
const LAST_RECORD = 0x7f;

function headAt(text: Text, at: number): Head | null {
  const { view, records } = text;
  if (at >= view.byteLength) return null;
  const kind = view.getUint8(at);
  if (kind <= LAST_RECORD) return { next: at + 1, items: records.get(kind) ?? 0 };
  if (kind >= 0xe0) return { next: at + 1, items: 0 };
  if (kind <= 0x8f) return { next: at + 1, items: 2 * (kind & 0x0f) };
  if (kind <= 0x9f) return { next: at + 1, items: kind & 0x0f };
  if (kind <= 0xbf) return { next: at + 1 + (kind & 0x1f), items: 0 };
  if (kind === RECORD) return recordAt(text, at);
  const fixed = FIXED[kind];
  return fixed === undefined ? countedAt(view, at, kind) : { next: at + fixed, items: 0 };
}

function countedAt(view: DataView, at: number, kind: number): Head | null {
  const counted = COUNTED[kind];
  if (counted === undefined || at + 1 + counted.bytes > view.byteLength) return null;
  const read = {
    1: () => view.getUint8(at + 1),
    2: () => view.getUint16(at + 1),
    4: () => view.getUint32(at + 1),
  };
  const count = read[counted.bytes]();
  const next = at + 1 + counted.bytes;
  if (counted.of === 'text') return { next: next + count, items: 0 };
  return { next, items: counted.of === 'list' ? count : 2 * count };
}

function recordAt({ view, records }: Text, at: number): Head | null {
  if (at + 4 > view.byteLength || view.getUint8(at + 1) !== RECORD_SIGN) return null;
  const number = view.getUint8(at + 2);
  const names = headAt({ view, records: new Map() }, at + 3);
  const isList = [9, 13].includes(view.getUint8(at + 3) >> 4);
  if (number < FIRST_RECORD || number > LAST_RECORD || names === null || !isList) return null;
  let next = names.next;
  for (let left = names.items; left > 0; left--) {
    const name =
      next < view.byteLength && isText(view.getUint8(next)) ? headAt({ view, records }, next) : null;
    if (name === null || name.next > view.byteLength) return null;
    next = name.next;
  }
  records.set(number, names.items);
  return { next, items: names.items };
}

const isText = (kind: number): boolean => (kind >= 0xa0 && kind <= 0xbf) || (kind >= 0xd9 && kind <= 0xdb);
