import { changedIn } from '../engine/changed';
import type { Rules } from '../engine/contract';
import type { CombatantId, Encounter } from '../engine/state';
import { exploredBy } from '../session/explored';
import { currentEncounter, type Entry, encounterAt, type Session } from '../session/session';
import { namesIn } from './names';
import { diff, type Patch } from './patch';
import { projectDecisions } from './project-encounter';
import { projectEvents } from './project-events';
import { GuestsProjection, MastersProjection, type RunningProjection } from './running-projection';
import type { ChangeMessage, Told } from './to-screen';
import { playsIt, sidesOf, type Viewer } from './viewer';

/** Lines of the log that a snapshot carries. */
const KEPT_LINES = 200;

interface Line {
  /** The command's place in the session. */
  readonly at: number;
  readonly told: Told;
}
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
  #lines: Line[];
  #log: readonly Told[] | null = null;
  #projection: RunningProjection;

  constructor(rules: Rules, session: Session, viewer: Viewer) {
    this.#rules = rules;
    this.#viewer = viewer;
    this.#last = session;
    this.#lines = this.#linesOf(session, 0);
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
  get log(): readonly Told[] {
    this.#log ??= this.#lines.slice(-KEPT_LINES).map(({ told }) => told);
    return this.#log;
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
    const less = this.#forgetLines(shared);
    const more = this.#linesOf(now, shared);
    this.#lines.push(...more);
    if (less > 0 || more.length > 0) this.#log = null;
    this.#last = now;
    const before = this.#projection.decisions;
    this.#note(currentEncounter(now));
    const patch = this.#projection.to(currentEncounter(now));
    const after = this.#projection.decisions;
    const told = more.map((line) => line.told);
    const common = { before, after, patch: [...patch, ...diff(before, after, ['decisions'])] };
    return { kind: kindOf(last, now, shared), less, told, patch, common };
  }

  #beginAnew(now: Session): void {
    this.#ids.clear();
    this.#noted = null;
    this.#log = null;
    this.#last = now;
    this.#lines = this.#linesOf(now, 0);
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

  /** Lines are in order, and what is taken back stands at their end. Returns how many that are. */
  #forgetLines(fromEntry: number): number {
    let count = this.#lines.length;
    while (count > 0 && (this.#lines[count - 1]?.at ?? 0) >= fromEntry) count -= 1;
    const less = this.#lines.length - count;
    this.#lines.length = count;
    return less;
  }

  #linesOf(now: Session, from: number): Line[] {
    if (from === 0) this.#note(now.start);
    for (let index = from; index < now.cursor; index++) this.#note(encounterAt(now, index + 1));
    const first = Math.max(from, now.cursor - KEPT_LINES);
    return now.entries.slice(first, now.cursor).flatMap((entry, index) => {
      const told = this.#tell(encounterAt(now, first + index), entry);
      return told === null ? [] : [{ at: first + index, told }];
    });
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
