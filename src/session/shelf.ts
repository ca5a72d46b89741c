import { type Database, type KeptFight, openDatabase, type Snapshot, type WholeFight } from './database';
import type { Recording } from './save-file';
import { currentEncounter, type Session } from './session';
import type { SavedAs } from './ui-state';
import type { Unwritten } from './unwritten';

const STORES = ['fights', 'starts', 'snapshots', 'entries'] as const;
/** Fights that are kept; the oldest beyond that go. */
const KEPT = 100;

/** A fight as the shelf has it. */
export interface Taken extends Recording {
  readonly saved: SavedAs | null;
}

/** Thrown when another tab has opened the fight since. */
export class TakenOver extends Error {}

/** The fights that the browser keeps, in IndexedDB: start, accepted commands one by one, now and then a snapshot. */
export class Shelf {
  readonly #db: Database;
  readonly #writer: string;
  readonly #clock: () => number;

  private constructor(db: Database, writer: string, clock: () => number) {
    this.#db = db;
    this.#writer = writer;
    this.#clock = clock;
  }

  /** `writer` names this tab. @throws where the browser forbids storage. */
  static async open(writer: string, clock: () => number = Date.now, name?: string): Promise<Shelf> {
    const db = await openDatabase(name);
    return new Shelf(db, writer, clock);
  }

  /** Latest first. */
  async list(): Promise<readonly KeptFight[]> {
    const fights = await this.#db.getAll('fights');
    return fights.sort((a, b) => b.at - a.at);
  }

  /** Puts a whole fight on the shelf under a new id. */
  async create(id: string, session: Session, saved: SavedAs | null = null): Promise<void> {
    const facts = this.#facts(id, session, saved);
    const log = session.entries.map(({ by, command }) => ({ by, command }));
    await this.put({ facts, start: session.start, snapshot: snapshotOf(session), log });
    await this.#forgetOldest();
  }

  /** Writes a whole fight as it is: one that was lifted, or that of a backup. */
  async put({ facts, start, snapshot, log }: WholeFight): Promise<void> {
    const tx = this.#db.transaction(STORES, 'readwrite');
    const entries = tx.objectStore('entries');
    await Promise.all([
      tx.objectStore('fights').put(facts),
      tx.objectStore('starts').put(start, facts.id),
      tx.objectStore('snapshots').put(snapshot, facts.id),
      ...log.map((line, index) => entries.put(line, [facts.id, index])),
      tx.done,
    ]);
  }

  /** A fight as it is, without taking it. Null if it is not there. */
  async read(id: string): Promise<WholeFight | null> {
    const tx = this.#db.transaction(STORES, 'readonly');
    const [facts, start, snapshot, log] = await Promise.all([
      tx.objectStore('fights').get(id),
      tx.objectStore('starts').get(id),
      tx.objectStore('snapshots').get(id),
      tx.objectStore('entries').getAll(IDBKeyRange.bound([id, 0], [id, Infinity])),
    ]);
    if (facts === undefined || start === undefined || snapshot === undefined) return null;
    return { facts, start, snapshot, log };
  }

  /** Writes what `now` has beyond `before`: new commands, what was cut off, the cursor. @throws TakenOver */
  async append(id: string, before: Session, now: Session, saved: SavedAs | null = null): Promise<void> {
    const tx = this.#db.transaction(['fights', 'entries', 'snapshots'], 'readwrite');
    if (!(await this.#mayWrite(tx.objectStore('fights'), id))) {
      await tx.done;
      throw new TakenOver();
    }
    const entries = tx.objectStore('entries');
    const from = sharedLength(before, now);
    const writes: Promise<unknown>[] = [tx.objectStore('fights').put(this.#facts(id, now, saved))];
    if (before.entries.length > from) {
      writes.push(entries.delete(IDBKeyRange.bound([id, from], [id, Infinity])));
      // A snapshot may lie on the branch that is cut off.
      writes.push(tx.objectStore('snapshots').put(snapshotOf(now), id));
    }
    now.entries.slice(from).forEach(({ by, command }, index) => {
      writes.push(entries.put({ by, command }, [id, from + index]));
    });
    await Promise.all([...writes, tx.done]);
  }

  /** What `append` would write, or `create` where nothing of the fight is here yet (`before` null), to be kept elsewhere and mended later. */
  unwritten(id: string, before: Session | null, now: Session, saved: SavedAs | null): Unwritten {
    const from = before === null ? 0 : sharedLength(before, now);
    const log = now.entries.slice(from).map(({ by, command }) => ({ by, command }));
    const start = before === null ? now.start : null;
    return { facts: this.#facts(id, now, saved), start, snapshot: snapshotOf(now), from, log };
  }

  /** Writes what a page that is gone could not. False, and nothing is written: somebody else has had the fight since, or it lacks more than that. */
  async mend({ facts, start, snapshot, from, log }: Unwritten): Promise<boolean> {
    const { id, writer, at } = facts;
    const tx = this.#db.transaction(STORES, 'readwrite');
    const there = await tx.objectStore('fights').get(id);
    const fits = there === undefined ? start !== null : follows(there, { writer, at, from });
    if (fits) {
      const entries = tx.objectStore('entries');
      await entries.delete(IDBKeyRange.bound([id, from], [id, Infinity]));
      await Promise.all([
        tx.objectStore('fights').put(facts),
        start === null ? null : tx.objectStore('starts').put(start, id),
        tx.objectStore('snapshots').put(snapshot, id),
        ...log.map((line, index) => entries.put(line, [id, from + index])),
      ]);
    }
    await tx.done;
    return fits;
  }

  /** Keeps the present state itself, in case the rules of a later version judge the log otherwise. @throws TakenOver */
  async snapshot(id: string, session: Session): Promise<void> {
    const tx = this.#db.transaction(['fights', 'snapshots'], 'readwrite');
    const mine = await this.#mayWrite(tx.objectStore('fights'), id);
    if (mine) await tx.objectStore('snapshots').put(snapshotOf(session), id);
    await tx.done;
    if (!mine) throw new TakenOver();
  }

  /** Takes a fight from the shelf, and with it the right to write it. Null if it is not there. */
  async take(id: string): Promise<Taken | null> {
    const tx = this.#db.transaction(STORES, 'readwrite');
    const facts = await tx.objectStore('fights').get(id);
    const start = await tx.objectStore('starts').get(id);
    // Of a fight in which nothing has been played yet the snapshot is the start once more.
    const begun = facts !== undefined && facts.length > 0;
    const snapshot = begun
      ? await tx.objectStore('snapshots').get(id)
      : start && { cursor: 0, encounter: start };
    const log = await tx.objectStore('entries').getAll(IDBKeyRange.bound([id, 0], [id, Infinity]));
    if (facts === undefined || start === undefined || snapshot === undefined) return null;
    await tx.objectStore('fights').put({ ...facts, writer: this.#writer, at: this.#clock() });
    await tx.done;
    const { cursor, saved = null } = facts;
    return { start, log, cursor, now: snapshot.encounter, nowAt: snapshot.cursor, saved };
  }

  /** Puts the fight out of the browser for good; `read` it before if it may be put back. */
  async remove(id: string): Promise<void> {
    const tx = this.#db.transaction(STORES, 'readwrite');
    await Promise.all([
      tx.objectStore('fights').delete(id),
      tx.objectStore('starts').delete(id),
      tx.objectStore('snapshots').delete(id),
      tx.objectStore('entries').delete(IDBKeyRange.bound([id, 0], [id, Infinity])),
      tx.done,
    ]);
  }

  close(): void {
    this.#db.close();
  }

  #facts(id: string, session: Session, saved: SavedAs | null): KeptFight {
    const { title } = currentEncounter(session);
    const { cursor, entries } = session;
    return { id, title, cursor, length: entries.length, writer: this.#writer, at: this.#clock(), saved };
  }

  async #mayWrite(fights: { get(id: string): Promise<KeptFight | undefined> }, id: string): Promise<boolean> {
    return (await fights.get(id))?.writer === this.#writer;
  }

  async #forgetOldest(): Promise<void> {
    for (const { id } of (await this.list()).slice(KEPT)) await this.remove(id);
  }
}

/** Whether what is left belongs to the end of the fight as the shelf has it. */
function follows(there: KeptFight, left: { writer: string; at: number; from: number }): boolean {
  return there.writer === left.writer && there.at <= left.at && there.length >= left.from;
}

function snapshotOf(session: Session): Snapshot {
  return { cursor: session.cursor, encounter: currentEncounter(session) };
}

/** How many entries both begin with. Commands are never changed in place, so identity tells. */
function sharedLength(a: Session, b: Session): number {
  let shared = Math.min(a.entries.length, b.entries.length);
  while (shared > 0 && a.entries[shared - 1]?.command !== b.entries[shared - 1]?.command) shared -= 1;
  return shared;
}
