import { deflateRawSync } from 'node:zlib';
import { getMessageBytes, Protocol } from '@colyseus/core';
import type { FromTable } from '../sharing/from-table';
import { PACKED_FROM } from '../sharing/packed';
import type { ChangeMessage, ToScreen } from '../sharing/to-screen';
import { PROTOCOL } from '../sharing/wire';

// Messages as the framework writes them, put in bytes once for all who get the same. A change and a snapshot differ from viewer to viewer in
// a few words only (`feed.ts`), so these are written for each, and what follows is copied.

/** The one kind of message that goes either way; what it says is `sharing`'s. */
export const MESSAGE = 'm';
/** Where in a frame the message begins: before it stand what kind the frame is and what kind the message. */
const BEGINNING = 3;
/** MessagePack: a record of up to 15 fields, their number in the same byte; one whose number stands in the next two. */
const SHORT_RECORD = 0x80;
const LONG_RECORD = 0xde;

type Message = ToScreen | FromTable;
type Fields = Readonly<Record<string, unknown>>;

const wholes = new WeakMap<Message, Buffer>();
/** The later fields of a message, without the beginning of their record. */
interface Body {
  readonly of: Fields;
  readonly count: number;
  readonly bytes: Buffer;
}
/** By one of its parts; the others must be the same too. */
const bodies = new WeakMap<object, Body>();

/** The frame that carries a message. */
export function bytesOf(message: Message): Buffer {
  if (message.type === 'change') {
    const { kind, less, told, patch, stream, n } = message;
    return numbered(beginningOf(stream), n, bodyOf(patch, { kind, less, told, patch }));
  }
  if (message.type === 'snapshot') {
    const { encounter, log, ...head } = message;
    return joined(head, bodyOf(encounter, { encounter, log }));
  }
  const known = wholes.get(message) ?? frameOf(message);
  wholes.set(message, known);
  return known;
}

const frameOf = (fields: Fields): Buffer => getMessageBytes.raw(Protocol.ROOM_DATA, MESSAGE, fields);

function bodyOf(by: object, of: Fields): Body {
  const known = bodies.get(by);
  if (known !== undefined && Object.keys(of).every((key) => known.of[key] === of[key])) return known;
  const fields = packedIfLarge(of);
  const made = { of, count: Object.keys(fields).length, bytes: fieldsIn(frameOf(fields)) };
  bodies.set(by, made);
  return made;
}

/** Beginnings of changes by their stream: of a stream only the number is another each time. */
const beginnings = new Map<string, Buffer>();
const MOST_BEGINNINGS = 5000;

/** All that stands before the number, which is the last field before the body. */
function beginningOf(stream: string): Buffer {
  const known = beginnings.get(stream);
  if (known !== undefined) return known;
  const head: Pick<ChangeMessage, 'type' | 'v' | 'stream' | 'n'> = {
    type: 'change',
    v: PROTOCOL,
    stream,
    n: 0,
  };
  const frame = frameOf(head);
  if (beginnings.size >= MOST_BEGINNINGS) beginnings.clear();
  const fields = fieldsIn(frame);
  const record = Buffer.of(SHORT_RECORD);
  const made = Buffer.concat([frame.subarray(0, BEGINNING), record, fields.subarray(0, -1)]);
  beginnings.set(stream, made);
  return made;
}
const HEAD_FIELDS = 4;

function numbered(beginning: Buffer, n: number, { count, bytes }: Body): Buffer {
  const [length, mark] = sizeOf(n);
  const frame = Buffer.allocUnsafe(beginning.length + length + bytes.length);
  frame.set(beginning);
  frame[BEGINNING] = SHORT_RECORD + HEAD_FIELDS + count;
  const at = beginning.length;
  if (mark === null) frame[at] = n;
  else {
    frame[at] = mark;
    frame.writeUIntBE(n, at + 1, length - 1);
  }
  frame.set(bytes, at + length);
  return frame;
}

/** MessagePack: how many bytes a whole number takes, and the first of them; null: it stands for itself. */
function sizeOf(n: number): readonly [length: number, mark: number | null] {
  if (n < 0x40) return [1, null];
  if (n < 0x100) return [2, 0xcc];
  return n < 0x10000 ? [3, 0xcd] : [5, 0xce];
}

/** Only a snapshot grows large. What packs a little worse packs in a third of the time. */
function packedIfLarge(fields: Fields): Fields {
  if (!('encounter' in fields)) return fields;
  const text = JSON.stringify(fields);
  return text.length < PACKED_FROM ? fields : { packed: deflateRawSync(text, { level: 3 }) };
}

function joined(head: Fields, { count, bytes }: Body): Buffer {
  const frame = frameOf(head);
  const fields = fieldsIn(frame);
  const record = Buffer.of(SHORT_RECORD + Object.keys(head).length + count);
  return Buffer.concat([frame.subarray(0, BEGINNING), record, fields, bytes]);
}

/** The bytes of the message's fields alone. */
const fieldsIn = (frame: Buffer): Buffer =>
  frame.subarray(BEGINNING + (frame[BEGINNING] === LONG_RECORD ? 3 : 1));
