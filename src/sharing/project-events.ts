import { applyEvent } from '../engine/apply-event';
import type { Rules } from '../engine/contract';
import type { EventType, GameEvent } from '../engine/events';
import type { CombatantId, Encounter } from '../engine/state';
import { type Knowledge, knowledgeOf } from './knowledge';
import type { Departed } from './project-encounter';
import { type Moment, TELLERS } from './tell-event';
import type { Viewer } from './viewer';

/** A command that was carried out: the fight before it, what happened, the fight after it. */
export interface Happened {
  readonly before: Encounter;
  readonly events: readonly GameEvent[];
  readonly after: Encounter;
}

/**
 * What happened as a viewer may know it. Each event is judged by who was perceived just before it and just after it, so that what was out of sight
 * at that moment stays untold. What the state shows all the same (edits, sheets that were set, whom
 * somebody sees as its turn begins) is not told.
 */
export function projectEvents(
  rules: Rules,
  happened: Happened,
  viewer: Viewer,
  departed: Departed,
): readonly GameEvent[] {
  const { before, events } = happened;
  if (viewer.role === 'gm') return events.some(isLong) ? events.map(shortened) : events;
  const told: GameEvent[] = [];
  const states = statesAfter(happened);
  let earlier = knowledgeOf(rules, before, viewer);
  for (const [index, event] of events.entries()) {
    const encounter = states[index] ?? before;
    const later = UNSEEING.has(event.type)
      ? earlier
      : knowledgeOf(rules, encounter, viewer, encounter === happened.after ? before : earlier.view.encounter);
    const seen = tell(event, moment(earlier, later, departed, events.slice(index + 1)));
    if (seen !== null) told.push(seen);
    earlier = later;
  }
  return told;
}

type TurnStarted = Extract<GameEvent, { type: 'turnStarted' }>;
/** Whom somebody saw as its turn began is shown by the state: in a large fight these are hundreds of names. */
const isLong = (event: GameEvent): event is TurnStarted =>
  event.type === 'turnStarted' && event.turn.sawAtStart.length > 0;
const shortened = (event: GameEvent): GameEvent =>
  isLong(event) ? { ...event, turn: { ...event.turn, sawAtStart: [] } } : event;

interface Followed extends Happened {
  readonly states: readonly Encounter[];
}
/** The last few commands, each followed once for all who are told of it: then they share what is known in between as well. */
let followed: readonly Followed[] = [];
const REMEMBERED = 8;

/**
 * The state after each event, as far as it is about who perceives whom: what does not change that is not in it, and after the last event
 * that does, all is as it is after the command. A table of many is copied for each state in between, so there are no more of them than must be.
 */
function statesAfter({ before, events, after }: Happened): readonly Encounter[] {
  const last = followed.find((it) => it.before === before && it.events === events);
  if (last !== undefined) return last.states;
  const final = events.findLastIndex(({ type }) => !UNSEEING.has(type));
  let encounter = before;
  const states = events.map((event, index) => {
    if (index >= final) encounter = after;
    else if (!OF_TURNS.has(event.type)) encounter = applyEvent(encounter, event);
    return encounter;
  });
  followed = [{ before, events, after, states }, ...followed.slice(0, REMEMBERED - 1)];
  return states;
}

/** What changes only somebody's turn. */
const OF_TURNS = new Set<EventType>(['turnChanged', 'provoked']);

/** What changes nothing of who perceives whom. */
const UNSEEING = new Set<EventType>([
  'declared',
  'overruled',
  'declined',
  'stopped',
  'rolled',
  'attacked',
  'checked',
  'spellCast',
  'edited',
  'turnChanged',
  'remembered',
  'provoked',
]);

function moment(before: Knowledge, after: Knowledge, departed: Departed, rest: readonly GameEvent[]): Moment {
  const whoIs = (id: CombatantId) => after.view.find(id) ?? before.view.find(id);
  const knows = (id: CombatantId): boolean => before.perceives(id) || after.perceives(id);
  return {
    before,
    after,
    rest,
    knows,
    isSecret: (word) => (whoIs(word) === null ? departed.has(word) : !knows(word)),
    isOwn: (id) => {
      const who = whoIs(id);
      return who !== null && before.isOwn(who);
    },
  };
}

function tell<T extends EventType>(
  event: Extract<GameEvent, { type: T }> & { readonly type: T },
  at: Moment,
): GameEvent | null {
  return TELLERS[event.type](event, at);
}
