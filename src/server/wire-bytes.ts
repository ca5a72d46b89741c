import { deflateRawSync } from 'node:zlib';
import { getMessageBytes, Protocol } from '@colyseus/core';
import type { FromTable } from '../sharing/from-table';
import { PACKED_FROM } from '../sharing/packed';
import type { ToScreen } from '../sharing/to-screen';

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
    const { kind, less, told, patch, ...head } = message;
    return joined(head, bodyOf(patch, { kind, less, told, patch }));
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
