import type { Rules } from '../engine/contract';
import type { CombatantId, Encounter } from '../engine/state';
import { exploredBy, withMemory } from '../session/explored';
import { currentEncounter, type Entry, encounterAt, type Session } from '../session/session';
import { knowledgeOf } from './knowledge';
import { namesIn } from './names';
import { diff } from './patch';
import { projectEncounter } from './project-encounter';
import { projectEvents } from './project-events';
import type { ChangeMessage, Snapshot, Told } from './to-screen';
import { sidesOf, type Viewer } from './viewer';
import { PROTOCOL } from './wire';

/** Changes that are kept for who was away; further back a snapshot is sent. */
const KEPT_CHANGES = 200;
/** Lines of the log that a snapshot carries. */
const KEPT_LINES = 200;

/** One viewer's messages about one fight, numbered for that viewer alone. */
export interface Feed {
  readonly viewer: Viewer;
  /** The fight as this viewer knows it now. */
  readonly encounter: Encounter;
  /** The fight as it stands, and where the numbering is. */
  snapshot(): Snapshot;
  /** Follows the session to where it is now. Null where nothing is to be told: then nothing is sent, for even an empty message would tell something. */
  follow(session: Session): ChangeMessage | Snapshot | null;
  /** The last change, or the fight where there was none: by it a screen sees whether it has missed something. */
  latest(): ChangeMessage | Snapshot;
  /** What came after change `n` of this stream; null where a snapshot is needed. */
  since(stream: string, n: number): readonly ChangeMessage[] | null;
}

interface Line {
  /** The command's place in the session. */
  readonly at: number;
  readonly told: Told;
}

/** A feed from where the session stands. `stream` is new each time (random), so that numbers of an earlier one are not mistaken for its own. */
export const createFeed = (rules: Rules, session: Session, viewer: Viewer, stream: string): Feed =>
  new ViewerFeed({ rules, viewer, stream }, session);

interface Given {
  readonly rules: Rules;
  readonly viewer: Viewer;
  readonly stream: string;
}

class ViewerFeed implements Feed {
  private readonly given: Given;
  /** Everyone who has ever been there: who was removed may be named still. */
  private readonly ids = new Set<CombatantId>();
  private life = 0;
  private n = 0;
  private changes: readonly ChangeMessage[] = [];
  private last: Session;
  private lines: readonly Line[];
  private shown: Encounter;
  /** The state that is shown, whole. */
  private at: Encounter | null = null;

  constructor(given: Given, session: Session) {
    this.given = given;
    this.last = session;
    this.lines = this.linesOf(session, 0);
    this.shown = this.project(session);
  }

  get viewer(): Viewer {
    return this.given.viewer;
  }
  get encounter(): Encounter {
    return this.shown;
  }
  private get stream(): string {
    return `${this.given.stream}.${this.life}`;
  }

  snapshot(): Snapshot {
    const log = this.lines.slice(-KEPT_LINES).map(({ told }) => told);
    const { viewer, stream, n, shown: encounter } = this;
    return { type: 'snapshot', v: PROTOCOL, stream, n, viewer, encounter, log };
  }

  follow(now: Session): ChangeMessage | Snapshot | null {
    if (now === this.last) return null;
    if (now.start.combatants !== this.last.start.combatants) return this.beginAnew(now);
    const shared = sharedEntries(this.last, now);
    const kept = this.linesBefore(shared);
    const more = this.linesOf(now, shared);
    const [kind, less, before] = [
      kindOf(this.last, now, shared),
      this.lines.length - kept.length,
      this.shown,
    ];
    this.last = now;
    this.lines = [...kept, ...more];
    this.shown = this.project(now);
    const patch = diff(before, this.shown);
    if (patch.length === 0 && less === 0 && more.length === 0) return null;
    return this.changed({ kind, less, told: more.map(({ told }) => told), patch });
  }

  since(stream: string, n: number): readonly ChangeMessage[] | null {
    const missing = this.n - n;
    if (stream !== this.stream || missing < 0 || missing > this.changes.length) return null;
    return this.changes.slice(this.changes.length - missing);
  }

  latest(): ChangeMessage | Snapshot {
    return this.changes.at(-1) ?? this.snapshot();
  }

  /** Lines are in order, and what is taken back stands at their end. */
  private linesBefore(entry: number): readonly Line[] {
    let count = this.lines.length;
    while (count > 0 && (this.lines[count - 1]?.at ?? 0) >= entry) count -= 1;
    return count === this.lines.length ? this.lines : this.lines.slice(0, count);
  }

  private changed(what: Pick<ChangeMessage, 'kind' | 'less' | 'told' | 'patch'>): ChangeMessage {
    this.n += 1;
    const change: ChangeMessage = { type: 'change', v: PROTOCOL, stream: this.stream, n: this.n, ...what };
    this.changes = [...this.changes.slice(1 - KEPT_CHANGES), change];
    return change;
  }

  /** Another fight was opened. */
  private beginAnew(now: Session): Snapshot {
    this.life += 1;
    this.n = 0;
    this.changes = [];
    this.ids.clear();
    this.last = now;
    this.lines = this.linesOf(now, 0);
    this.shown = this.project(now);
    return this.snapshot();
  }

  private project(now: Session): Encounter {
    const encounter = currentEncounter(now);
    this.note(encounter);
    const { rules } = this.given;
    // What was known of the state before is the beginning of what is known of this one.
    if (this.viewer.role !== 'gm') knowledgeOf(rules, encounter, this.viewer, this.at);
    this.at = encounter;
    const shown = projectEncounter(rules, encounter, this.viewer, this.ids);
    const { viewer } = this;
    return viewer.role === 'gm' ? shown : withMemory(shown, exploredBy(rules, now, sidesOf(viewer)));
  }

  private note({ combatants }: Encounter): void {
    for (const id of Object.keys(combatants)) this.ids.add(id);
  }

  private linesOf(now: Session, from: number): readonly Line[] {
    this.note(now.start);
    for (const { after } of now.entries.slice(from, now.cursor)) this.note(after);
    const first = Math.max(from, now.cursor - KEPT_LINES);
    return now.entries.slice(first, now.cursor).flatMap((entry, index) => {
      const told = this.tell(encounterAt(now, first + index), entry);
      return told === null ? [] : [{ at: first + index, told }];
    });
  }

  private tell(before: Encounter, { by, events, after }: Entry): Told | null {
    const told = projectEvents(this.given.rules, { before, events }, this.viewer, this.ids);
    return told.length === 0 ? null : { by, events: told, names: namesIn(told, [before, after]) };
  }
}

function kindOf(last: Session, now: Session, shared: number): ChangeMessage['kind'] {
  if (now.cursor === shared && shared < last.cursor) return 'undo';
  return now.entries.length === last.entries.length &&
    now.entries.at(-1)?.events === last.entries.at(-1)?.events
    ? 'redo'
    : 'command';
}

/** How many entries up to the cursor both have. Found from their ends, where they nearly always meet. */
function sharedEntries(a: Session, b: Session): number {
  // By the events: setting how dice are thrown makes another entry of the same command.
  const isSame = (index: number) => a.entries[index]?.events === b.entries[index]?.events;
  let shared = Math.min(a.cursor, b.cursor);
  while (shared > 0 && !isSame(shared - 1)) shared -= 1;
  return shared;
}
