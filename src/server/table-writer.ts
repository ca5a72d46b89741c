import type { Command } from '../engine/contract';
import type { Json } from '../engine/state';
import { copyAhead } from '../engine/table';
import { currentEncounter, type Session } from '../session/session';
import { type Facts, storedFacts } from './facts';
import type { Change, Storage, StoredEntry } from './storage/storage';

/** After so many commands the state is written whole, so that what follows it can be checked against it. */
const SNAPSHOT_EVERY = 256;

/** A table as it should stand on the disk. */
export interface Standing {
  readonly session: Session;
  readonly facts: Facts;
}
export interface Put extends Standing {
  readonly said: readonly Json[];
  /** Hashes of new codes, where they changed. */
  readonly codes: readonly string[] | null;
  /** Called when all this is on the disk: only then may anybody be told of it. */
  readonly onceKept: () => void;
}
interface Parts {
  readonly storage: Storage;
  readonly id: string;
  readonly lease: number;
  /** The sender's number of a command, as it is stored. */
  readonly commandId: (command: Command) => string;
  /** A step is on its way to the disk; it may fail still. */
  readonly writing: (standing: Standing) => void;
  /** Everything that was on the disk before is told; what was put since is lost. */
  readonly failed: (error: unknown) => void;
  /** A step is on the disk: called once for all that were written together, after each one's `onceKept`. */
  readonly written: (standing: Standing) => void;
}

/** Writes a table's steps in order. What comes while one is being written goes together in the next. */
export class TableWriter {
  readonly #parts: Parts;
  #onDisk: Standing;
  #waiting: Put[] = [];
  #running: Promise<void> | null = null;
  #broken = false;
  #snapshotAt: number;

  constructor(parts: Parts, onDisk: Standing) {
    this.#parts = parts;
    this.#onDisk = onDisk;
    this.#snapshotAt = onDisk.session.cursor;
  }

  put(put: Put): void {
    if (this.#broken) return;
    this.#waiting.push(put);
    this.#running ??= this.#run();
  }

  /** Resolves when everything so far is on the disk, or will never be. */
  async settled(): Promise<void> {
    while (this.#running !== null) await this.#running;
  }

  async #run(): Promise<void> {
    try {
      while (this.#waiting.length > 0) await this.#writeOnce();
    } catch (error) {
      this.#broken = true;
      this.#waiting = [];
      this.#parts.failed(error);
    } finally {
      this.#running = null;
    }
  }

  async #writeOnce(): Promise<void> {
    const puts = this.#waiting;
    this.#waiting = [];
    const last = puts.at(-1);
    if (last === undefined) return;
    const { storage, id, lease, writing, written } = this.#parts;
    const standing: Standing = { session: last.session, facts: last.facts };
    const write = storage.write(id, lease, this.#changeTo(last, puts));
    // While the disk is waited for.
    const meanwhile = setImmediate(() => tried(() => writing(standing)));
    await write.finally(() => clearImmediate(meanwhile));
    this.#onDisk = standing;
    for (const { onceKept } of puts) onceKept();
    written(this.#onDisk);
    if (this.#waiting.length === 0) setImmediate(() => this.#getReady());
  }

  /** Nothing is under way: what the next command will need is made before it comes. */
  #getReady(): void {
    if (this.#running === null) copyAhead(currentEncounter(this.#onDisk.session).combatants);
  }

  #changeTo({ session, facts }: Standing, puts: readonly Put[]): Change {
    const before = this.#onDisk;
    const from = sharedLength(before.session, session);
    const cut = before.session.entries.length !== from;
    const numbers = newNumbers(before.facts, facts);
    const codes = puts.findLast((put) => put.codes !== null)?.codes ?? null;
    const said = puts.flatMap((put) => put.said);
    return {
      ...((cut || session.entries.length !== from) && {
        log: { from, cut, entries: session.entries.slice(from).map(this.#stored) },
      }),
      ...(session.cursor !== before.session.cursor && { cursor: session.cursor }),
      ...(!isSameFacts(before.facts, facts) && { facts: storedFacts(facts) }),
      ...(numbers !== null && { numbers }),
      ...this.#snapshot(session),
      ...(said.length > 0 && { said }),
      ...(codes !== null && { codes }),
    };
  }

  #snapshot(session: Session): Pick<Change, 'snapshot'> {
    if (Math.abs(session.cursor - this.#snapshotAt) < SNAPSHOT_EVERY) return {};
    this.#snapshotAt = session.cursor;
    return { snapshot: { at: session.cursor, encounter: currentEncounter(session) } };
  }

  readonly #stored = ({ by, command }: { by: string; command: Command }): StoredEntry => ({
    by,
    commandId: this.#parts.commandId(command),
    command,
  });
}

/** A fault in what is made ready comes again when it is to be told; then it costs this table its room, and no other table anything. */
function tried(make: () => void): void {
  try {
    make();
  } catch {}
}

/** But for the numbers of what was carried out, which are kept apart. */
function isSameFacts(before: Facts, after: Facts): boolean {
  const keys = Object.keys(after) as (keyof Facts)[];
  return keys.every((key) => key === 'lastCommands' || before[key] === after[key]);
}

function newNumbers(
  { lastCommands: before }: Facts,
  { lastCommands: after }: Facts,
): NonNullable<Change['numbers']> | null {
  if (before === after) return null;
  const more = Object.entries(after).filter(([sender, n]) => before[sender] !== n);
  const gone = Object.keys(before).filter((sender) => !Object.hasOwn(after, sender));
  if (more.length + gone.length === 0) return null;
  return Object.fromEntries([...more, ...gone.map((sender) => [sender, null] as const)]);
}

/** How many entries both begin with. Commands are never changed in place, so identity tells. */
function sharedLength(a: Session, b: Session): number {
  let shared = Math.min(a.entries.length, b.entries.length);
  while (shared > 0 && a.entries[shared - 1]?.command !== b.entries[shared - 1]?.command) shared -= 1;
  return shared;
}
