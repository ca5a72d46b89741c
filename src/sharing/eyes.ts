import { changedIn } from '../engine/changed';
import type { Rules } from '../engine/contract';
import type { CombatantId, Encounter } from '../engine/state';
import { exploredBy } from '../session/explored';
import { currentEncounter, type Entry, encounterAt, type Session } from '../session/session';
import { type LogPart, LogTail } from './log-tail';
import { namesIn } from './names';
import { diff, type Patch } from './patch';
import { projectDecisions } from './project-encounter';
import { projectEvents } from './project-events';
import { GuestsProjection, MastersProjection, type RunningProjection } from './running-projection';
import type { ChangeMessage, Told } from './to-screen';
import { playsIt, sidesOf, type Viewer } from './viewer';

/** What one step of the session is to whoever looks through these eyes. */
export interface Step {
  readonly kind: ChangeMessage['kind'];
  readonly less: number;
  readonly told: readonly Told[];
  /** Without decisions. */
  readonly patch: Patch;
  /** For those who take none themselves: decisions as they were and are shown to them, and the patch with these. */
  readonly common: {
    readonly before: Encounter['decisions'];
    readonly after: Encounter['decisions'];
    readonly patch: Patch;
  };
}

/** Whose eyes a viewer looks through: those who have the same are told the same, but for decisions of their own. */
export const eyesOf = (viewer: Viewer): string =>
  viewer.role === 'gm' ? 'gm' : JSON.stringify(sidesOf(viewer));

/**
 * What one pair of eyes knows of a fight, worked out once for all viewers who look through them. Goes with the session, step by step;
 * `place` counts the steps, so that each feed sees whether it has taken the last one.
 */
export class Eyes {
  place = 0;
  /** What the last step was; null where another fight was opened. */
  step: Step | null = null;
  readonly #rules: Rules;
  readonly #viewer: Viewer;
  /** Everyone who has ever been there: who was removed may be named still. */
  readonly #ids = new Set<CombatantId>();
  #noted: Encounter['combatants'] | null = null;
  #last: Session;
  #tail: LogTail;
  #log: LogPart | null = null;
  #projection: RunningProjection;

  constructor(rules: Rules, session: Session, viewer: Viewer) {
    this.#rules = rules;
    this.#viewer = viewer;
    this.#last = session;
    this.#tail = this.#tailOf(session);
    this.#projection = this.#project(session);
  }

  /** The fight as it is known now, decisions as they are shown to those who do not take them. */
  get encounter(): Encounter {
    return this.#projection.encounter;
  }

  get decisions(): Encounter['decisions'] {
    return this.#projection.decisions;
  }

  /** The last lines of the log, oldest first. */
  get log(): LogPart {
    this.#log ??= this.#tail.last;
    return this.#log;
  }

  /** Lines before that number; null: there is more to look through, ask again. */
  older(before: number): LogPart | null {
    return this.#tail.before(before);
  }

  /** Decisions as a viewer with these eyes may know them; the same list for all who take none of them. */
  decisionsFor(viewer: Viewer): Encounter['decisions'] {
    const projection = this.#projection;
    if (viewer.role !== 'player' || !(projection instanceof GuestsProjection)) return projection.decisions;
    const { encounter, isSecret } = projection.look;
    const takesAny = encounter.decisions.some(({ by }) => {
      const who = encounter.combatants[by];
      return who !== undefined && playsIt(viewer, who);
    });
    return takesAny ? projectDecisions(encounter, viewer, isSecret) : projection.decisions;
  }

  /** Goes to where the session is now. */
  follow(now: Session): void {
    if (now === this.#last) return;
    this.place += 1;
    this.step = now.start.combatants === this.#last.start.combatants ? this.#stepTo(now) : null;
    if (this.step === null) this.#beginAnew(now);
  }

  #stepTo(now: Session): Step {
    const last = this.#last;
    const shared = sharedEntries(last, now);
    const less = this.#tail.takeBack(shared);
    this.#last = now;
    this.#noteEntries(now, shared);
    const told = this.#tail.add(shared, now.cursor);
    if (less > 0 || told.length > 0) this.#log = null;
    const before = this.#projection.decisions;
    this.#note(currentEncounter(now));
    const patch = this.#projection.to(currentEncounter(now));
    const after = this.#projection.decisions;
    const common = { before, after, patch: [...patch, ...diff(before, after, ['decisions'])] };
    return { kind: kindOf(last, now, shared), less, told, patch, common };
  }

  #beginAnew(now: Session): void {
    this.#ids.clear();
    this.#noted = null;
    this.#log = null;
    this.#last = now;
    this.#tail = this.#tailOf(now);
    this.#projection = this.#project(now);
  }

  #project(session: Session): RunningProjection {
    const encounter = currentEncounter(session);
    this.#note(encounter);
    const [rules, viewer] = [this.#rules, this.#viewer];
    if (viewer.role === 'gm') return new MastersProjection(encounter);
    const explored = () => exploredBy(rules, this.#last, sidesOf(viewer));
    return new GuestsProjection({ rules, viewer, departed: this.#ids, explored }, encounter);
  }

  #note({ combatants }: Encounter): void {
    const last = this.#noted;
    this.#noted = combatants;
    const ids = last === null ? Object.keys(combatants) : changedIn(last, combatants);
    for (const id of ids) this.#ids.add(id);
  }

  #tailOf(session: Session): LogTail {
    this.#note(session.start);
    this.#noteEntries(session, 0);
    return new LogTail(session.cursor, (entry) => this.#told(entry));
  }

  #noteEntries(now: Session, from: number): void {
    for (let index = from; index < now.cursor; index++)
      for (const event of now.entries[index]?.events ?? [])
        if (event.type === 'combatantJoined') this.#ids.add(event.combatant.id);
  }

  /** What an entry of the session is to these eyes. */
  #told(index: number): Told | null {
    const entry = this.#last.entries[index];
    return entry === undefined ? null : this.#tell(encounterAt(this.#last, index), entry);
  }

  #tell(before: Encounter, { by, events, after }: Entry): Told | null {
    const told = projectEvents(this.#rules, { before, events, after }, this.#viewer, this.#ids);
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
