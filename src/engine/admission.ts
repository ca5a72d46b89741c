import type { Refusal } from './contract';
import { refusal } from './refusal';

// What comes to the door is anybody's: before a command is looked at, its form is. It is walked without recursion, so that nothing is too deep.

const DEEPEST = 60;
/** Entries of one list. No action takes more squares or targets than this. */
const LONGEST_LIST = 1000;
const LONGEST_TEXT = 10_000;
const MOST_VALUES = 20_000;
/** Hit points, distances, rolls: beyond this no number means anything, and sums stay exact. */
const LARGEST = 1_000_000_000_000;

const SHAPES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  act: { action: 'string', args: 'record' },
  answer: { by: 'string', choice: 'record' },
  edit: { edit: 'string', args: 'record' },
};

interface Place {
  readonly value: unknown;
  readonly depth: number;
  /** The argument in which it stands. */
  readonly under: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const badArgument = (argument: string, expected: string): Refusal =>
  refusal('bad-argument', { argument, expected });
const tooMuch = (argument: string, most: number): Refusal => refusal('too-much', { argument, most });

/** Why this is no command that the engine could look at, or null: its parts, plain JSON of a sensible size, dice by die. */
export function whyNotAdmitted(command: unknown): Refusal | null {
  if (!isRecord(command)) return badArgument('command', 'record');
  return misshapen(command) ?? notPlain(command) ?? misthrown(command['dice']);
}

function misshapen(command: Readonly<Record<string, unknown>>): Refusal | null {
  const type = command['type'];
  const shape = typeof type === 'string' && Object.hasOwn(SHAPES, type) ? SHAPES[type] : undefined;
  if (!shape) return badArgument('type', Object.keys(SHAPES).join(' | '));
  for (const [key, expected] of Object.entries(shape)) {
    const value = command[key];
    if (expected === 'record' ? !isRecord(value) : typeof value !== expected)
      return badArgument(key, expected === 'record' ? 'record' : 'text');
  }
  const { actor = null, choice, decision } = command;
  if (type === 'act' && actor !== null && typeof actor !== 'string') return badArgument('actor', 'text');
  if (isRecord(choice) && typeof choice['answer'] !== 'string') return badArgument('answer', 'text');
  return decision === undefined || Number.isInteger(decision)
    ? null
    : badArgument('decision', 'whole-number');
}

function notPlain(command: Readonly<Record<string, unknown>>): Refusal | null {
  const waiting: Place[] = [{ value: command, depth: 0, under: 'command' }];
  for (let seen = 0; ; seen++) {
    const place = waiting.pop();
    if (!place) return null;
    if (seen > MOST_VALUES) return tooMuch(place.under, MOST_VALUES);
    const why = wrongWith(place);
    if (why) return why;
    waiting.push(...inside(place));
  }
}

function inside({ value, depth, under }: Place): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [];
  // The name of the argument is the one below `args` or `choice`.
  return Object.entries(value).map(([key, inner]) => ({
    value: inner,
    depth: depth + 1,
    under: depth < 2 ? key : under,
  }));
}

function wrongWith({ value, depth, under }: Place): Refusal | null {
  if (depth > DEEPEST) return tooMuch(under, DEEPEST);
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) && Math.abs(value) <= LARGEST ? null : badArgument(under, 'number');
    case 'string':
      return value.length > LONGEST_TEXT ? tooMuch(under, LONGEST_TEXT) : null;
    case 'object':
      return value === null ? null : wrongList(value, under);
    // What is not given may stand as `undefined`; JSON leaves it out.
    case 'undefined':
    case 'boolean':
      return null;
    default:
      return badArgument(under, 'json');
  }
}

function wrongList(value: object, under: string): Refusal | null {
  if (Array.isArray(value)) return value.length > LONGEST_LIST ? tooMuch(under, LONGEST_LIST) : null;
  if (!isRecord(value)) return badArgument(under, 'json');
  return Object.hasOwn(value, '__proto__')
    ? refusal('unknown-argument', { argument: '__proto__', known: [] })
    : null;
}

/** Faces stand by die: `{ d20: [14] }`. Whether a face is on its die is seen when it is thrown. */
function misthrown(dice: unknown): Refusal | null {
  if (dice === undefined) return null;
  if (!isRecord(dice)) return badArgument('dice', 'record');
  const odd = Object.entries(dice).find(
    ([die, faces]) =>
      !/^d[1-9]\d*$/.test(die) || !Array.isArray(faces) || !faces.every((face) => Number.isInteger(face)),
  );
  return odd ? badArgument(`dice.${odd[0]}`, 'whole-number') : null;
}
