import type { GameEvent } from '../engine/events';
import type { CombatantId, Encounter } from '../engine/state';
import { sameSquare } from '../grid/square';
import type { Entry, Session } from '../session/session';
import type { Text } from '../text/i18n';
import { eventText, type Line } from './event-text';
import { type GroupSum, groupSums } from './log-sums';
import { combatantName, countsOf } from './words';

/** One accepted command in the log, with what it set off. */
export interface LogEntry {
  /** Number of the entry in the session, from 1: what `jumpTo` takes. */
  readonly number: number;
  readonly lines: readonly Line[];
  /** Everyone who is in it, for the filter. */
  readonly about: ReadonlySet<CombatantId>;
}

const told = new WeakMap<Entry, Map<string, LogEntry>>();

/** The log up to the cursor, oldest first. What was told once is kept, for the log only grows. */
export function logEntries(text: Text, session: Session): LogEntry[] {
  const sums = groupSums(session);
  return entriesOf(text, session).map((entry) => {
    const sum = sums.get(entry.number);
    const after = session.entries[entry.number - 1]?.after;
    return sum && after ? { ...entry, lines: [...entry.lines, sumLine(text, after, sum)] } : entry;
  });
}

/** What several have done to one, in one line below the last attack. */
function sumLine(text: Text, encounter: Encounter, { by, on, attacks, hits, damage }: GroupSum): Line {
  const who = countsOf(text, encounter, by);
  const words = text.t('ui:group.sum', { who, on: combatantName(encounter, on), attacks, hits, damage });
  return { level: 'main', tone: hits > 0 ? 'hit' : 'miss', parts: [words] };
}

function entriesOf(text: Text, session: Session): LogEntry[] {
  return session.entries.slice(0, session.cursor).map((entry, index) => {
    const number = index + 1;
    const key = `${text.language}:${number}`;
    const known = told.get(entry)?.get(key);
    if (known !== undefined) return known;
    const before = session.entries[index - 1]?.after ?? session.start;
    const made = tell(text, entry, before, number);
    told.set(entry, (told.get(entry) ?? new Map<string, LogEntry>()).set(key, made));
    return made;
  });
}

function tell(text: Text, { events, after }: Entry, before: Encounter, number: number): LogEntry {
  const known: Encounter = { ...after, combatants: { ...before.combatants, ...after.combatants } };
  const lines = joinSteps(events).map((event) => eventText(text, known, event));
  return { number, lines, about: new Set(events.flatMap(concerned)) };
}

/** Steps of one creature that follow each other become one line, from the first square to the last; who sits on it comes along without a word. */
export function joinSteps(events: readonly GameEvent[]): GameEvent[] {
  const joined: GameEvent[] = [];
  let step: GameEvent | null = null;
  for (const event of events) {
    if (event.type === 'moved') step = event;
    if (isBorne(event, step)) continue;
    const last = joined.at(-1);
    if (
      event.type === 'moved' &&
      last?.type === 'moved' &&
      last.who === event.who &&
      last.mode === event.mode
    )
      joined[joined.length - 1] = { ...last, to: event.to, feet: last.feet + event.feet };
    else if (!(event.type === 'turnChanged' && event.cost === null && last?.type === 'moved'))
      joined.push(event);
  }
  return joined;
}

/** Put from where the step began to where it ended: a rider on its mount. */
function isBorne(event: GameEvent, step: GameEvent | null): boolean {
  if (event.type !== 'placed' || step?.type !== 'moved' || event.who === step.who) return false;
  return sameSquare(event.from, step.from) && sameSquare(event.to, step.to);
}

function concerned(event: GameEvent): CombatantId[] {
  const found: CombatantId[] = [];
  if ('who' in event && typeof event.who === 'string') found.push(event.who);
  if ('by' in event && typeof event.by === 'string') found.push(event.by);
  if (event.type === 'provoked') found.push(...event.by);
  if ('on' in event && typeof event.on === 'string') found.push(event.on);
  if (event.type === 'combatantJoined') found.push(event.combatant.id);
  return found;
}
