import type { Rules } from '../engine/contract';
import { refusal } from '../engine/refusal';
import type { KeptFight } from './database';
import { freshId } from './fresh-id';
import { replay } from './save-file';
import type { Session } from './session';
import { type Shelf, type Taken, TakenOver } from './shelf';
import type { FightStore } from './store';
import type { SavedAs } from './ui-state';
import type { Unwritten } from './unwritten';

const SNAPSHOT_AFTER_MS = 800;

/** Keeps the fight of a store on the shelf: every command as soon as it is played, in order, one transaction at a time. */
export interface Keeper {
  /** Opens the kept fight, or the latest one. False if there is none. */
  resume(id?: string): Promise<boolean>;
  list(): Promise<readonly KeptFight[]>;
  /** The kept fight that is open here; null before anything is written. */
  current(): string | null;
  /** What is being written and may be lost if the page goes now; null if nothing is. */
  unwritten(): Unwritten | null;
  /** Resolves when everything so far is written. */
  settled(): Promise<void>;
  stop(): void;
}

/** Tells other tabs which fight this one has opened, and hears it from them. */
export interface Neighbours {
  opened(id: string): void;
  listen(heard: (id: string) => void): void;
  close(): void;
}

export interface KeeperParts {
  readonly shelf: Shelf;
  readonly rules: Rules;
  readonly store: FightStore;
  readonly neighbours: Neighbours;
  /** Resolves when the rules are all there, which a log needs to be played again; left out: they are. */
  wholeRules?(): Promise<unknown>;
}

export function keep(parts: KeeperParts): Keeper {
  const keeper = new ShelfKeeper(parts);
  keeper.listen();
  return keeper;
}

/** A fight on the shelf, and how much of it is there. */
interface Kept {
  readonly id: string;
  readonly session: Session;
  readonly saved: SavedAs | null;
}

class ShelfKeeper implements Keeper {
  readonly #parts: KeeperParts;
  /** Null: the fight is not on the shelf yet. */
  #kept: Kept | null = null;
  /** The fight that is being put on the shelf for the first time. */
  #coming: Kept | null = null;
  #writing: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #unsubscribe = () => {};

  constructor(parts: KeeperParts) {
    this.#parts = parts;
  }

  listen(): void {
    const { store, neighbours } = this.#parts;
    this.#unsubscribe = store.subscribe((fight, before) => {
      if (fight.session !== before.session || fight.ui.saved !== before.ui.saved) this.#flush();
    });
    neighbours.listen((id) => {
      if (id === this.#kept?.id) store.getState().setKeeping('taken');
    });
  }

  async resume(id?: string): Promise<boolean> {
    try {
      return await this.#reopen(id);
    } catch (error) {
      // What the browser gave back is no fight. It stays on the shelf; the fight that is open goes on, and is kept anew.
      if (!(error instanceof TypeError)) throw error;
      const why = refusal('kept-unreadable', { message: error.message });
      this.#parts.store.getState().notify({ refusal: why, square: null, command: null });
      return false;
    }
  }

  async #reopen(id?: string): Promise<boolean> {
    const { shelf, rules, store, neighbours } = this.#parts;
    const wanted = id ?? this.#kept?.id ?? (await shelf.list())[0]?.id;
    const recording = wanted === undefined ? null : await shelf.take(wanted);
    if (wanted === undefined || recording === null) return this.#keepAnew(wanted);
    if (isUnderWay(recording)) await this.#parts.wholeRules?.();
    const { session, notice } = replay(rules, recording);
    neighbours.opened(wanted);
    // A log that no longer fits stays on the shelf as it is; the fight goes on under a new id.
    this.#kept = notice === null ? { id: wanted, session, saved: recording.saved } : null;
    store.getState().setKeeping('kept');
    store.getState().restore(session, recording.saved);
    if (notice !== null) store.getState().notify({ refusal: notice, square: null, command: null });
    return true;
  }

  /** Another tab has put away the fight that is open here: what stands here is kept as a fight of its own. */
  #keepAnew(gone: string | undefined): false {
    if (gone === undefined || gone !== this.#kept?.id) return false;
    this.#kept = null;
    this.#parts.store.getState().setKeeping('kept');
    this.#flush();
    return false;
  }

  list(): Promise<readonly KeptFight[]> {
    return this.#parts.shelf.list();
  }

  current(): string | null {
    return this.#kept?.id ?? null;
  }

  unwritten(): Unwritten | null {
    if (this.#writing === null || !this.#behind()) return null;
    const { session, ui } = this.#parts.store.getState();
    const { shelf } = this.#parts;
    const known = this.#kept;
    if (known !== null && grewFrom(known.session, session))
      return shelf.unwritten(known.id, known.session, session, ui.saved);
    const coming = this.#coming;
    const id = coming !== null && grewFrom(coming.session, session) ? coming.id : freshId();
    return shelf.unwritten(id, null, session, ui.saved);
  }

  async settled(): Promise<void> {
    while (this.#writing !== null) await this.#writing;
  }

  stop(): void {
    this.#unsubscribe();
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#parts.neighbours.close();
  }

  /** Starts writing unless that is going on already; whoever writes goes on until nothing is left. */
  #flush(): void {
    if (this.#writing !== null) return;
    this.#writing = this.#writeAll().finally(() => {
      this.#writing = null;
    });
  }

  async #writeAll(): Promise<void> {
    const { store } = this.#parts;
    try {
      while (this.#behind()) await this.#writeOnce();
      if (store.getState().ui.keeping === 'failed') store.getState().setKeeping('kept');
      this.#snapshotSoon();
    } catch (error) {
      store.getState().setKeeping(error instanceof TakenOver ? 'taken' : 'failed');
    }
  }

  #behind(): boolean {
    const { session, ui } = this.#parts.store.getState();
    if (ui.keeping === 'taken') return false;
    return session !== this.#kept?.session || ui.saved !== this.#kept.saved;
  }

  async #writeOnce(): Promise<void> {
    const { shelf, store, neighbours } = this.#parts;
    const { session, ui } = store.getState();
    const { saved } = ui;
    const known = this.#kept;
    if (known === null || !grewFrom(known.session, session)) {
      const coming = { id: freshId(), session, saved };
      this.#coming = coming;
      await shelf.create(coming.id, session, saved);
      this.#kept = coming;
      neighbours.opened(coming.id);
    } else {
      await shelf.append(known.id, known.session, session, saved);
      this.#kept = { id: known.id, session, saved };
    }
  }

  #snapshotSoon(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const kept = this.#kept;
      if (kept === null || this.#writing !== null) return;
      this.#parts.shelf.snapshot(kept.id, kept.session).catch((error: unknown) => {
        this.#parts.store.getState().setKeeping(error instanceof TakenOver ? 'taken' : 'failed');
      });
    }, SNAPSHOT_AFTER_MS);
  }
}

/** Whether there is a log to be played again, or an act that had begun before it. */
function isUnderWay({ log, start }: Taken): boolean {
  return log.length > 0 || start.stack.length > 0;
}

/** Is it the same fight, later or earlier? The combatants of a start are copied only when a fight is opened. */
function grewFrom(before: Session, now: Session): boolean {
  return before.start.combatants === now.start.combatants;
}
