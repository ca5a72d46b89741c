import type { Command, Refusal, Rules } from '../engine/contract';
import { isRefusal, refusal } from '../engine/refusal';
import type { Encounter } from '../engine/state';
import { viewOf } from '../engine/view';
import { MOST_SQUARES_A_SIDE } from '../grid/board';
import { report } from '../rules/report';
import { isTooDeep } from './depth';
import { sameJson } from './same-json';
import {
  currentEncounter,
  type Entry,
  jumpTo,
  openSession,
  type Session,
  submit,
  withDiceMode,
} from './session';

export const SAVE_FORMAT = 'fivefoot';
const VERSION = 1;

/** An accepted command as it is kept: what happened follows from it. */
export interface LogLine {
  readonly by: string;
  readonly command: Command;
}
/** A fight with its whole history. `now` is the state at the cursor, for the day on which the rules judge the log otherwise. */
export interface SaveFile {
  readonly format: typeof SAVE_FORMAT;
  readonly version: number;
  readonly start: Encounter;
  readonly log: readonly LogLine[];
  readonly cursor: number;
  readonly now: Encounter;
  /** Where `now` is not the state at the cursor but after that many commands: what a backup was given. */
  readonly nowAt?: number;
}
/** What is replayed. `now` is the state after the first `nowAt` commands, which may lie before the cursor. */
export interface Recording {
  readonly start: Encounter;
  readonly log: readonly LogLine[];
  readonly cursor: number;
  readonly now: Encounter;
  readonly nowAt: number;
}
/** A fight that was opened; `notice` says what could not be restored. */
export interface Loaded {
  readonly session: Session;
  readonly notice: Refusal | null;
}

export function toSave(session: Session): SaveFile {
  const log = session.entries.map(({ by, command }) => ({ by, command }));
  const now = currentEncounter(session);
  return { format: SAVE_FORMAT, version: VERSION, start: session.start, log, cursor: session.cursor, now };
}

export function formatSave(session: Session): string {
  return `${JSON.stringify(toSave(session))}\n`;
}

/** Reads a save from a file. What is inside an encounter is judged by `replay`, which asks the rules. */
export function parseSave(text: string): SaveFile | Refusal {
  let save: unknown;
  try {
    save = JSON.parse(text);
  } catch (error) {
    return refusal('save-not-json', { message: error instanceof Error ? error.message : String(error) });
  }
  if (isTooDeep(save)) return refusal('save-damaged');
  if (!isRecord(save) || save.format !== SAVE_FORMAT) return refusal('save-of-another-program');
  if (save.version !== VERSION) return refusal('save-of-another-version', { version: String(save.version) });
  const { start, log, cursor, now, nowAt = cursor } = save;
  if (!looksLikeEncounter(start) || !looksLikeEncounter(now)) return refusal('save-damaged');
  if (!Array.isArray(log) || !log.every(isLogLine) || !isCursor(cursor) || !isCursor(nowAt))
    return refusal('save-damaged');
  return { format: SAVE_FORMAT, version: VERSION, start, log, cursor, now, nowAt };
}

/** Called while a log is played, whenever another one of its entries will not change any more: it may be replaced. `entries` grows. */
export type Passed = (start: Encounter, entries: Entry[], place: number) => void;

/** Plays the log again from the start. Where the rules no longer say the same, the fight goes on from `now`, without its history. */
export function replay(rules: Rules, recording: Recording, passed: Passed = () => {}): Loaded {
  const steps = replaying(rules, recording, passed);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same command by command: between two of them others may be served. */
export function* replaying(rules: Rules, recording: Recording, passed: Passed): Generator<void, Loaded> {
  const { log, cursor, nowAt } = recording;
  const [start, now] = [upToDate(recording.start), upToDate(recording.now)];
  const played = yield* playingAgain(rules, start, log, passed);
  if (played !== null) {
    const compared = withDiceMode(jumpTo(played, nowAt), now.dice.mode);
    if (sameJson(currentEncounter(compared), now)) return { session: jumpTo(compared, cursor), notice: null };
  }
  return { session: openSession(now), notice: refusal('log-not-replayable', { lost: log.length - nowAt }) };
}

/** What states of earlier versions lack. */
const LATER: Pick<Encounter, 'picture' | 'lights'> = { picture: null, lights: [] };
const upToDate = (encounter: Encounter): Encounter =>
  Object.keys(LATER).every((key) => key in encounter) ? encounter : { ...LATER, ...encounter };

/** Opens the text of a save file. A refusal if it is none, or if no fight can be made of it. */
export function openSave(rules: Rules, text: string): Loaded | Refusal {
  const save = parseSave(text);
  if (isRefusal(save)) return save;
  const loaded = replay(rules, { ...save, nowAt: save.nowAt ?? save.cursor });
  try {
    for (const id of Object.keys(save.now.combatants)) report(viewOf(rules, save.now), id);
  } catch {
    return refusal('save-damaged');
  }
  return loaded;
}

/** Line by line in a session of its own: a long log is not copied for each of its commands. */
function* playingAgain(
  rules: Rules,
  start: Encounter,
  log: readonly LogLine[],
  passed: Passed,
): Generator<void, Session | null> {
  let first = start;
  const entries: Entry[] = [];
  for (const line of log) {
    const last = entries.at(-1);
    const before = last?.after ?? first;
    const played = playLine(rules, openSession(before), line);
    if (played === null) return null;
    // The same state, with the dice as the command had to find them.
    if (last === undefined) first = played.start;
    else if (played.start !== before) entries[entries.length - 1] = { ...last, after: played.start };
    if (last !== undefined) passed(first, entries, entries.length - 1);
    entries.push(...played.entries);
    yield;
  }
  if (entries.length > 0) passed(first, entries, entries.length - 1);
  return { start: first, entries, cursor: entries.length };
}

function playLine(rules: Rules, session: Session, { by, command }: LogLine): Session | null {
  try {
    const [next, outcome] = submit(rules, session, by, command);
    if (outcome.ok) return next;
    if (outcome.needsRoll === null) return null;
    // Thrown by the program between commands whose dice were thrown on the table.
    const [generated, again] = submit(rules, withDiceMode(session, 'generated'), by, command);
    return again.ok ? generated : null;
  } catch {
    // Rules of another version may stumble over this log.
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isCursor = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Whether it is an accepted command by its shape; what it does is for the rules to say. */
export function isLogLine(value: unknown): value is LogLine {
  if (!isRecord(value) || typeof value.by !== 'string' || !isRecord(value.command)) return false;
  const { command } = value;
  if (command.type === 'act') return typeof command.action === 'string' && isRecord(command.args);
  if (command.type === 'answer') return typeof command.by === 'string' && isRecord(command.choice);
  return command.type === 'edit' && typeof command.edit === 'string' && isRecord(command.args);
}

/** Before anyone makes a list of its squares. */
function isOfSomeSize(board: unknown): boolean {
  if (!isRecord(board)) return false;
  const sides = [board.columns, board.rows].map(Number);
  return sides.every((side) => Number.isInteger(side) && side > 0 && side <= MOST_SQUARES_A_SIDE);
}

/** Whether it has an encounter's parts; what is in them is for the rules to say. */
export function looksLikeEncounter(value: unknown): value is Encounter {
  if (!isRecord(value) || typeof value.title !== 'string' || typeof value.round !== 'number') return false;
  const lists = [value.order, value.stack, value.decisions, value.ground];
  const records = [value.board, value.combatants, value.dice, value.houseRules];
  return lists.every(Array.isArray) && records.every(isRecord) && isOfSomeSize(value.board);
}
